// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { previewDocument } from './html-frame.tsx'

describe('the document of a preview', () => {
  test('runs nothing, loads nothing, keeps the styles', () => {
    const text = previewDocument(
      '<style>h1{color:red}</style><script>alert(1)</script><base href="https://evil.example"><iframe src="x"></iframe><h1 style="margin:0">Hi</h1>',
      'once',
    )
    expect(text).not.toMatch(/script|base|iframe|alert/)
    expect(text).toContain('<style nonce="once">h1{color:red}</style>')
    expect(text).toContain('[data-preview-style="0"]{margin:0}')
    expect(text).toContain('<h1 data-preview-style="0">Hi</h1>')
  })

  test('a style attribute cannot end its rule', () => {
    expect(previewDocument('<p style="}</style><b>out</b>{">x</p>', 'once')).not.toContain('<b>')
  })
})
