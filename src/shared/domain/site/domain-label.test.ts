import fc from 'fast-check'
import { expect, test } from 'vitest'
import { domainProblem, offeredSubDomain, subDomainProblem } from './domain-label.ts'

const LETTERS = 'A sub domain can only have the letters a to z, digits and hyphens.'
const HYPHENS = 'A sub domain cannot start or end with a hyphen.'
const DOTS = 'A sub domain cannot contain dots: what follows the first one belongs into Domain.'
const ADDRESS = 'Enter only the sub domain, not a whole address.'
const BLANKS = 'A sub domain cannot contain blanks.'
const PUNYCODE = 'A sub domain that starts with xn-- must be valid punycode. Type the name in its own script.'

test.each(['aditi', 'Aditi', ' aditi ', 'a', '7', '123', 'shop-7', 'a--b', 'xn--l1b6df4hb', 'XN--CAF-DMA', 'a'.repeat(63), '', '  '])(
  '%j can be a sub domain',
  (typed) => {
    expect(subDomainProblem(typed)).toBeNull()
    expect(offeredSubDomain(typed)).toBeNull()
  },
)

test.each<[string, string, string | null]>([
  ['My Shop', BLANKS, 'my-shop'],
  ['https://aditi', ADDRESS, 'aditi'],
  ['https://www.aditi.shops.example:8443/menu?x=1#y', ADDRESS, 'aditi'],
  ['//aditi.shops.example', ADDRESS, 'aditi'],
  ['aditi.shops.example/menu', ADDRESS, 'aditi'],
  ['aditi.shops.example', DOTS, 'aditi'],
  ['aditi.', DOTS, 'aditi'],
  ['.aditi', DOTS, 'aditi'],
  ['-aditi-', HYPHENS, 'aditi'],
  ['-', HYPHENS, null],
  ['अदिति', LETTERS, 'xn--l1b6df4hb'],
  ['अदिति शॉप', BLANKS, 'xn----wtd7ghw5eycb6g'],
  ['मेरी-दुकान', LETTERS, 'xn----uud4cj0am5hml9c'],
  ['Café', LETTERS, 'xn--caf-dma'],
  ['ａｄｉｔｉ', LETTERS, 'aditi'],
  ['aditi_kitchen', LETTERS, 'aditi-kitchen'],
  ["Aditi's", LETTERS, 'aditi-s'],
  ['shop-7\u200B', LETTERS, 'shop-7'],
  ['💩', LETTERS, null],
  ['a'.repeat(64), 'A sub domain can have at most 63 characters.', null],
  ['aditi@post.example', ADDRESS, 'aditi-post'],
  ['xn--99999999', PUNYCODE, null],
  ['XN--abc', PUNYCODE, null],
  ['xn--a', PUNYCODE, null],
  ['xn--', HYPHENS, null],
  ['https://xn--l1b6df4hb.shops.example/menu', ADDRESS, 'xn--l1b6df4hb'],
  ['https://a--b.shops.example', ADDRESS, 'a--b'],
  ['https://xn--99999999.shops.example', ADDRESS, null],
])('%j cannot: %s Offered: %s', (typed, problem, offered) => {
  expect(subDomainProblem(typed)).toBe(problem)
  expect(offeredSubDomain(typed)).toBe(offered)
})

/** As the local platform checks a domain, written out a second time. */
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

test('a text can be a sub domain when it is a label, and what is offered can', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl(), fc.string({ unit: fc.constantFrom('a', 'Z', '9', '-', '.', ' ', 'अ') })), (typed) => {
      const trimmed = typed.trim()
      fc.pre(!/^xn--/i.test(trimmed))
      expect(subDomainProblem(typed) === null).toBe(trimmed === '' || LABEL.test(trimmed))
      expect(offeredSubDomain(typed) ?? 'none').toMatch(LABEL)
    }),
  )
})

test.each(['shops.example', ' Shops.Example ', 'example', 'a-b.co.in', 'xn--l1b6df4hb.example', ''])('%j can be a domain', (typed) => {
  expect(domainProblem(typed)).toBeNull()
})

test.each([
  ['https://shops.example', 'Enter only the domain, such as shops.example, not a whole address.'],
  ['shops.example/', 'Enter only the domain, such as shops.example, not a whole address.'],
  ['shops example', 'Each part of a domain cannot contain blanks.'],
  ['.shops.example', 'A domain cannot start or end with a dot, or have two beside each other.'],
  ['shops..example', 'A domain cannot start or end with a dot, or have two beside each other.'],
  ['-shops.example', 'Each part of a domain cannot start or end with a hyphen.'],
  ['दुकान.example', 'Each part of a domain can only have the letters a to z, digits and hyphens.'],
  ['xn--99999999.example', 'Each part of a domain that starts with xn-- must be valid punycode. Type the name in its own script.'],
  ['shops.xn--abc', 'Each part of a domain that starts with xn-- must be valid punycode. Type the name in its own script.'],
  [`${'a'.repeat(64)}.example`, 'Each part of a domain can have at most 63 characters.'],
  [`${'a.'.repeat(126)}ab`, 'A domain can have at most 253 characters.'],
])('%j cannot: %s', (typed, problem) => {
  expect(domainProblem(typed)).toBe(problem)
})
