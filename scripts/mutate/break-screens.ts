import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readOutput } from '../command.ts'
import { PlainFailure } from '../failure.ts'
import { beforeEnd } from '../interruption.ts'
import { prepareGenerated } from '../prepare/build.ts'
import { secondsSince } from '../progress.ts'
import { inRoot } from '../root.ts'
import { specsTouchedBy } from '../test/changed.ts'
import { groupsOf } from './fault-tests.ts'
import { FaultyTree } from './faulty-tree.ts'
import { type Break, breaksIn, KINDS } from './screens/breaks.ts'
import { chooseBreaks } from './screens/choose-breaks.ts'
import { switchedOn, withSwitches } from './screens/switches.ts'
import { runSpecs } from './tree-tests.ts'

const RESULTS = inRoot('test-results', 'screens.json')
const SPECS = 'tests/{e2e,foreign}/**/*.spec.ts'
const WANTED_SHARE = 95
/** A break that more specs reach, as one of the shell, is looked for by those of every day. */
const MANY_SPECS = 60

/** `undecided`: the test that failed also fails without the break. */
interface Finding {
  readonly outcome: 'noticed' | 'survived' | 'undecided'
  /** The test that failed; empty for a survivor. */
  readonly test: string
}

/** Results of this commit and seed: an interrupted run goes on where it stopped. */
interface Results {
  readonly run: string
  readonly findings: Record<string, Finding>
}

/**
 * `npm run mutate -- screens [count] [seed]`: breaks messages, toasts, colours, orders, defaults and arguments of the
 * renderer, 200 unless a count is given, one at a time, and runs the specs of what it breaks until one fails. Prints
 * the others; exit code 1 below 95 %. An interrupted run continues where it stopped.
 */
export async function breakScreens([count = '200', seed = '1']: readonly string[]): Promise<void> {
  if (!/^\d+$/.test(count) || !/^\d+$/.test(seed)) throw new PlainFailure('Give a number of breaks and a seed: npm run mutate -- screens 200 1')
  const sources = globSync('src/renderer/**/*.{ts,tsx}', { cwd: inRoot('.') }).filter((file) => !/\.test(?:-support)?\.|\/development\//.test(file))
  const all = sources.toSorted().flatMap((file) => breaksIn(file.replaceAll(path.sep, '/'), readFileSync(inRoot(file), 'utf8')))
  const chosen = [...chooseBreaks(all, Number(count), Number(seed)).entries()]
  console.log(`${chosen.length} of ${all.length} breaks, by the seed ${seed}.`)
  const run = `${readOutput('git', ['rev-parse', 'HEAD']).trim()} ${count} ${seed}`
  const findings = readFindings(run)

  await prepareGenerated()
  const tree = new FaultyTree()
  const forget = beforeEnd(async () => tree.remove())
  tree.make()
  try {
    await build(tree, chosen)
    for (const [number, broken] of chosen) {
      if (findings[number] !== undefined) continue
      const began = performance.now()
      const finding = await find(tree, number, broken)
      findings[number] = finding
      mkdirSync(path.dirname(RESULTS), { recursive: true })
      writeFileSync(RESULTS, `${JSON.stringify({ run, findings } satisfies Results, null, 2)}\n`)
      console.log(`${String(number + 1).padStart(3)} of ${chosen.length}  ${placeOf(broken)}: ${finding.outcome} ${finding.test} (${secondsSince(began)})`)
    }
  } finally {
    forget()
    tree.remove()
  }
  report(chosen, findings)
}

/** Builds the copy with all breaks in it, each of them off. */
async function build(tree: FaultyTree, chosen: readonly (readonly [number, Break])[]): Promise<void> {
  for (const [file, own] of Map.groupBy(chosen, ([, { file: each }]) => each)) {
    const place = path.join(tree.root, file)
    writeFileSync(place, withSwitches(readFileSync(place, 'utf8'), own))
  }
  const { code, output } = await tree.run(process.execPath, ['scripts/prepare.mjs', 'scripts/tool.ts', 'build'])
  if (code !== 0) throw new PlainFailure(`The copy with the breaks could not be built:\n${output.slice(-2000)}`)
}

async function find(tree: FaultyTree, number: number, { file }: Break): Promise<Finding> {
  const touched = specsTouchedBy([file])
  const specs = globSync(SPECS, { cwd: tree.root }).map((name) => name.replaceAll(path.sep, '/'))
  const which = touched.length > MANY_SPECS ? ['--grep', '@daily'] : []
  const [near = [], others = []] = groupsOf(file, specs, touched)
  for (const some of [near, others]) {
    if (some.length === 0) continue
    const switchOff = switchOn(tree, number)
    const { failed, failures } = await runSpecs(tree, some, which)
    switchOff()
    if (failed === 0) continue
    const test = failures[0]?.test
    if (test === undefined) return { outcome: 'undecided', test: 'a run of Playwright without a result' }
    const isSound = (await runSpecs(tree, [`tests/${test.split(/[: ]/)[0]}`], which)).failed === 0
    return { outcome: isSound ? 'noticed' : 'undecided', test }
  }
  return { outcome: 'survived', test: '' }
}

/** Switches a break on in the built files, and gives what switches it off. */
function switchOn(tree: FaultyTree, number: number): () => void {
  const built = globSync('out/renderer/assets/*.js', { cwd: tree.root }).flatMap((file) => {
    const place = path.join(tree.root, file)
    const off = readFileSync(place, 'utf8')
    const on = switchedOn(off, number)
    return on === undefined ? [] : [{ place, off, on }]
  })
  for (const { place, on } of built) writeFileSync(place, on)
  return () => {
    for (const { place, off } of built) writeFileSync(place, off)
  }
}

function report(chosen: readonly (readonly [number, Break])[], findings: Results['findings']): void {
  const left = chosen.filter(([number]) => findings[number]?.outcome !== 'noticed')
  if (left.length > 0) console.log('\nNot noticed:')
  for (const [number, each] of left) console.log(`  ${findings[number]?.outcome}: ${placeOf(each)}: ${textOf(each)}  ->  ${each.broken}`)
  console.log()
  for (const kind of KINDS) {
    const own = chosen.filter(([, each]) => each.kind === kind)
    const noticed = own.filter(([number]) => findings[number]?.outcome === 'noticed').length
    console.log(`${kind.padEnd(10)} ${String(noticed).padStart(4)} of ${String(own.length).padStart(4)} breaks noticed`)
  }
  const share = (100 * (chosen.length - left.length)) / chosen.length
  console.log(`${share.toFixed(1)} % noticed; wanted: ${WANTED_SHARE} %`)
  if (share < WANTED_SHARE) process.exitCode = 1
}

const placeOf = ({ kind, file, line }: Break): string => `${kind} at ${file}:${line}`
const textOf = ({ file, start, end }: Break): string => readFileSync(inRoot(file), 'utf8').slice(start, end)

function readFindings(run: string): Results['findings'] {
  if (!existsSync(RESULTS)) return {}
  const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as Results
  return results.run === run ? results.findings : {}
}
