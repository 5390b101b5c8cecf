import { expect, test } from 'vitest'
import { firstLine, linkHosts, linksText } from './link-hosts.ts'

test.each([
  ['See https://shop.example/a?b=c', ['shop.example']],
  ['See shop.example, or www.other.example/x.', ['shop.example', 'www.other.example']],
  ['https://good.example@evil.example/', ['evil.example']],
  ['https://good.example\u200b.evil.example', ['good.example.evil.example']],
  ['HTTPS://EVIL.EXAMPLE:8443/x', ['evil.example:8443']],
  ['http://bücher.example', ['xn--bcher-kva.example']],
  ['<a href="https://evil.example/">here</a>', ['evil.example']],
  ['Thank you. See you at 10.30', []],
  ['no links here', []],
])('of %j the hosts are %j', (text, hosts) => {
  expect(linkHosts([text])).toEqual(hosts)
})

test('a text that is made to be slow to read is read all the same', () => {
  expect(linkHosts([`${'a'.repeat(50_000)} .`, 'a.'.repeat(25_000), `https://${'.'.repeat(50_000)}`, '<'.repeat(50_000)])).toEqual([])
  expect(firstLine('<'.repeat(50_000))).toHaveLength(20_000)
})

test('five hosts are named, and how many more there are', () => {
  expect(linksText(Array.from({ length: 7 }, (_, place) => `${place}.example`))).toBe(
    'Links to 0.example, 1.example, 2.example, 3.example, 4.example and 2 more.',
  )
})
