import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Product code that names the token of a page. Tests, generated code and the operations themselves may. */
const namingTokens = (): readonly string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test(-support)?\.tsx?$|^src\/generated\//.test(file))
    .filter((file) => /nextToken/i.test(readFileSync(join(ROOT, file), 'utf8')))
    .toSorted()

test('only the paging function, and the fit of a platform that names them otherwise, know the tokens of pages', () => {
  const fit = ['src/shared/fit/answer/pages.ts', 'src/shared/fit/answer/root-answer.ts', 'src/shared/fit/values/value-conversion.ts']
  expect(namingTokens()).toEqual([...fit, 'src/shared/paging.ts'])
})
