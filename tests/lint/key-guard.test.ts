import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../..')
const GUARD = 'src/renderer/components/shortcuts/composition.ts'

const sources = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => file !== GUARD && !/\.(?:test|test-support)\.tsx?$|^src\/generated\//.test(file))
  .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const)

const places = (pattern: RegExp): readonly string[] => sources.flatMap(([file, text]) => Array.from(text.matchAll(pattern), ([found]) => `${file}: ${found}`))

test('every handler of a key in the product goes through the one guard against the keys of an input method', () => {
  expect(places(/\bonKey(?:Down|Up|Press)\w*=\{(?!onKeys\().*/g)).toEqual([])
  expect(places(/addEventListener\(\s*['"]key\w+/g)).toEqual([])
  expect(places(/\bonKey(?:Down|Up|Press)\w*=\{onKeys\(/g).length).toBeGreaterThanOrEqual(16)
  expect(places(/\blistenForKeys\(/g)).toHaveLength(7)
})
