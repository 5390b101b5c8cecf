import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { toolPath } from '../command.ts'
import { specsTouchedBy } from '../test/changed.ts'
import type { Fault } from './fault.ts'
import { besideOf, groupsOf, readersOf, relatedOf } from './fault-tests.ts'
import type { FaultyTree } from './faulty-tree.ts'
import { runSpecs, runUnits } from './tree-tests.ts'

/**
 * Which tests run against a fault. Each includes the one before: unit tests in its folder, all unit tests, everyday
 * specs, nightly tests.
 */
export const REACHES = ['beside', 'units', 'everyday', 'all'] as const
export type Reach = (typeof REACHES)[number]

/** `undecided`: the test that failed also fails without the fault, or passes with it the second time. */
export interface Finding {
  readonly by: 'everyday' | 'night' | 'none' | 'undecided'
  /** `src/main/money/payment-service.test.ts › a payment is sent once`; empty where none found it. */
  readonly test: string
  readonly reach: Reach
}

const EVERYDAY_PROJECTS = ['dom', 'dom-alone', 'node', 'contract', 'compat', 'money', 'security', 'foreign']
/** With the `*.night.test.ts` of the others. */
const NIGHT_PROJECTS = [...EVERYDAY_PROJECTS, 'fresh-clone']
const SPECS = 'tests/{e2e,security,foreign,money,dev}/**/*.spec.ts'

/** Looks for a test that fails while a fault is planted: the quickest first. */
export class FaultFinder {
  readonly #tree: FaultyTree

  constructor(tree: FaultyTree) {
    this.#tree = tree
  }

  async find(fault: Fault, reach: Reach): Promise<Finding> {
    this.#tree.plant(fault)
    const { file } = fault
    const has = (least: Reach): boolean => REACHES.indexOf(reach) >= REACHES.indexOf(least)
    const searches: readonly (readonly [Finding['by'], Reach, () => Promise<Found | undefined>])[] = [
      ['everyday', 'beside', () => this.#units(besideOf(file), true)],
      ['everyday', 'units', () => this.#units(relatedOf(file), true)],
      ['everyday', 'everyday', () => this.#checks(fault)],
      ['everyday', 'units', () => this.#units(readersOf(file), true)],
      ['everyday', 'everyday', () => this.#specs(fault, true)],
      ['night', 'all', () => this.#units([...besideOf(file), ...relatedOf(file), ...readersOf(file)], false)],
      ['night', 'all', () => this.#specs(fault, false)],
    ]
    for (const [by, least, search] of searches) {
      if (!has(least)) continue
      let found = await search()
      if (found?.isSound === false) {
        this.#tree.plant(fault)
        found = await search()
      }
      if (found !== undefined) return { by: found.isSound ? by : 'undecided', test: found.test, reach }
    }
    return { by: 'none', test: '', reach }
  }

  async #units(runs: readonly (readonly string[])[], isEveryday: boolean): Promise<Found | undefined> {
    const projects = (isEveryday ? EVERYDAY_PROJECTS : NIGHT_PROJECTS).map((project) => `--project=${project}`)
    for (const parameters of runs) {
      const { failed, failures } = await runUnits(this.#tree, [...parameters, ...projects], isEveryday)
      if (failed === 0) continue
      const test = failures[0]?.test.replace(`${this.#tree.root}${path.sep}`, '') ?? 'a run of vitest without a result'
      const again = failures.length === 0 ? parameters : ['run', test.split(' › ')[0] ?? '']
      return { test, isSound: await this.#isSound(async () => (await runUnits(this.#tree, again, isEveryday)).failed === 0) }
    }
    return undefined
  }

  /** Lint and types. */
  async #checks({ file }: Fault): Promise<Found | undefined> {
    const checks: readonly (readonly [string, readonly string[]])[] = [
      ['biome', ['lint', '--error-on-warnings', file]],
      ['oxlint', [file]],
      ['tsc', ['--noEmit']],
      ['knip', []],
    ]
    for (const [tool, parameters] of checks) {
      const run = () => this.#tree.run(toolPath(tool), parameters)
      if ((await run()).code !== 0) return { test: tool, isSound: await this.#isSound(async () => (await run()).code === 0) }
    }
    return undefined
  }

  /** The specs, first those of the fault's area. */
  async #specs({ file }: Fault, isEveryday: boolean): Promise<Found | undefined> {
    const specs = globSync(SPECS, { cwd: this.#tree.root })
      .map((name) => name.replaceAll(path.sep, '/'))
      .filter((name) => !isEveryday || readFileSync(path.join(this.#tree.root, name), 'utf8').includes('@daily'))
    const which = isEveryday ? ['--grep', '@daily'] : []
    for (const some of groupsOf(file, specs, specsTouchedBy([file]))) {
      if (some.length === 0) continue
      const { failed, failures } = await runSpecs(this.#tree, some, which)
      if (failed === 0) continue
      const test = failures[0]?.test ?? 'a run of Playwright without a result'
      const name = `tests/${test.split(/[: ]/)[0]}`
      const again = failures.length === 0 ? some.slice(0, 1) : [name]
      return { test, isSound: await this.#isSound(async () => (await runSpecs(this.#tree, again, which)).failed === 0) }
    }
    return undefined
  }

  /** True if the test fails again with the fault and passes without it. A broken or flaky test proves nothing. */
  async #isSound(passes: () => Promise<boolean>): Promise<boolean> {
    if (await passes()) return false
    this.#tree.restore()
    return passes()
  }
}

interface Found extends Pick<Finding, 'test'> {
  readonly isSound: boolean
}
