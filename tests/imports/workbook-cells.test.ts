import { expect, test } from 'vitest'
import { readTableFile } from '#patterns/import/read-table-file.ts'
import { workbook } from '../e2e/import/workbook.ts'

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
  expect(rows).toEqual([
    { line: 2, cells: ['a.example', '2026-12-31', '8999.5', '9876543210', '15.4989', 'true'] },
    { line: 5, cells: ['b.example', '2037-03-31', '11999', '919876543210', '8999.55', 'false'] },
    { line: 6, cells: ['c.example', '31/12/2026', '8999,50', '+91 98765 43210', '0009', ''] },
  ])
})
