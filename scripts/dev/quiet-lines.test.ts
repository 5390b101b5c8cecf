import { expect, test } from 'vitest'
import { isOwnLine } from './quiet-lines.ts'

test.each([
  ['01:32:54.783 › No keychain: it does not answer', true],
  ['TypeError: sites is not iterable', true],
  ['    at load (file:///console/main/index.js:12:3)', true],
  ['DevTools listening on ws://127.0.0.1:9222/devtools/browser/1', true],
  ['[25475:1127/013204.351642:ERROR:bus.cc(407)] Failed to connect to the bus', false],
  ['[25542:1127/013204.600955:WARNING:viz_main_impl.cc(181)] Exiting GPU process', false],
  ['', false],
])('%s', (line, expected) => {
  expect(isOwnLine(line)).toBe(expected)
})
