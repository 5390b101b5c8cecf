import { expect, test } from 'vitest'
import { recentIn, withRecent } from './use-recent.ts'

const keysFrom = (first: number, last: number): string[] => Array.from({ length: last - first + 1 }, (_, place) => String(first + place))

test('what was opened last is first, once, and twenty are kept', () => {
  expect(withRecent([], 'a')).toEqual(['a'])
  expect(withRecent(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  expect(withRecent(keysFrom(1, 20), 'new')).toEqual(['new', ...keysFrom(1, 19)])
})

test('a text of another shape holds nothing', () => {
  expect(recentIn('["/users","site-1"]')).toEqual(['/users', 'site-1'])
  expect(recentIn('["a",1,null]')).toEqual(['a'])
  expect(recentIn('{"a":1}')).toEqual([])
  expect(recentIn('[')).toEqual([])
  expect(recentIn(JSON.stringify(keysFrom(1, 25)))).toEqual(keysFrom(1, 20))
})
