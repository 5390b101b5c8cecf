import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readTableFile } from '#patterns/import/read-table-file.ts'
import type { TableRow } from '#patterns/import/table-file/table.ts'
import { workbook } from '../e2e/import/workbook.ts'

const read = (rows: readonly TableRow[]) => rows.map(({ line, cells }) => ({ line, cells }))

test('cells of a workbook are the texts that a person would type: days, numbers in full with a point, phone numbers, yes and no; empty rows are left out', async () => {
  const file = workbook([
    ['Domain', 'Day', 'Amount', 'Phone', 'Share', 'Active'],
    ['a.example', { days: 46_387 }, 8999.5, 9_876_543_210, 15.4989, true],
    [],
    ['', '', '', '', '', ''],
    ['b.example', { days: 50_130 }, 11_999, 919_876_543_210, 8999.549_999_999_999_3, false],
    ['c.example', '31/12/2026', '8999,50', '+91 98765 43210', '0009', ''],
  ])
  const { rows } = await readTableFile(new File([new Uint8Array(file)], 'sites.xlsx'))
  expect(read(rows)).toEqual([
    { line: 2, cells: ['a.example', '2026-12-31', '8999.5', '9876543210', '15.4989', 'true'] },
    { line: 5, cells: ['b.example', '2037-03-31', '11999', '919876543210', '8999.55', 'false'] },
    { line: 6, cells: ['c.example', '31/12/2026', '8999,50', '+91 98765 43210', '0009', ''] },
  ])
})

/** A workbook whose sheet is written by hand: rows and cells as another program leaves their places out. */
const readSheet = (rows: string) => {
  const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols><col min="1" max="1"/></cols><sheetData>${rows}</sheetData></worksheet>`
  return readTableFile(new File([new Uint8Array(workbook([], { 'xl/worksheets/sheet1.xml': strToU8(sheet) }))], 'notes.xlsx'))
}
const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`

test('cells of other programs that do not say their place follow each other', async () => {
  const table = await readSheet(
    `<row>${text('Domain')}${text('Note')}<c/>${text('Days')}</row><row spans="1:4">${text('a.example')}<c t="inlineStr"><is><t>&lt;c&gt; &amp; r=1</t></is></c><c s="0"/><c><v>30</v></c></row>`,
  )
  expect(table.header).toEqual(['Domain', 'Note', '', 'Days'])
  expect(read(table.rows)).toEqual([{ line: 2, cells: ['a.example', '<c> & r=1', '', '30'] }])
})

test('some that say it, and rows that do, are followed by the others', async () => {
  const table = await readSheet(
    `<row r="1">${text('Domain')}<c r="C1" t="inlineStr"><is><t>Note</t></is></c>${text('Days')}</row><row r="4"><c r="B4"/>${text('One')}</row><row>${text('b.example')}</row>`,
  )
  expect(table.header).toEqual(['Domain', '', 'Note', 'Days'])
  expect(read(table.rows)).toEqual([
    { line: 4, cells: ['', '', 'One', ''] },
    { line: 5, cells: ['b.example', '', '', ''] },
  ])
})
