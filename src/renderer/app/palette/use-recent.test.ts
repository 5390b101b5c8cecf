import { expect, test } from 'vitest'
import { recentIn, withRecent } from './use-recent.ts'

test('what was opened last is first, once, and five are kept', () => {
  expect(withRecent([], 'a')).toEqual(['a'])
  expect(withRecent(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  expect(withRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
})

test('a text of another shape holds nothing', () => {
  expect(recentIn('["/users","site-1"]')).toEqual(['/users', 'site-1'])
  expect(recentIn('["a",1,null]')).toEqual(['a'])
  expect(recentIn('{"a":1}')).toEqual([])
  expect(recentIn('[')).toEqual([])
  expect(recentIn('["1","2","3","4","5","6"]')).toEqual(['1', '2', '3', '4', '5'])
})
