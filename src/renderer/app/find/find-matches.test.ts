// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { findMatches, isSameMatch, type Match, MOST_MATCHES } from './find-matches.ts'

beforeEach(() => {
  document.body.innerHTML = ''
})

const everything = (): boolean => true
const shown = (match: Match): string => (match.kind === 'text' ? match.range.toString() : `field ${match.field.id}`)
const find = (html: string, text: string, isSearched: (element: Element) => boolean = everything): string[] => {
  document.body.innerHTML = html
  return findMatches(document.body, text, isSearched).map(shown)
}

test('finds each place in the order of the page, whatever the capitals', () => {
  expect(find('<p>Aditi Kitchen, aditi</p><p>ADITI</p>', 'aditi')).toEqual(['Aditi', 'aditi', 'ADITI'])
})

test('finds what fields hold, and no passwords', () => {
  const html = '<input id="a" value="Aditi Kitchen"><input type="password" value="aditi"><textarea id="b">for Aditi</textarea><p>Aditi</p>'
  expect(find(html, 'aditi')).toEqual(['field a', 'field b', 'Aditi'])
})

test('scripts, styles and what is not searched are left out', () => {
  expect(
    find('<style>aditi</style><script>aditi</script><div role="search">aditi</div><p>aditi</p>', 'aditi', (e) => e.closest('[role="search"]') === null),
  ).toEqual(['aditi'])
})

test('special characters are letters like others, and blanks alone find nothing', () => {
  expect(find('<p>1.240 (a+b) [x]</p>', '(a+b) [')).toEqual(['(a+b) ['])
  expect(find('<p>a b</p>', ' ')).toEqual([])
  expect(find('<p>İstanbul aditi</p>', 'aditi')).toEqual(['aditi'])
})

test('a long page is searched up to a limit', () => {
  expect(find(`<p>${'a'.repeat(3000)}</p>`, 'a')).toHaveLength(MOST_MATCHES)
})

test('a place is known again in a later search', () => {
  document.body.innerHTML = '<p>aditi aditi</p><input value="aditi">'
  const first = findMatches(document.body, 'aditi', everything)
  const second = findMatches(document.body, 'aditi', everything)
  expect(first.map((one) => second.map((other) => isSameMatch(one, other)))).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ])
})

test.each([
  ['Cafe\u0301', '<p>Le Caf\u00E9, le cafe\u0301.</p>', ['Caf\u00E9', 'cafe\u0301']],
  ['aditi\u2011exports', '<p>Aditi-Exports</p>', ['Aditi-Exports']],
  ['98123', '<p>\u0969: \u096F\u096E\u0967\u0968\u0969 98123</p>', ['\u096F\u096E\u0967\u0968\u0969', '98123']],
  ['aditi\u00A0kitchen\u200B', '<input id="a" value="Aditi Kitchen"><p>A\u00ADditi Kitchen</p>', ['field a', 'A\u00ADditi Kitchen']],
])('%j is found however it is written', (typed, html, places) => {
  expect(find(html, typed)).toEqual(places)
})
