import { globSync, readFileSync } from 'node:fs'
import { readOutput, succeeds } from '../command.ts'
import { PlainFailure } from '../failure.ts'
import { inRoot, ROOT } from '../root.ts'
import { importAliases } from './imports.ts'
import { nightlySpecs, type Section, vitest } from './section.ts'
import type { Possibilities } from './sections.ts'
import { touchedSpecs } from './touched-specs.ts'

const MODULES = '{src,local-platform,scripts,schema,tests}/**/*.{ts,tsx}'
/** The packaged app, `npm run dev` and a million sites are left to `--all`: they take too long before a commit. */
const FOLDERS = /^tests\/(?:e2e|security|foreign)\//

/**
 * The tests affected by files that differ from a commit. Vitest follows imports itself; `touchedSpecs` chooses specs.
 */
export function changedSections(since: string, { chromium, electron }: Possibilities): readonly Section[] {
  const specs = specsTouchedSince(since).filter((file) => FOLDERS.test(file))
  console.log(`${specs.length} files of specs are touched by what differs from ${since}.`)
  const unit = vitest(
    'unit-changed',
    'Tests of changed files',
    ['dom', 'dom-alone', 'node', 'contract', 'compat', 'security', 'money', 'foreign'],
    ['--changed', since, '--passWithNoTests'],
  )
  if (specs.length === 0 || !(chromium || electron)) return [unit]
  const project = electron ? 'electron' : 'chromium-host'
  return [unit, nightlySpecs({ name: 'e2e-changed', title: 'Nightly specs of changed files', project, paths: specs })]
}

function specsTouchedSince(since: string): readonly string[] {
  if (!succeeds('git', ['rev-parse', '--verify', '--quiet', `${since}^{commit}`])) throw new PlainFailure(`git knows no commit ${since} here.`)
  return specsTouchedBy([...lines('diff', '--name-only', '--no-renames', since), ...lines('ls-files', '--others', '--exclude-standard')])
}

/** The specs to run for these files, which exist or did before a change. */
export function specsTouchedBy(changed: readonly string[]): readonly string[] {
  const sources = globSync(MODULES, { cwd: ROOT }).map((file) => [file.replaceAll('\\', '/'), readFileSync(inRoot(file), 'utf8')] as const)
  return touchedSpecs(changed, new Map(sources), importAliases())
}

const lines = (...parameters: readonly string[]): readonly string[] =>
  readOutput('git', parameters)
    .split('\n')
    .filter((line) => line !== '')
