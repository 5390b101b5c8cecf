import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readTableFile } from '#patterns/import/read-table-file.ts'
import type { Reading } from '#patterns/import/table-file/table.ts'
import { sheetParts, type WorkbookSheet, workbook } from '../e2e/import/workbook.ts'

const readSheets = (sheets: readonly WorkbookSheet[], chosen: Reading = {}, properties = '', styles = '') =>
  readTableFile(new File([new Uint8Array(workbook([], sheetParts(sheets, properties, styles)))], 'sites.xlsx'), chosen)

const text = (value: string, style = ''): string => `<c t="inlineStr"${style}><is><t>${value}</t></is></c>`
const HEAD = `<row>${text('Domain')}${text('Value')}</row>`

/** The text and the problem of one cell, beside a domain. */
const cell = async (xml: string, properties = '', styles = '') => {
  const { rows } = await readSheets([{ name: 'Sites', rows: `${HEAD}<row>${text('a.example')}${xml}</row>` }], {}, properties, styles)
  return [rows[0]?.cells[1], rows[0]?.wrong?.get(1)]
}

test.each([
  ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A', '“#N/A” is an error of the workbook, not a value.'],
  ['an error of a formula', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!', '“#DIV/0!” is an error of the workbook, not a value.'],
  ['an error that is new to us', '<c t="e"><v>#PYTHON!</v></c>', '#PYTHON!', '“#PYTHON!” is an error of the workbook, not a value.'],
  ['an error as a text', text('#REF!'), '#REF!', '“#REF!” is an error of the spreadsheet, not a value.'],
  ['a column that was too narrow', text('########'), '########', '“########” is what a spreadsheet saves of a column that is too narrow.'],
  ['a rounded number as a text', text('9.19877E+11'), '9.19877E+11', '“9.19877E+11” is a number that a spreadsheet rounded: its last digits are lost.'],
  ['a rounded number', '<c><v>9.19877E+11</v></c>', '9.19877E+11', '“9.19877E+11” is a number that a spreadsheet rounded: its last digits are lost.'],
  [
    'a number with more digits than a spreadsheet keeps',
    '<c><v>1234567890123450</v></c>',
    '1234567890123450',
    '“1234567890123450” is longer than the 15 digits that a spreadsheet keeps of a number.',
  ],
  ['a formula as a text', text('=&quot;00123&quot;'), '="00123"', '“="00123"” is a formula, not a value.'],
  ['a formula that was never worked out', '<c><f>B3&amp;"x"</f></c>', '=B3&"x"', '“=B3&"x"” is a formula without a result. Open the workbook and save it.'],
  ['one with an empty value', '<c><f>SUM(B3:B9)</f><v></v></c>', '=SUM(B3:B9)', '“=SUM(B3:B9)” is a formula without a result. Open the workbook and save it.'],
  ['a day that no spreadsheet can show', '<c s="1"><v>99999999</v></c>', '########', 'The cell has no date that a spreadsheet can show.'],
  ['a formula with a text', '<c t="str"><f>"x"</f><v>x</v></c>', 'x', undefined],
  ['a formula with an empty text', '<c t="str"><f>""</f><v></v></c>', '', undefined],
  ['a long phone number', '<c><v>919876543210</v></c>', '919876543210', undefined],
  ['a small amount as Excel writes it', '<c><v>4.2999999999999997E-2</v></c>', '0.043', undefined],
  ['a day', '<c s="1"><v>46298</v></c>', '2026-10-03', undefined],
  ['a day with a time', '<c s="1"><v>46298.999988</v></c>', '2026-10-03', undefined],
  ['a day in ISO notation', '<c t="d"><v>2026-10-04T00:00:00</v></c>', '2026-10-04', undefined],
  ['a time', '<c s="1"><v>0.4375</v></c>', '10:30', undefined],
  ['blanks around a text', text('  x '), '  x ', undefined],
])('%s', async (_, xml, value, problem) => {
  expect(await cell(xml)).toEqual([value, problem])
})

test.each(['1', 'true', 'TRUE'])('days are counted from 1904 where the workbook says %s', async (value) => {
  expect(await cell('<c s="1"><v>44890</v></c>', `<workbookPr date1904="${value}"/>`)).toEqual(['2026-11-26', undefined])
})

test.each(['0', 'false'])('and from 1900 where it says %s', async (value) => {
  expect(await cell('<c s="1"><v>46352</v></c>', `<workbookPr date1904="${value}"/>`)).toEqual(['2026-11-26', undefined])
})

const STYLES =
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf/><xf numFmtId="14"/><xf quotePrefix="1"/><xf numFmtId="164"/></cellXfs>'

test('a text behind an apostrophe is the text that somebody typed', async () => {
  expect(await cell(text('#N/A', ' s="2"'), '', STYLES)).toEqual(['#N/A', undefined])
})

test('a format of zeros gives the digits that the sheet shows', async () => {
  expect(await cell('<c s="3"><v>123</v></c>', '', STYLES)).toEqual(['00123', undefined])
  expect(await cell('<c s="3"><v>1234567</v></c>', '', STYLES)).toEqual(['1234567', undefined])
})

const SHOWN = `<numFmts><numFmt numFmtId="165" formatCode="&quot;SHOP-&quot;000"/></numFmts><cellXfs><xf/><xf numFmtId="14"/>${[9, 46, 20, 165]
  .map((id) => `<xf numFmtId="${id}"/>`)
  .join('')}</cellXfs>`

test.each([
  ['a percentage', '<c s="2"><v>0.18</v></c>', '18%'],
  ['a duration', '<c s="3"><v>1.5</v></c>', '36:00:00'],
  ['a time', '<c s="4"><v>0.4375</v></c>', '10:30'],
  ['a number with its prefix', '<c s="5"><v>7</v></c>', 'SHOP-007'],
  ['a text that is formatted as a percentage', text('many', ' s="2"'), 'many'],
])('%s is what the sheet shows, also where days are counted from 1904', async (_, xml, value) => {
  expect(await cell(xml, '', SHOWN)).toEqual([value, undefined])
  expect(await cell(xml, '<workbookPr date1904="1"/>', SHOWN)).toEqual([value, undefined])
})

test('a time that leaves out its days is a problem of its row', async () => {
  expect(await cell('<c s="4"><v>1.0625</v></c>', '', SHOWN)).toEqual(['01:30', expect.stringContaining('leaves out the days')])
})

/** The parts of a workbook with a row, renamed and with other targets, as other programs write them. */
const readParts = (change: (parts: Record<string, Uint8Array>) => Record<string, Uint8Array>) => {
  const parts = unzipSync(new Uint8Array(workbook([], sheetParts([{ name: 'Sites', rows: HEAD + ROW }]))))
  return readTableFile(new File([new Uint8Array(zipSync(change(parts)))], 'sites.xlsx'))
}
const replaced = (parts: Record<string, Uint8Array>, part: string, from: string, to: string) => ({
  ...parts,
  [part]: strToU8(strFromU8(parts[part] as Uint8Array).replace(from, to)),
})
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const SHEET = 'worksheets/sheet1.xml'

test.each(['./worksheets/sheet1.xml', '/xl/worksheets/sheet1.xml', '../xl/worksheets/sheet1.xml', 'Worksheets/Sheet1.xml', 'worksheets\\sheet1.xml'])(
  'a sheet is found at %s',
  async (target) => {
    const table = await readParts((parts) => replaced(parts, RELATIONS, SHEET, target))
    expect(table.rows.map(({ cells }) => cells)).toEqual([['a.example', '1']])
  },
)

test('a workbook by another name, and parts named as paths of Windows, are found', async () => {
  const renamed = await readParts((parts) => {
    const { 'xl/workbook.xml': book, [RELATIONS]: relations, ...others } = replaced(parts, '_rels/.rels', 'xl/workbook.xml', '/xl/workbook22.xml')
    return { ...others, 'xl/workbook22.xml': book as Uint8Array, 'xl/_rels/workbook22.xml.rels': relations as Uint8Array }
  })
  expect(renamed.header).toEqual(['Domain', 'Value'])
  const windows = await readParts((parts) => Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name.replaceAll('/', '\\'), bytes])))
  expect(windows.header).toEqual(['Domain', 'Value'])
})

