import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FEATURES = path.join(import.meta.dirname, '../../features')
const read = (file: string): string => readFileSync(path.join(FEATURES, file), 'utf8')

/** Each switch in a row, by the file that draws it, with the hook that sends its change. */
const SWITCHES = {
  'menus/list/menu-cells.tsx': 'menus/list/use-status-change.tsx',
  'partners/list/partner-columns.tsx': 'partners/list/use-partner-status.ts',
  'sites/site-cells.tsx': 'sites/use-site-changes.ts',
} as const

test('every switch in a row of a list is known here, with a hook that reports its change with Undo', () => {
  const drawn = globSync('**/*.tsx', { cwd: FEATURES }).filter((file) => /<CellSwitch\b/.test(read(file)))
  expect(drawn.toSorted()).toEqual(Object.keys(SWITCHES))
  expect(Object.values(SWITCHES).filter((hook) => !/\bofferUndo\(\{/.test(read(hook)))).toEqual([])
})
