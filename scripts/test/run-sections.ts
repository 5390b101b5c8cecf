import { run } from '../command.ts'
import { beforeEnd } from '../interruption.ts'
import type { Counts } from './counts.ts'
import { processorSeconds } from './processor-time.ts'
import type { Section } from './section.ts'
import { inRuns, testTogether } from './together.ts'

/** What came of a section. */
export type Outcome = Counts & {
  readonly title: string
  /** For a section of a shared run, the sum over its files, some of which ran at the same time. */
  readonly seconds: number
  /** Set on the last section of a shared run. */
  readonly shared?: Spent
  readonly coreSeconds: number | undefined
}

/** The time that a run took. */
export interface Spent {
  readonly seconds: number
  /** Processor time, summed over all cores; undefined where the system does not count it. */
  readonly coreSeconds: number | undefined
}

/** Runs sections one after the other, and those of vitest together. Nothing else runs beside: load changes races. */
export async function runSections(sections: readonly Section[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  // Registered first, so that it prints after every section has ended.
  const forget = beforeEnd(async (signal) => {
    const running = sections[outcomes.length]
    if (signal !== undefined && running !== undefined) {
      console.log(`\nEnded by ${signal} during "${running.title}"; ${outcomes.length} of ${sections.length} sections had run.`)
    }
  })
  for (const inOneRun of inRuns(sections)) {
    console.log(`\n=== ${inOneRun.map(({ title }) => title).join('; ')} ===\n`)
    outcomes.push(...(await outcomesOf(inOneRun)))
  }
  forget()
  return outcomes
}

async function outcomesOf(sections: readonly Section[]): Promise<readonly Outcome[]> {
  const [began, usedBefore] = [Date.now(), processorSeconds()]
  const spent = (): Spent => {
    const used = processorSeconds()
    const coreSeconds = usedBefore === undefined || used === undefined ? undefined : Math.round(used - usedBefore)
    return { seconds: Math.round((Date.now() - began) / 1000), coreSeconds }
  }
  const [only, ...others] = sections
  if (only === undefined) return []
  if (others.length === 0) return [{ title: only.title, ...(await only.test(run)), ...spent() }]
  const shares = await testTogether(sections, run)
  const shared = spent()
  return shares.map((share, at) => ({
    title: sections[at]?.title ?? '',
    ...share,
    coreSeconds: undefined,
    ...(at === shares.length - 1 ? { shared } : {}),
  }))
}
