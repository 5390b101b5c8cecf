import { run } from '../command.ts'
import { beforeEnd } from '../interruption.ts'
import type { Counts } from './counts.ts'
import { processorSeconds } from './processor-time.ts'
import type { Section } from './section.ts'

/** What came of a section. */
export type Outcome = Counts & {
  readonly title: string
  readonly seconds: number
  /** Processor time, summed over all cores; undefined where the system does not count it. */
  readonly coreSeconds: number | undefined
}

/** Runs sections one after the other, each under its heading. Nothing runs beside a section: a busy machine changes who wins a race. */
export async function runSections(sections: readonly Section[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  // Registered first, so that it prints after every section has ended.
  const forget = beforeEnd(async (signal) => {
    const running = sections[outcomes.length]
    if (signal !== undefined && running !== undefined) {
      console.log(`\nEnded by ${signal} during "${running.title}"; ${outcomes.length} of ${sections.length} sections had run.`)
    }
  })
  for (const section of sections) {
    console.log(`\n=== ${section.title} ===\n`)
    outcomes.push(await timed(section))
  }
  forget()
  return outcomes
}

async function timed({ title, test }: Section): Promise<Outcome> {
  const [began, usedBefore] = [Date.now(), processorSeconds()]
  const counts = await test(run)
  const used = processorSeconds()
  const coreSeconds = usedBefore === undefined || used === undefined ? undefined : Math.round(used - usedBefore)
  return { title, ...counts, seconds: Math.round((Date.now() - began) / 1000), coreSeconds }
}
