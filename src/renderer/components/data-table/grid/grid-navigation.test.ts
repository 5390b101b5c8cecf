import { expect, test } from 'vitest'
import { HEADER_ROW, moveBy } from './grid-navigation.ts'

const extent = { rows: 100, columns: 5, rowsInSight: 20 }
const move = (key: string, row: number, column: number, withControl = false) => {
  const next = moveBy(key, withControl, { row, column }, extent)
  return next && [next.row, next.column]
}

test('arrows move by one and stop at the edges; the header is above the first row', () => {
  expect(move('ArrowDown', 3, 2)).toEqual([4, 2])
  expect(move('ArrowDown', 99, 2)).toEqual([99, 2])
  expect(move('ArrowUp', 0, 2)).toEqual([HEADER_ROW, 2])
  expect(move('ArrowUp', HEADER_ROW, 2)).toEqual([HEADER_ROW, 2])
  expect(move('ArrowLeft', 3, 0)).toEqual([3, 0])
  expect(move('ArrowRight', 3, 4)).toEqual([3, 4])
})

test('J and K move down and up among the rows; with Control they are not for the grid', () => {
  expect(move('j', 3, 2)).toEqual([4, 2])
  expect(move('k', 3, 2)).toEqual([2, 2])
  expect(move('k', 0, 2)).toEqual([0, 2])
  expect(move('k', 3, 2, true)).toBeNull()
})

test('Home and End move in the row, with Control over the whole page', () => {
  expect(move('Home', 3, 2)).toEqual([3, 0])
  expect(move('End', 3, 2)).toEqual([3, 4])
  expect(move('Home', 3, 2, true)).toEqual([0, 0])
  expect(move('End', 3, 2, true)).toEqual([99, 4])
})

test('PageUp and PageDown move by what is in sight', () => {
  expect(move('PageDown', 3, 2)).toEqual([23, 2])
  expect(move('PageDown', 95, 2)).toEqual([99, 2])
  expect(move('PageUp', 30, 2)).toEqual([10, 2])
  expect(move('PageUp', 5, 2)).toEqual([0, 2])
})

test('without rows only the header is there', () => {
  expect(moveBy('ArrowDown', false, { row: HEADER_ROW, column: 0 }, { ...extent, rows: 0 })).toEqual({ row: HEADER_ROW, column: 0 })
  expect(moveBy('End', true, { row: HEADER_ROW, column: 0 }, { ...extent, rows: 0 })).toEqual({ row: HEADER_ROW, column: 4 })
})

test('other keys do not move', () => {
  expect(move('Enter', 3, 2)).toBeNull()
})
