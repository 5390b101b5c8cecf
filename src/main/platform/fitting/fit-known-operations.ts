import { setImmediate as nextTurn } from 'node:timers/promises'
import { buildSchema, parse } from 'graphql'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import type { Aliases } from '#shared/fit/aliases.ts'
import { type Fit, fitOperation } from '#shared/fit/fit.ts'
import type { StoredFit } from './fittings.ts'
import { platformSchema } from './platform-schema.ts'

/** Operations that are fitted before other work of the process gets its turn. */
const AT_ONCE = 5

/**
 * Fits every operation of the build. Loaded only where a platform has a schema of its own and was not fitted before:
 * it needs the GraphQL library and the contract. Throws why their text is no schema.
 */
export async function fitKnownOperations(contract: string, theirs: string, aliases: Aliases): Promise<StoredFit[]> {
  const [own, platform] = [buildSchema(contract), platformSchema(theirs)]
  const fits: StoredFit[] = []
  for (const text of Object.values(documents)) {
    fits.push(storedFit(fitOperation(parse(text), own, platform, aliases)))
    if (fits.length % AT_ONCE === 0) await nextTurn()
  }
  return fits
}

const storedFit = ({ operation, verdict, plan, gaps }: Fit): StoredFit => ({
  operation,
  verdict,
  plan: verdict === 'fitted' ? JSON.stringify(plan) : null,
  absent: [...(plan?.absent ?? [])],
  reasons: verdict === 'missing' ? gaps.filter(({ blocks }) => blocks).map(({ where, reason }) => `${where} ${reason}`) : [],
})
