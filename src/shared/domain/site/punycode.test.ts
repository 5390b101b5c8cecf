import { expect, test } from 'vitest'
import { punycodeText } from './punycode.ts'

test.each([
  ['l1b6df4hb', 'अदिति'],
  ['--uud4cj0am5hml9c', 'मेरी-दुकान'],
  ['caf-dma', 'café'],
  // Samples of RFC 3492, section 7.1.
  ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
  ['-with-super-monkeys-pc58ag80a8qai00g7n9n', '安室奈美恵-with-super-monkeys'],
])('%s is the name %s', (encoded, text) => {
  expect(punycodeText(encoded)).toBe(text)
})

test.each(['99999999', 'zzzzzzzzzzzzzzzzzzzzzzzz', 'l1b6df4h!', 'अ'])('%s is none', (encoded) => {
  expect(punycodeText(encoded)).toBeNull()
})
