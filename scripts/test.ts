import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { findDesktop } from './desktop-session.ts'
import { prepareBuild } from './prepare/build.ts'
import { findChromium } from './prepare/chromium.ts'
import { findElectron } from './prepare/electron-runtime.ts'
import { prepareMachine } from './prepare/machine.ts'
import { inRoot } from './root.ts'
import { changedSections } from './test/changed.ts'
import { clearFigures, readFigures } from './test/figures.ts'
import { readOptions } from './test/options.ts'
import { runSections } from './test/run-sections.ts'
import { REPORTS } from './test/section.ts'
import { choose, sectionsFor } from './test/sections.ts'
import { slowestTests } from './test/slowest.ts'

/**
 * `npm test`: the everyday tests, section by section; a failed section does not stop the next ones. Ends with
 * `N passed, N failed`. After `npm test --`: `--all` runs everything; names of sections or groups run those, whole or
 * with
 * `--daily` their everyday part; `--changed[=<commit>]` runs the nightly tests of what differs from a commit;
 * `--thorough`
 * generates ten times as many cases.
 */

/** Of a reason, in the last lines of a run. */
const REASON_LINES = 4
const FIGURES = inRoot('test-results', 'figures')

const options = readOptions(process.argv.slice(2))
/** When `npm test` was called: scripts/prepare.mjs had to install the dependencies first. */
const called = Number(process.env['ADMIN_CONSOLE_CALLED'] ?? Date.now())

await prepareMachine('checks')
await prepareBuild()

const prepared = Date.now()
if (options.thorough) process.env['ADMIN_CONSOLE_THOROUGH'] = '1'

const { display, keychain } = findDesktop()
const chromium = findChromium() !== undefined
const electron = findElectron() !== undefined && display !== 'none'
if (!chromium) console.log('No Chromium on this machine and none to be had: the specs do not run in the Chromium host.')
if (findElectron() === undefined) console.log('No Electron runtime on this machine: the specs run in the Chromium host only.')
if (display === 'none') console.log('No display and no Xvfb on this machine: Electron cannot open a window, the Chromium host runs without one.')
if (keychain === 'none') console.log('No keychain on this machine: the specs of the remembered session expect what the console does without one.')

const wholeChromium = options.sections.includes('e2e-chromium')
const possibilities = { chromium, electron, linux: process.platform === 'linux', git: existsSync(inRoot('.git')), wholeChromium }
const all = options.changedSince === undefined ? sectionsFor(possibilities, options.set) : changedSections(options.changedSince, possibilities)
const { chosen, unknown } = choose(all, options.sections)
if (unknown.length > 0) {
  const names = new Set(all.flatMap(({ group, name }) => (group === undefined ? [name] : [group, name])))
  console.error(`No section named ${unknown.join(', ')} here. There are: ${[...names].join(' ')}`)
  process.exit(1)
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
clearFigures(FIGURES)

const outcomes = await runSections(chosen)

const failed = outcomes.flatMap(({ title, failures }) => failures.map(({ test, reason }) => ({ name: `FAILED  ${title}: ${test}`, reason })))
if (failed.length > 0) console.log('\n=== Failures, with what stood on the page ===')
for (const { name, reason } of failed) console.log(`\n${name}\n${indented(reason)}`)

console.log('\n=== Summary ===\n')
const processor = (coreSeconds: number | undefined): string => (coreSeconds === undefined ? '' : `, ${coreSeconds} core-s`)
for (const { title, seconds, coreSeconds, shared, ...counts } of outcomes) {
  console.log(
    `${counts.failed === 0 ? 'ok    ' : 'FAILED'}  ${title.padEnd(40)} ${counts.passed} passed, ${counts.failed} failed, ${seconds} s${processor(coreSeconds)}`,
  )
  if (shared !== undefined) console.log(`        ${'all tests of vitest, in one run'.padEnd(40)} ${shared.seconds} s${processor(shared.coreSeconds)}`)
}
console.log(`\n${Math.round((prepared - called) / 1000)} s before them: installing, generating, building`)
if (outcomes.some(({ coreSeconds, shared = { coreSeconds } }) => shared.coreSeconds !== undefined))
  console.log('core-s: of all processors, whatever else ran here included')
console.log()
for (const figure of readFigures(FIGURES)) console.log(figure)
const slowest = slowestTests(REPORTS, 10)
if (slowest.length > 0) console.log('\nThe ten slowest tests:')
for (const { test, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${test.slice(0, 110)}`)

// Last and short: where only the end of a run is kept, all of them are in it.
console.log()
for (const { name, reason } of failed) console.log(`${name}\n${indented(reason.split('\n').slice(0, REASON_LINES).join('\n'))}\n`)
const sum = (key: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[key], 0)
console.log(`${Math.round((Date.now() - called) / 1000)} s in all`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1

function indented(text: string): string {
  return text.replaceAll(/^/gm, '        ')
}
