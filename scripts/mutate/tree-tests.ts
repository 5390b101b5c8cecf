import { rmSync } from 'node:fs'
import path from 'node:path'
import { toolPath } from '../command.ts'
import { findDesktop, inDesktopSession } from '../desktop-session.ts'
import { type Counts, countPlaywright, countVitest } from '../test/counts.ts'
import type { FaultyTree } from './faulty-tree.ts'

/** Runs vitest in the copy until a test fails. */
export async function runUnits(tree: FaultyTree, parameters: readonly string[], isEveryday: boolean): Promise<Counts> {
  const report = path.join(tree.root, 'test-results', 'units.json')
  rmSync(report, { force: true })
  const all = [...parameters, '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${report}`]
  const session = inDesktopSession(findDesktop(), toolPath('vitest'), all, { ...process.env, ...(isEveryday ? { ADMIN_CONSOLE_DAILY: '1' } : {}) })
  const { code } = await tree.run(session.program, session.parameters, session.environment)
  return countVitest(report, code)
}

/** Runs specs in the copy until one fails. */
export async function runSpecs(tree: FaultyTree, specs: readonly string[], parameters: readonly string[]): Promise<Counts> {
  const report = path.join(tree.root, 'test-results', 'specs.json')
  rmSync(report, { force: true })
  const all = ['scripts/prepare.mjs', 'scripts/tool.ts', 'e2e', ...specs, ...parameters, '-x', '--pass-with-no-tests', '--reporter=json']
  const { code } = await tree.run(process.execPath, all, { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  return countPlaywright(report, code)
}
