import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../root.ts'

test('each npm script begins with the preparation, which brings dependencies and Node', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }
  expect(Object.keys(scripts)).toContain('start')
  expect(Object.values(scripts).filter((command) => !command.startsWith('node scripts/prepare.mjs scripts/'))).toEqual([])
})
