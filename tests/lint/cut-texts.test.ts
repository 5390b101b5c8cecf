import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = path.join(import.meta.dirname, '../../src/renderer')

/** A column of domains, addresses or user names, up to the next column. */
const IDENTIFIERS = /id: '(domain|fqdn|email|username|user-name|slug)'(?:(?!\bid: ').)*?\bcutAt\b/gs

/** Ways to cut a text at a number of characters, although there may be room for more. */
const cutIn = (source: string): readonly string[] => Array.from(source.matchAll(IDENTIFIERS), ([, id = '']) => id)

test('domains, addresses and user names are whole where there is room, except in the site list, whose lengths are quoted [SLIST-043] [SLIST-044] [SLIST-045] [SLIST-046]', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !file.includes('.test'))
  const cut = files.flatMap((file) => cutIn(readFileSync(path.join(SOURCE, file), 'utf8')).map((id) => `${file.replaceAll('\\', '/')}: ${id}`))
  expect(cut.sort()).toEqual(['features/sites/site-list.tsx: domain', 'features/sites/site-list.tsx: email'])
})

test('a cut is found on any line of its column, and not in the next one', () => {
  expect(cutIn("{ id: 'domain',\n  width: 90,\n  cutAt: 40 }")).toEqual(['domain'])
  expect(cutIn("{ id: 'domain', width: 90 }, { id: 'note', cutAt: 80 }")).toEqual([])
})
