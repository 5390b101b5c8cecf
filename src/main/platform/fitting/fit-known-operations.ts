import { setImmediate as nextTurn } from 'node:timers/promises'
import { buildSchema, parse } from 'graphql'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import type { Aliases } from '#shared/fit/aliases.ts'
import { unsentPaths } from '#shared/fit/apply-plan.ts'
import { type FitSettings, fitOperation } from '#shared/fit/fit.ts'
import { gapText } from '#shared/fit/gap.ts'
import { readPlatformSchema } from '#shared/fit/platform-schema.ts'
import type { Made } from './fittings.ts'

/** Operations that are fitted before other work of the process gets its turn. */
const AT_ONCE = 5

/**
 * Fits every operation of the build. Loaded only where a platform has a schema of its own and was not fitted before:
 * it needs the GraphQL library and the contract. Answers with why their text is no schema, as the end of a sentence.
 */
export async function fitKnownOperations(contract: string, theirs: string, aliases: Aliases, settings: FitSettings = {}): Promise<Made | string> {
  const platform = readPlatformSchema(theirs)
  if (!platform.ok) return platform.problem
  const own = buildSchema(contract)
  const made: Made = { plans: {}, missing: [], absent: [], unsent: [] }
  for (const [index, text] of Object.values(documents).entries()) {
    if (index % AT_ONCE === 0) await nextTurn()
    const { operation, verdict, plan, gaps } = fitOperation(parse(text), own, platform.schema, aliases, settings)
    if (plan === null) made.missing.push({ operation, reasons: gaps.filter(({ blocks }) => blocks).map(gapText) })
    else made.plans[operation] = verdict === 'as-is' ? '' : JSON.stringify(plan)
    if (plan !== null && plan.absent.length > 0) made.absent.push({ operation, paths: [...plan.absent] })
    const paths = plan === null ? [] : unsentPaths(plan)
    if (paths.length > 0) made.unsent.push({ operation, paths: [...paths] })
  }
  return made
}
