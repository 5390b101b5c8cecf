import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvWriter } from '#main/files/sheets/csv-writer.ts'
import type { ExportCell } from '#shared/bridge/files.ts'
import { exportedText, importedText, spreadsheetText } from '#shared/domain/text/spreadsheet-text.ts'
import { recordFigure } from '../figures.ts'
import { cellsByStandard, formulasIn, isFormula } from './spreadsheet-reader.ts'

const RUNS = process.env['ADMIN_CONSOLE_THOROUGH'] === '1' ? 50_000 : 5_000

const STARTS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫']
const UNSEEN = [' ', '\t', '\r', '\n', '\v', '\f', '\u0000', '\u0007', '\u001c', '\u0085', '\u00a0', '\u00ad', '\u034f', '\u115f', '\u200b', '\u200e']
const MORE_UNSEEN = ['\u2028', '\u2029', '\u202f', '\u2060', '\u3000', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\u{e0001}']
const REST = [',', ';', '|', '"', "'", 'HYPERLINK("http://evil.example")', "cmd|' /C calc'!A0", 'SUM(A1)', '1', '.', 'a', 'é', '🍛', '\ud800']

const hostile = fc.array(fc.constantFrom(...STARTS, ...UNSEEN, ...MORE_UNSEEN, ...REST), { maxLength: 12 }).map((parts) => parts.join(''))
const anyText = fc.oneof({ weight: 3, arbitrary: hostile }, fc.string({ unit: 'binary' }))

const csvOf = async (rows: readonly (readonly ExportCell[])[]): Promise<string> => {
  const output = new PassThrough()
  const [written] = await Promise.all([
    text(output),
    (async () => {
      const writer = csvWriter(output, [{ title: 'Name', kind: 'text' }])
      await writer.append(rows)
      await writer.finish()
    })(),
  ])
  return written
}

test.each([
  ['=HYPERLINK("http://evil.example","Open")\n', '\'=HYPERLINK("http://evil.example","Open")\n'],
  ["=cmd|' /C calc'!A0\nx", "'=cmd|' /C calc'!A0\nx"],
  ['  =1+1', "'  =1+1"],
  ['\ufeff\u200b@SUM(A1)', "'\ufeff\u200b@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['Aditi\n=1+1', "Aditi\n'=1+1"],
  ['Aditi;=1+1', "Aditi;'=1+1"],
  ['\tAditi', "'\tAditi"],
  ['+91 98200 12345', "'+91 98200 12345"],
])('%j is written as %j', (value, written) => {
  expect(spreadsheetText(value)).toBe(written)
})

test.each(['', 'Aditi Kitchen', '-5.25', '1240', 'a=b', 'a - b', 'O\'Brien, "Fish" & <Chips>', '2027-03-12', 'aditi@example.com', '"quoted"'])(
  '%j stays as it is',
  (value) => {
    expect(spreadsheetText(value)).toBe(value)
  },
)

test('no text is read as a formula, however a program splits it', () => {
  fc.assert(
    fc.property(anyText, (value) => {
      expect(formulasIn(spreadsheetText(value))).toEqual([])
    }),
    { numRuns: RUNS },
  )
  recordFigure('spreadsheet', `Spreadsheet texts generated: ${RUNS}, read as a formula: 0`)
})

test('a text without any of the four signs gets nothing but the apostrophe before a leading break, and twice is once', () => {
  const harmless = fc.array(fc.constantFrom(...UNSEEN, ...MORE_UNSEEN, ',', ';', 'a', '1', '"', '🍛'), { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(harmless, (value) => {
      expect(spreadsheetText(value)).toBe(/^[\t\r\n]/.test(value) ? `'${value}` : value)
    }),
    { numRuns: RUNS },
  )
  fc.assert(
    fc.property(anyText, (value) => {
      expect(spreadsheetText(spreadsheetText(value))).toBe(spreadsheetText(value))
    }),
    { numRuns: RUNS },
  )
})

test('no cell of an exported CSV file is read as a formula, and every text is there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 40 }), async (values) => {
      const csv = await csvOf(values.map((value) => [value]))
      expect(formulasIn(csv)).toEqual([])
      // The separator is given: of one column Papa would guess it, and may take a sign in a text for it.
      const texts = Papa.parse<string[]>(csv, { delimiter: ',' }).data.map(([cell]) => importedText(cell ?? ''))
      expect(texts).toEqual(['Name', ...values.map((value) => value.toWellFormed()), ''])
    }),
    { numRuns: RUNS / 25, examples: [[["|cmd|' /C calc'!A0cmd|' /C calc'!A0"]]] },
  )
})

test('numbers stay numbers in CSV, negative ones included', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 40 }), async (amounts) => {
      const csv = await csvOf(amounts.map((amount) => [amount / 100]))
      expect(csv).toBe(`Name\r\n${amounts.map((amount) => `${amount / 100}\r\n`).join('')}`)
    }),
    { numRuns: RUNS / 25 },
  )
})

test('the model reads quotes, and knows a formula from a number', () => {
  expect(cellsByStandard('"a,""b""",c\r\n', ',')).toEqual(['a,"b"', 'c', '', ''])
  expect(['=1', ' @a', '-5.25', '-5+1', "'=1"].map(isFormula)).toEqual([true, true, false, true, false])
})

// Time that grew with the square of the length would take hours.
test('a cell of a million breaks or blanks is written', () => {
  expect(spreadsheetText('\n'.repeat(1_000_000))).toHaveLength(1_000_001)
  expect(spreadsheetText(' '.repeat(1_000_000))).toHaveLength(1_000_000)
  expect(exportedText('\n'.repeat(1_000_000))).toHaveLength(1_000_001)
  expect(exportedText(`a${"',".repeat(500_000)}`)).toHaveLength(1_000_001)
  expect(importedText(`'${' '.repeat(1_000_000)}`)).toHaveLength(1_000_001)
})
