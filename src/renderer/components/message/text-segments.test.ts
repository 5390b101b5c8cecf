import { expect, test } from 'vitest'
import { placeholdersOf } from '#shared/domain/content/template.ts'
import { textSegments } from './text-segments.ts'

const marked = (text: string) => textSegments(text, placeholdersOf('master')).map(({ text: part, placeholder }) => placeholder?.label.toUpperCase() ?? part)

test('cuts a text at its placeholders and loses nothing', () => {
  expect(marked('Dear _custName_, _companyName__fqdn_ is *new*')).toEqual(['Dear ', 'CUSTOMER NAME', ', ', 'COMPANY NAME', 'DOMAIN', ' is *new*'])
})

test.each(['', 'no placeholder', '_custname_ and _name_ are of no master template', '_ _'])('%s', (text) => {
  expect(marked(text).join('')).toBe(text)
  expect(marked(text).length).toBeLessThanOrEqual(1)
})

test('without placeholders a text is one part', () => {
  expect(textSegments('_custName_', [])).toEqual([{ at: 0, text: '_custName_', placeholder: null }])
})
