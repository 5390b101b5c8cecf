import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readOutput } from '../command.ts'
import { PlainFailure } from '../failure.ts'
import { beforeEnd } from '../interruption.ts'
import { prepareGenerated } from '../prepare/build.ts'
import { secondsSince } from '../progress.ts'
import { inRoot } from '../root.ts'
import type { Fault } from './fault.ts'
import { FAULTS, type FaultClass } from './faults.ts'
import { FaultyTree } from './faulty-tree.ts'
import { FaultFinder, type Finding, REACHES, type Reach } from './find-fault.ts'

type Findings = Record<string, Finding>

const RESULTS = inRoot('test-results', 'faults.json')
const CLASSES = Object.keys(FAULTS) as FaultClass[]

/** Results of this commit: an interrupted run goes on where it stopped. */
interface Results {
  readonly commit: string
  readonly findings: Findings
}

/**
 * `npm run mutate -- faults [class or name ...] [--beside | --units | --all]`: plants faults one at a time and runs
 * the everyday set until a test fails. `--beside`: only the unit tests in the fault's folder; `--units`: all unit
 * tests; `--all`: nightly tests too. An interrupted run continues where it stopped.
 */
export async function lookForFaults(parameters: readonly string[]): Promise<void> {
  const names = parameters.filter((parameter) => !parameter.startsWith('--'))
  const reach = REACHES.find((each) => parameters.includes(`--${each}`)) ?? 'everyday'
  const chosen = CLASSES.flatMap((each) => FAULTS[each].filter(({ name }) => names.length === 0 || names.includes(each) || names.includes(name)))
  const unknown = names.filter((name) => !CLASSES.some((each) => each === name || FAULTS[each].some((fault) => fault.name === name)))
  if (unknown.length > 0) throw new PlainFailure(`There is no fault and no class named ${unknown.join(', ')}. The classes are: ${CLASSES.join(' ')}`)
  const commit = readOutput('git', ['rev-parse', 'HEAD']).trim()
  const findings = readFindings(commit)
  const open = chosen.filter(({ name }) => names.includes(name) || isOpen(findings[name], reach))
  if (open.length > 0) await findAll(open, reach, findings, commit)
  console.log(`\n${tableOf(findings, chosen)}`)
  if (chosen.some(({ name }) => isMissed(findings[name]))) process.exitCode = 1
}

async function findAll(faults: readonly Fault[], reach: Reach, findings: Findings, commit: string): Promise<void> {
  await prepareGenerated()
  const tree = new FaultyTree()
  const forget = beforeEnd(async () => tree.remove())
  tree.make()
  const finder = new FaultFinder(tree)
  try {
    for (const [place, fault] of faults.entries()) {
      const began = performance.now()
      const finding = await finder.find(fault, reach)
      findings[fault.name] = finding
      writeFindings({ commit, findings })
      console.log(`${String(place + 1).padStart(3)} of ${faults.length}  ${fault.name}: ${sentenceOf(finding)} (${secondsSince(began)})`)
    }
  } finally {
    forget()
    tree.remove()
  }
}

const isMissed = (finding: Finding | undefined): boolean => finding?.by === 'none' || finding?.by === 'undecided'

/** Whether a fault has yet to be looked for: what none found may be found by more tests. */
const isOpen = (finding: Finding | undefined, reach: Reach): boolean =>
  finding === undefined || (isMissed(finding) && REACHES.indexOf(reach) > REACHES.indexOf(finding.reach))

function sentenceOf({ by, test }: Finding): string {
  if (by === 'none') return 'NOT FOUND'
  return by === 'undecided' ? `UNDECIDED, this failed for another reason: ${test}` : `found ${by === 'night' ? 'only at night ' : ''}by ${test}`
}

function tableOf(findings: Findings, chosen: readonly Fault[]): string {
  const lines = CLASSES.flatMap((each) => {
    const found = FAULTS[each].filter((fault) => chosen.includes(fault)).map(({ name }) => findings[name]?.by)
    const count = (...kinds: readonly (Finding['by'] | undefined)[]): string => String(found.filter((by) => kinds.includes(by)).length).padStart(9)
    return found.length === 0 ? [] : [`${each.padEnd(14)}${count('everyday')}${count('night')}${count('none')}${count('undecided', undefined)}`]
  })
  return [`${'class'.padEnd(14)}${['every day', 'at night', 'by none', 'open'].map((title) => title.padStart(9)).join('')}`, ...lines].join('\n')
}

function readFindings(commit: string): Findings {
  if (!existsSync(RESULTS)) return {}
  const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as Results
  return results.commit === commit ? results.findings : {}
}

function writeFindings(results: Results): void {
  mkdirSync(path.dirname(RESULTS), { recursive: true })
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
}
