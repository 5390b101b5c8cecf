import { run, runQuietly } from '../command.ts'
import { beforeEnd } from '../interruption.ts'
import type { Counts } from './counts.ts'
import type { Execute, Section } from './sections.ts'

/** What came of a section. */
export type Outcome = Counts & { readonly title: string; readonly seconds: number }

/** Runs sections one after the other, each under its heading; those that mostly wait begin at once and run beside the others. */
export async function runSections(sections: readonly Section[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  // Registered first, so that it prints after every section has ended.
  const forget = beforeEnd(async (signal) => {
    const running = sections[outcomes.length]
    if (signal !== undefined && running !== undefined) {
      console.log(`\nEnded by ${signal} during "${running.title}"; ${outcomes.length} of ${sections.length} sections had run.`)
    }
  })
  const beside = new Map(sections.filter(({ isBeside }) => isBeside === true).map((section) => [section, runBeside(section)]))
  for (const section of sections) {
    console.log(`\n=== ${section.title} ===\n`)
    outcomes.push(await (beside.get(section)?.() ?? timed(section, run)))
  }
  forget()
  return outcomes
}

async function timed({ title, test }: Section, execute: Execute): Promise<Outcome> {
  const began = Date.now()
  return { title, ...(await test(execute)), seconds: Math.round((Date.now() - began) / 1000) }
}

/** Starts a section quietly. @returns a function that waits for its end and shows its output */
function runBeside(section: Section): () => Promise<Outcome> {
  let shown = ''
  const outcome = timed(section, async (...command) => {
    const { code, output } = await runQuietly(...command)
    shown += output
    return code
  })
  return async () => {
    await outcome
    console.log(shown)
    return outcome
  }
}
