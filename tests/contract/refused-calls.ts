import type { GraphQLSchema } from 'graphql'
import { SUBJECTS } from '#local-platform/graphql/registry.ts'
import { createPlatformSchema } from '#local-platform/graphql/schema.ts'
import type { InProcessPlatform } from '#local-platform/testing/in-process.ts'
import { CALLS, type Call, type Facts } from './calls.ts'
import { callVariables } from './sample-input.ts'
import { wholeDocument } from './whole-selection.ts'

const ADMIN = 'admin@demo.example'
export const schema: GraphQLSchema = createPlatformSchema(SUBJECTS)

/** A way to a value inside of variables; a number is a place in a list. */
export type Path = readonly (string | number)[]

export interface Refusal {
  /** Operation and argument, such as `createSiteWallet balance`. */
  readonly what: string
  /** Null: not refused. */
  readonly refusal: string | null
  /** Whether any row of any table is other than before. */
  readonly hasChangedData: boolean
}

/** A copy of the variables with another value at one place; null when there is nothing at that place. */
export function replaced(variables: Record<string, unknown>, path: Path, value: unknown): Record<string, unknown> | null {
  const copy = structuredClone(variables)
  let at: any = copy
  for (const step of path.slice(0, -1)) {
    at = at?.[step]
    if (at === null || at === undefined) return null
  }
  const last = path.at(-1) ?? ''
  if (!(last in at)) return null
  at[last] = value
  return copy
}

/** Sends a call that ought to be refused and looks whether it was, and left everything as it was. */
export async function attempt(platform: InProcessPlatform, call: Call, what: string, variables: Record<string, unknown>): Promise<Refusal> {
  const before = platform.database.serialize()
  const { refusal } = await platform.as(ADMIN).answer(wholeDocument(schema, call.kind, call.name), variables)
  return { what, refusal, hasChangedData: !Buffer.from(platform.database.serialize()).equals(before) }
}

/** Makes all calls in order, each with the results of earlier ones, and runs an action before each. */
export async function walkCalls(platform: InProcessPlatform, before: (call: Call, variables: Record<string, unknown>) => Promise<void>): Promise<void> {
  const dump = platform.database.prepare("select dump_date from internal_dump where dashboard = 'renewal_dashboard'").get()
  const facts: Facts = { dumpDate: String(dump?.['dump_date']) }
  for (const call of CALLS) {
    const variables = callVariables(schema, call, facts)
    await before(call, variables)
    const answer = (await platform.as(ADMIN).run(wholeDocument(schema, call.kind, call.name), variables))[call.name]
    if (call.keep) Object.assign(facts, call.keep(answer))
  }
}
