import { expect, test } from 'vitest'
import { columnName, columnPlace } from './spreadsheet-columns.ts'

test('columns are named as spreadsheet programs name them, and found by that name', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  expect(['A', 'Z', 'AA1', 'AZ20', 'BA', 'ZZ', 'AAA3'].map(columnPlace)).toEqual([0, 25, 26, 51, 52, 701, 702])
})
