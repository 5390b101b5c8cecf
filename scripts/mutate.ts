import { Stryker } from '@stryker-mutator/core'
import { PlainFailure } from './failure.ts'
import { AREAS, type AreaName, WANTED_SHARE } from './mutate/areas.ts'
import { breakScreens } from './mutate/break-screens.ts'
import { lookForFaults } from './mutate/look-for-faults.ts'

/**
 * `npm run mutate`: breaks product code on purpose, one place at a time, and counts how many of the breaks a test notices. With names behind it only these
 * areas: `npm run mutate -- money dates`; with paths too, only those files of the area: `npm run mutate -- money src/main/money/rules/bookings.ts`. Ends with exit
 * code 1 when an area is below the share that is wanted. `npm run mutate -- faults` plants a fixed list of faults, and
 * `npm run mutate -- screens` drawn ones in the renderer: see `look-for-faults.ts` and `break-screens.ts`.
 */

const LISTS: Readonly<Record<string, (parameters: readonly string[]) => Promise<void>>> = { faults: lookForFaults, screens: breakScreens }
const list = LISTS[process.argv[2] ?? '']
if (list !== undefined) {
  await list(process.argv.slice(3))
  process.exit()
}

const isArea = (name: string): name is AreaName => name in AREAS
const parameters = process.argv.slice(2).filter((argument) => argument !== '--list')
const files = parameters.filter((argument) => argument.includes('/'))
const given = parameters.filter((argument) => !argument.includes('/'))
const unknown = given.filter((name) => !isArea(name))
if (unknown.length > 0) throw new PlainFailure(`There is no area named ${unknown.join(', ')}. There are: ${Object.keys(AREAS).join(' ')}`)

if (process.argv.includes('--list')) {
  for (const [name, { code }] of Object.entries(AREAS)) console.log(`${name.padEnd(12)} ${code.join(' ')}`)
  process.exit(0)
}

const lines: string[] = []
for (const name of (given.length === 0 ? Object.keys(AREAS) : given).filter(isArea)) {
  const { noticed, broken } = await mutate(name)
  const share = (100 * noticed) / broken
  lines.push(`${name.padEnd(12)} ${String(noticed).padStart(5)} of ${String(broken).padStart(5)} breaks noticed  ${share.toFixed(1).padStart(5)} %`)
  if (share < WANTED_SHARE) process.exitCode = 1
}
console.log(`\n${lines.join('\n')}\nWanted: ${WANTED_SHARE} %`)

async function mutate(name: AreaName): Promise<{ readonly noticed: number; readonly broken: number }> {
  process.env['MUTATED_AREA'] = name
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
    mutate: files.length === 0 ? [...AREAS[name].code] : files,
    // TypeScript 7 has no interface for programs: without a name of a file that is not there Stryker would ask it to read tsconfig.json.
    tsconfigFile: 'none',
    ignorePatterns: ['.cache', 'out', 'dist', 'test-results', 'docs', 'build', 'tour'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    tempDirName: '.cache/mutate',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  }).runMutationTest()
  const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError' && status !== 'RuntimeError')
  return { noticed: counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length, broken: counted.length }
}
