import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinedTexts, messageText } from './message-text.ts'
import { PlatformError } from './platform-error.ts'

describe('a text of the platform, as a person reads it', () => {
  test.each([
    ['a plain sentence stays as it is', 'Amounts < 100 and > 5 are refused (limit 7:30).', 'Amounts < 100 and > 5 are refused (limit 7:30).'],
    ['a time and a host', 'Closed at 10:30:15, look at shop.example:8080', 'Closed at 10:30:15, look at shop.example:8080'],
    ['the page of a gateway', '<html><style>p{}</style><body><h1>502 Bad Gateway</h1><p>nginx</p></body></html>', '502 Bad Gateway nginx'],
    ['a stack', 'TypeError: x is undefined\n    at handler (/srv/app/site.js:10:21)\n    at async run (node:internal/x:95:5)', 'TypeError: x is undefined'],
    ['a stack of Java', 'NullPointer\n\tat com.shop.Wallet.book(Wallet.java:10)', 'NullPointer'],
    ['a token', 'Bad token eyJhbGciOiJSUzI1NiJ9.cGF5bG9hZA.c2ln!', 'Bad token ...!'],
    ['a signed link', 'See https://bucket.example/a.pdf?X-Amz-Signature=1#x for it', 'See https://bucket.example/a.pdf for it'],
    ['controls and turned writing', 'Paid \u202Efdp.exe\u202C\u0000\r\nSet-Cookie: a', 'Paid fdp.exe Set-Cookie: a'],
    ['a tag that a character hides which is not seen', 'Go <\u200Bscript>x</script> on', 'Go on'],
    ['nothing at all', ' \n', 'The platform gave no reason.'],
    ['half a character', 'a\uD83D', 'a\uFFFD'],
  ])('%s', (_, text, expected) => {
    expect(messageText(text)).toBe(expected)
  })

  test('has no token left where underscores become blanks', () => {
    expect(messageText(joinedTexts(['BAD_TOKEN eyJhbGciOiJS_zI1NiJ9.cGF5_bG9hZA.c2ln_dGFpbA was_sent']))).toBe('BAD TOKEN ... was sent')
  })

  test('is cut at 300 characters, never within one', () => {
    expect(messageText('x'.repeat(20_000))).toBe(`${'x'.repeat(297)}...`)
    expect(messageText(`${'x'.repeat(296)}😀${'x'.repeat(20)}`)).toBe(`${'x'.repeat(296)}...`)
  })

  test('is one readable line whatever came, and the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (text) => {
        const read = messageText(text)
        expect(read).toMatch(/^\P{Cc}{1,300}$/u)
        expect(messageText(read)).toBe(read)
      }),
    )
  })

  test('every error of a platform call has one, in its details too', () => {
    const { message, details } = new PlatformError('rejected', '<b>NO</b>\n', { code: 'x'.repeat(400) })
    expect({ message, code: details?.['code']?.length }).toEqual({ message: 'NO', code: 300 })
  })
})
