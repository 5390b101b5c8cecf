import { expect, test } from 'vitest'
import { lastLines } from './progress.ts'

test('the last lines of an output have no stack trace and no names of classes', () => {
  const output = 'first\n\nError: Cannot find module\n    at load (file.js:1:2)\n    at run (file.js:3:4)\nsecond\n'
  expect(lastLines(output, 2)).toBe('  Cannot find module\n  second')
})
