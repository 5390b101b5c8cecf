import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { releaseNotes } from '#main/updates/change-log.ts'
import { ROOT } from '#scripts/root.ts'

const text = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8')
const { version: current } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { readonly version: string }
const versions = [...text.matchAll(/^## (?:\[?(\d[^\]\s]*)|Unreleased$)/gm)].map(([, version = 'Unreleased']) => version)

/** What "What's new" shows of a version, an item on each line. */
const itemsOf = (version: string): readonly string[] => releaseNotes(text, version).sections.flatMap(({ items }) => items)

describe('CHANGELOG.md', () => {
  test('is by version, each once, and has the one that is built', () => {
    expect(versions).toHaveLength(text.split(/^## /m).length - 1)
    expect(versions).toEqual([...new Set(versions)])
    expect(versions).toContain(versions.includes('Unreleased') ? 'Unreleased' : current)
  })

  test.each(versions)('tells users of %s in one to ten lines', (version) => {
    const items = itemsOf(version)
    expect(items.length).toBeGreaterThanOrEqual(1)
    expect(items.length).toBeLessThanOrEqual(10)
    expect(items.filter((item) => item.length > 140)).toEqual([])
  })

  test('names no file, command or window size', () => {
    const named = versions.flatMap(itemsOf).filter((item) => /npm |\.(?:tsx?|md|json)\b|\b\d{3,4} ?x ?\d{3,4}\b/.test(item))
    expect(named).toEqual([])
  })
})