test('a sheet that is not in the archive is an error, not an empty sheet', async () => {
  await expect(readParts((parts) => replaced(parts, RELATIONS, SHEET, 'worksheets/gone.xml'))).rejects.toThrow('The file is no workbook that can be read.')
})

const LISTS = `<row>${text('Choice')}</row><row>${text('Yes')}</row>`
const ROW = `<row>${text('a.example')}${text('1')}</row>`

test.each(['hidden', 'veryHidden'])('a first sheet that is %s is not the one that is read', async (state) => {
  const table = await readSheets([
    { name: 'lists', state, rows: LISTS },
    { name: 'Sites &amp; more', rows: HEAD + ROW },
  ])
  expect(table.header).toEqual(['Domain', 'Value'])
  expect(table.notices).toEqual([{ intent: 'info', text: '“Sites & more” is read. 1 hidden sheet is not read.' }])
  expect(table.choices).toEqual([])
})

test('several sheets are a choice', async () => {
  const sheets = [
    { name: 'Lists', rows: LISTS },
    { name: 'old', state: 'hidden', rows: LISTS },
    { name: 'Sites', rows: HEAD + ROW },
  ]
  const { header, notices, choices } = await readSheets(sheets)
  expect({ header, notices }).toEqual({
    header: ['Choice'],
    notices: [{ intent: 'info', text: 'The workbook has 2 sheets. “Lists” is read. 1 hidden sheet is not read.' }],
  })
  expect(choices).toEqual([
    {
      key: 'sheet',
      label: 'Sheet',
      value: 'xl/worksheets/sheet1.xml',
      options: [
        { value: 'xl/worksheets/sheet1.xml', label: 'Lists' },
        { value: 'xl/worksheets/sheet3.xml', label: 'Sites' },
      ],
    },
  ])
  expect((await readSheets(sheets, { sheet: 'xl/worksheets/sheet3.xml' })).header).toEqual(['Domain', 'Value'])
})

