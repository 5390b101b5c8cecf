import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '../../src')
const texts = globSync('**/messages.ts', { cwd: SOURCES }).map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))

/** Texts of the spec that look like mistakes. Trailing blanks aside, they are binding. */
test.each([
  'Please enter Recharge Amount Grater than 100',
  'Please input select Service or delete this field.',
  'Please input  Content',
  'Please input content',
])('the odd text %j stands to the letter in one file of messages [MSG-063]', (text) => {
  expect(texts.filter((messages) => messages.includes(`'${text}'`))).toHaveLength(1)
})
