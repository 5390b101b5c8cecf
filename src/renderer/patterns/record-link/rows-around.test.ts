import { expect, test } from 'vitest'
import { rowsAround } from './rows-around.tsx'

const LIST = '/renewal-dashboard?sort=name'

test('a row goes on within all rows of a list of ordinary length', () => {
  expect(rowsAround(['a', 'b', 'c'], 'b', LIST)).toEqual({ ids: ['a', 'b', 'c'], before: 0, count: 3, back: '/renewal-dashboard?sort=name' })
})

test('of a long list 500 rows before and after go along, with the place of the first', () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => `site-${index}`)
  const around = rowsAround(ids, 'site-60000', LIST)
  expect(around?.ids.length).toBe(1001)
  expect(around?.ids[0]).toBe('site-59500')
  expect(around?.ids.at(-1)).toBe('site-60500')
  expect(around).toMatchObject({ before: 59_500, count: 100_000 })
})

test('a record that the list does not show has no rows around it', () => {
  expect(rowsAround(['a', 'b'], 'z', LIST)).toBeNull()
})
