import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const SOURCES = globSync('src/{renderer,shared}/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test(-support)?\.tsx?$/.test(file))

/**
 * A comparison that knows letter case only: it misses what people paste. `folded-text.ts` and `typed-search.ts` know
 * the rest.
 */
const OWN_SEARCH = /LowerCase\(\)\s*\.(?:includes|indexOf|search|match)\(|\.includes\([^()]*(?:\([^()]*\))*[^()]*LowerCase\(\)\)|toLocaleLowerCase/

test('no list, picker or palette has a text search of its own', () => {
  expect(SOURCES.filter((file) => OWN_SEARCH.test(readFileSync(join(ROOT, file), 'utf8'))).toSorted()).toEqual([
    // Names of attributes of HTML, from a list of them.
    'src/renderer/components/message/email-document.ts',
  ])
})
