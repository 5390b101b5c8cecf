import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { findDesktop } from './desktop-session.ts'
import { prepareBuild } from './prepare/build.ts'
import { findChromium } from './prepare/chromium.ts'
import { findElectron } from './prepare/electron-runtime.ts'
import { prepareMachine } from './prepare/machine.ts'
import { inRoot } from './root.ts'
import { clearFigures, readFigures } from './test/figures.ts'
import { runSections } from './test/run-sections.ts'
import { choose, REPORTS, sectionsFor } from './test/sections.ts'
import { slowestTests } from './test/slowest.ts'

/**
 * `npm test`: everything, in order, each section under its heading; a failed section does not stop the next ones. Ends with
 * `N passed, N failed`. With names of sections or groups behind it (`npm test -- lint unit`) only these; with `--thorough` ten times the generated cases.
 */

const THOROUGH = '--thorough'
/** Of a reason, in the last lines of a run. */
const REASON_LINES = 4
const FIGURES = inRoot('test-results', 'figures')

await prepareMachine('checks')
await prepareBuild()

const started = Date.now()
const wanted = process.argv.slice(2).filter((name) => name !== THOROUGH)
if (process.argv.includes(THOROUGH)) process.env['ADMIN_CONSOLE_THOROUGH'] = '1'

const { display, keychain } = findDesktop()
const chromium = findChromium() !== undefined
const electron = findElectron() !== undefined && display !== 'none'
if (!chromium) console.log('No Chromium on this machine and none to be had: the specs do not run in the Chromium host.')
if (findElectron() === undefined) console.log('No Electron runtime on this machine: the specs run in the Chromium host only.')
if (display === 'none') console.log('No display and no Xvfb on this machine: Electron cannot open a window, the Chromium host runs without one.')
if (keychain === 'none') console.log('No keychain on this machine: the specs of the remembered session expect what the console does without one.')

const wholeChromium = wanted.includes('e2e-chromium')
const all = sectionsFor({ chromium, electron, linux: process.platform === 'linux', git: existsSync(inRoot('.git')), wholeChromium })
const { chosen, unknown } = choose(all, wanted)
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
for (const { title, seconds, ...counts } of outcomes) {
  console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'}  ${title.padEnd(40)} ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`)
}
console.log()
for (const figure of readFigures(FIGURES)) console.log(figure)
const slowest = slowestTests(REPORTS, 10)
if (slowest.length > 0) console.log('\nThe ten slowest tests:')
for (const { test, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${test.slice(0, 110)}`)

// Last and short: where only the end of a run is kept, all of them are in it.
console.log()
for (const { name, reason } of failed) console.log(`${name}\n${indented(reason.split('\n').slice(0, REASON_LINES).join('\n'))}\n`)
const sum = (key: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[key], 0)
console.log(`${Math.round((Date.now() - started) / 1000)} s in all`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1

function indented(text: string): string {
  return text.replaceAll(/^/gm, '        ')
}
