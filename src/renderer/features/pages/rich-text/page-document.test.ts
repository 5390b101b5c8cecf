import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitDocument } from './page-document.ts'

test.each([
  ['<h1>Hello</h1><p>World</p>', '', '<h1>Hello</h1><p>World</p>', ''],
  ['<!doctype html><html><head><style>h1{}</style></head><body class="a"><h1>Hi</h1></body></html>\n', undefined, '<h1>Hi</h1>', '</body></html>\n'],
  ['<body><p>no end', '<body>', '<p>no end', ''],
  ['<head><title>x</title></head><p>no body</p>', '<head><title>x</title></head>', '<p>no body</p>', ''],
  ['<p>about the &lt;/body&gt; tag</p>', '', '<p>about the &lt;/body&gt; tag</p>', ''],
  ['', '', '', ''],
])('%j: only the body is edited', (html, before, body, after) => {
  const parts = splitDocument(html)
  expect(parts).toMatchObject({ ...(before === undefined ? {} : { before }), body, after })
})

test('nothing is lost, whatever is in the page', () => {
  const piece = fc.constantFrom('<html>', '<head>', '</head>', '<body>', '<body a="b">', '</body>', '</html>', ' ', '\n', '<p>', 'text', '<!-- x -->')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = pieces.join('')
      const { before, body, after } = splitDocument(html)
      expect(before + body + after).toBe(html)
    }),
  )
})
