import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = path.join(import.meta.dirname, '../../src')
const WRITES = /clipboard\.write|\bclipboard\b.*from 'electron'|execCommand\(\s*'(?:copy|cut)'/

test('the clipboard is written where formulas are neutralised: by the page, and by the context menu of main', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  const writers = files.filter((file) => WRITES.test(readFileSync(path.join(SOURCE, file), 'utf8')))
  expect(writers.toSorted()).toEqual(['main/shell/context-menu.ts', 'renderer/components/clipboard/copy-text.ts'].map((file) => path.normalize(file)))
  for (const file of writers) expect(readFileSync(path.join(SOURCE, file), 'utf8')).toContain('(spreadsheetText(text))')
})
