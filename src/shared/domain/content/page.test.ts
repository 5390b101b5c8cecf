import { expect, test } from 'vitest'
import { displayTypeLabel, PAGE_TAGS, pageNameOf, storedTag, tagLabel } from './page.ts'

test.each([
  ['About us', 'about-us'],
  ['  Terms & Conditions (2026)!  ', 'terms-conditions-2026'],
  ["Don't  panic", 'dont-panic'],
  ['- Home - ', 'home'],
  ['à la CARTE', 'à-la-carte'],
  ['हमारे बारे में', 'हमारे-बारे-में'],
  ['!!!', ''],
])('the page of the title %j is named %j [PAGE-019] [PAGE-021]', (title, name) => {
  expect(pageNameOf(title)).toBe(name)
})

test('a tag is stored in upper case with underscores, and read as its label [PAGE-024]', () => {
  expect(storedTag('Headers')).toBe('HEADERS')
  expect(storedTag('Call to Action')).toBe('CALL_TO_ACTION')
  expect(storedTag('E-commerce')).toBe('E_COMMERCE')
  expect(PAGE_TAGS.map((label) => tagLabel(storedTag(label)))).toEqual(PAGE_TAGS)
  expect(tagLabel('OWN_TAG')).toBe('OWN_TAG')
})

test('what a page is shown on has a label', () => {
  expect(['MOB', 'WEB', 'BOTH', null, 'TV'].map(displayTypeLabel)).toEqual(['Mobile View', 'Web View', 'Both', '', 'TV'])
})
