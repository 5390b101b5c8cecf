// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { placeholdersOf } from '#shared/domain/content/template.ts'
import { emailMarkup, textSegments } from './email-document.ts'

const body = (text: string): string => /<body>(.*)<\/body>/s.exec(emailMarkup(text, placeholdersOf('master')))?.[1] ?? ''

describe('an email to look at', () => {
  test('marks placeholders in the text, not in attributes', () => {
    expect(body('<p title="_fqdn_">Dear _custName_</p>')).toBe('<p title="_fqdn_">Dear <mark title="_custName_">Customer Name</mark></p>')
  })

  test('plain text keeps its lines, and what looks like an entity or a comparison is text', () => {
    expect(body('1 < 2 & _fqdn_\nBye')).toBe('<p style="white-space: pre-wrap;">1 &lt; 2 &amp; <mark title="_fqdn_">Domain</mark>\nBye</p>')
  })

  test.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<img src="x" onerror="alert(1)">', '<img src="x">'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" JAVASCRIPT:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="https://shop.example">a</a>', '<a href="https://shop.example">a</a>'],
    ['<img src="data:text/html,<script>1</script>">', '<img>'],
    ['<img src="data:image/png;base64,AAAA">', '<img src="data:image/png;base64,AAAA">'],
    ['<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['<form action="https://evil.example"><input name="password"></form><b>a</b>', '<b>a</b>'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example"><b>a</b>', '<b>a</b>'],
    ['<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">a</a></svg>', '<svg><a>a</a></svg>'],
    ['<p style="color:red">a</p>', '<p style="color:red">a</p>'],
  ])('%s is shown safely [TMPL-035]', (text, shown) => {
    expect(body(text)).toBe(shown)
  })

  test('rules of its own styles stay as they are', () => {
    const markup = emailMarkup('<style>p { content: "_fqdn_" }</style><p>a</p>', placeholdersOf('master'))
    expect(markup).toContain('<style>p { content: "_fqdn_" }</style>')
  })
})

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
