import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { csvWriter } from '#main/files/sheets/csv-writer.ts'
import type { ExportColumn } from '#main/files/sheets/sheet-writer.ts'
import { xlsxWriter } from '#main/files/sheets/xlsx-writer.ts'
import { readTableFile } from '#patterns/import/read-table-file.ts'
import type { ExportCell } from '#shared/bridge/files.ts'
import { recordFigure } from '../figures.ts'
import { SEED } from '../thorough.ts'

const TEXTS = 5000
const WRITERS = { csv: csvWriter, xlsx: xlsxWriter }
const FORMATS = ['csv', 'xlsx'] as const

async function exported(format: keyof typeof WRITERS, columns: readonly ExportColumn[], rows: readonly (readonly ExportCell[])[]): Promise<File> {
  const output = new PassThrough()
  const content = buffer(output)
  const writer = WRITERS[format](output, columns)
  await writer.append(rows)
  await writer.finish()
  return new File([new Uint8Array(await content)], `export.${format}`)
}

const SIGNS = ['=', '+', '-', '@', '＝', '﹫', "'", "''", '"', '""', ',', ';', '|', '\t', '\r', '\n', '\r\n', '\v', '\u0000', '\u001b$B', '\u0085']
const UNSEEN = [' ', '\u00a0', '\u200b', '\u200e', '\u2028', '\u3000', '\ufeff', '\ufffd', '\ufffe', '\uffff', '\u{e0001}']
const WHOLE = ['#N/A', '########', '9.19877E+11', '="00123"', '=SUM(A1)', '-5.25', '00123', 'sep=;', '_x0041_', '_x005F_x0041_', '&amp;', ']]>', '<t>', 'empty']
const LETTERS = ['a', '1', 'é', 'बा', 'क्‍ष', 'م', '店', '🍛', '👩🏽‍🍳', 'e\u0301', '.', '%', '\\', 'NULL']

const hostile = fc.array(fc.constantFrom(...SIGNS, ...UNSEEN, ...WHOLE, ...LETTERS), { maxLength: 12 }).map((parts) => parts.join(''))
const anyText = fc.oneof({ weight: 3, arbitrary: hostile }, { weight: 1, arbitrary: fc.constantFrom(...WHOLE) }, fc.string({ unit: 'binary' }))

test.each(FORMATS)('texts that are exported as %s are imported unchanged, and none is a problem', async (format) => {
  // Half surrogates are no characters: neither UTF-8 nor XML can hold them.
  const texts = fc.sample(anyText, { seed: SEED, numRuns: TEXTS }).map((text) => text.toWellFormed())
  const columns = [
    { title: 'Text', kind: 'text' },
    { title: 'Number', kind: 'number' },
  ] as const
  const { rows } = await readTableFile(
    await exported(
      format,
      columns,
      texts.map((text, place) => [text, place]),
    ),
  )
  const read = rows.map(({ cells, problem, wrong }) => ({ text: cells[0], number: cells[1], problem, wrong: [...(wrong ?? [])] }))
  expect(read, `seed ${SEED}`).toEqual(texts.map((text, place) => ({ text, number: String(place), problem: undefined, wrong: [] })))
  recordFigure(`round-trip-${format}`, `Texts exported and imported as ${format}: ${TEXTS} by the seed ${SEED}, changed: 0`)
})

/** The days on which clocks change, and the days around them: midnight does not exist on some. */
const ZONES = [
  ['Australia/Sydney', ['2026-10-03', '2026-10-04', '2026-10-05', '2027-04-04']],
  ['Pacific/Auckland', ['2026-09-26', '2026-09-27', '2026-09-28', '2027-04-04']],
  ['America/Santiago', ['2026-09-05', '2026-09-06', '2026-09-07', '2027-04-04']],
  ['Africa/Cairo', ['2026-04-23', '2026-04-24', '2026-04-25', '2026-10-30']],
  ['Asia/Beirut', ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25']],
] as const

test.each(ZONES)('days of a workbook are the same in %s on the days that clocks change', async (zone, days) => {
  vi.stubEnv('TZ', zone)
  const noon = days.map((day) => new Date(`${day}T12:00`).getTime() / 1000)
  const file = await exported(
    'xlsx',
    [{ title: 'Day', kind: 'date' }],
    noon.map((seconds) => [seconds]),
  )
  expect((await readTableFile(file)).rows.map(({ cells }) => cells)).toEqual(days.map((day) => [day]))
})
