import { expect, test } from 'vitest'
import { isShownLine, shownLine } from './shown-line.ts'

test.each(['Acme', 'अदिति', 'क्‍ष', 'Ravi & Söhne GmbH, 2. Filiale'])('%j is shown as it is', (text) => {
  expect([isShownLine(text, 40), shownLine(text, 40)]).toEqual([true, text])
})

test.each([
  ['Acme\nDelete all?', 'Acme Delete all?'],
  ['Acme\u2028x', 'Acme x'],
  ['Acme\u202Etset', 'Acme tset'],
  ['Acme\u2067x', 'Acme x'],
  ['Acme\u200B', 'Acme '],
  ['\u0000Acme', ' Acme'],
  ['x'.repeat(41), 'x'.repeat(40)],
])('%j is not, and shown as %j', (text, line) => {
  expect([isShownLine(text, 40), shownLine(text, 40)]).toEqual([false, line])
})

test.each(['', '  '])('%j shows nothing', (text) => {
  expect(isShownLine(text, 40)).toBe(false)
})