test('hidden and filtered-out rows are counted and said, and can be left out', async () => {
  const rows = `<row r="1">${text('Domain')}</row><row r="2" hidden="1">${text('a.example')}</row><row r="3">${text('b.example')}</row><row r="4" hidden="true">${text('c.example')}</row><row r="5" hidden="1"/>`
  const read = await readSheets([{ name: 'Sites', rows }])
  expect(read.rows.map(({ line }) => line)).toEqual([2, 3, 4])
  expect(read.notices).toEqual([{ intent: 'warning', text: '2 rows are hidden or filtered out in the workbook and read too.' }])
  expect(read.choices).toMatchObject([{ key: 'hidden', label: 'Hidden rows', value: 'read' }])
  const visible = await readSheets([{ name: 'Sites', rows }], { hidden: 'leave' })
  expect(visible.rows.map(({ line }) => line)).toEqual([3])
  expect(visible.notices).toEqual([{ intent: 'warning', text: '2 rows are hidden or filtered out in the workbook and left out.' }])
  expect(visible.extent).toBe('1 row read')
})

test('a comment is no cell, and a CDATA section is a text', async () => {
  expect(await cell('<!-- <c><v>9</v></c> --><c t="inlineStr"><is><t><![CDATA[a & <b>]]></t></is></c>')).toEqual(['a & <b>', undefined])
})

test('an empty first sheet is not the one that is read; the only sheet is not counted as unread where it is hidden', async () => {
  const filled = { name: 'Sites', rows: `${HEAD}<row>${text('a.example')}${text('1')}</row>` }
  const { rows, notices } = await readSheets([{ name: 'Empty', rows: '' }, filled])
  expect(rows[0]?.cells).toEqual(['a.example', '1'])
  expect(notices.map((notice) => notice.text)).toEqual(['The workbook has 2 sheets. “Sites” is read.'])
  expect((await readSheets([{ ...filled, state: 'hidden' }])).notices).toEqual([])
})
