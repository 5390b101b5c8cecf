import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type GraphQLInputType, getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { SUBJECTS } from '#local-platform/graphql/registry.ts'
import { createPlatformSchema } from '#local-platform/graphql/schema.ts'
import { createInProcessPlatform, type InProcessPlatform } from '#local-platform/testing/in-process.ts'
import { CALLS, type Call, type Facts } from './calls.ts'
import { callVariables } from './sample-input.ts'
import { rootField, wholeDocument } from './whole-selection.ts'

const ADMIN = 'admin@demo.example'
const schema = createPlatformSchema(SUBJECTS)

/** What the wire calls money. */
const MONEY = /^(amt|amount|balance|charges|rate|listRate|total|costPrice|packingCharge|minOrderValue|boardingAmount|renewalAmount)$/

/** A way to a value inside of variables; a number is a place in a list. */
type Path = readonly (string | number)[]

interface Refusal {
  /** Operation and argument, such as `createSiteWallet balance`. */
  readonly what: string
  /** Null: not refused. */
  readonly refusal: string | null
  /** Whether any row of any table is other than before. */
  readonly hasChangedData: boolean
}

/** Where money is among the arguments of an operation. */
const moneyOf = ({ kind, name }: Call): Path[] => rootField(schema, kind, name).args.flatMap(({ name: argument, type }) => moneyIn(type, [argument]))

function moneyIn(type: GraphQLInputType, path: Path): Path[] {
  const inner = getNullableType(type)
  if (isListType(inner)) return moneyIn(inner.ofType, [...path, 0])
  const named = getNamedType(inner)
  if (isInputObjectType(named)) return Object.values(named.getFields()).flatMap((field) => moneyIn(field.type, [...path, field.name]))
  return MONEY.test(String(path.at(-1))) && ['Int', 'Long'].includes(named.name) ? [path] : []
}

/** A copy of the variables with another value at one place; null when there is nothing at that place. */
function replaced(variables: Record<string, unknown>, path: Path, value: unknown): Record<string, unknown> | null {
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

function digest(database: DatabaseSync): string {
  const hash = createHash('sha256')
  for (const { name } of database.prepare("select name from sqlite_schema where type = 'table'").all()) {
    hash.update(JSON.stringify(database.prepare(`select * from "${String(name)}"`).all()))
  }
  return hash.digest('hex')
}

/** Sends a call that ought to be refused and looks whether it was, and left everything as it was. */
async function attempt(platform: InProcessPlatform, call: Call, what: string, variables: Record<string, unknown>): Promise<Refusal> {
  const before = digest(platform.database)
  const { refusal } = await platform.as(ADMIN).answer(wholeDocument(schema, call.kind, call.name), variables)
  return { what, refusal, hasChangedData: digest(platform.database) !== before }
}

/** Goes through all calls in their order, each with what the earlier ones made, and does something with each before it is made. */
async function walkCalls(platform: InProcessPlatform, before: (call: Call, variables: Record<string, unknown>) => Promise<void>): Promise<void> {
  const dump = platform.database.prepare("select dump_date from internal_dump where dashboard = 'renewal_dashboard'").get()
  const facts: Facts = { dumpDate: String(dump?.['dump_date']) }
  for (const call of CALLS) {
    const variables = callVariables(schema, call, facts)
    await before(call, variables)
    const answer = (await platform.as(ADMIN).run(wholeDocument(schema, call.kind, call.name), variables))[call.name]
    if (call.keep) Object.assign(facts, call.keep(answer))
  }
}

describe('an amount', () => {
  const negative: Refusal[] = []
  const fractional: Refusal[] = []
  const tooLarge: Refusal[] = []
  const found = new Set<string>()

  beforeAll(async () => {
    const platform = createInProcessPlatform()
    await walkCalls(platform, async (call, variables) => {
      for (const path of moneyOf(call)) {
        const what = `${call.name} ${path.filter((step) => typeof step === 'string').join('.')}`
        for (const [list, value] of [
          [negative, -1],
          [fractional, 19.99],
          [tooLarge, 2 ** 53],
        ] as const) {
          const bad = replaced(variables, path, value)
          if (bad === null) continue
          found.add(what)
          list.push(await attempt(platform, call, what, bad))
        }
      }
    })
  }, 60_000)

  test('is among the arguments of many operations', () => {
    expect(found.size).toBeGreaterThan(15)
    for (const what of ['siteWalletRechargeByAdmin amt', 'updateCPWallet input.amount', 'generateSiteInvoice input.total']) expect(found).toContain(what)
  })

  test('below zero is refused everywhere, with the name of a rule', () => {
    expect(negative.filter(({ refusal, hasChangedData }) => hasChangedData || !/^ValidationException: [A-Z_]+$/.test(refusal ?? ''))).toEqual([])
  })

  test('with a fraction is refused everywhere', () => {
    expect(fractional.filter(({ refusal, hasChangedData }) => hasChangedData || !/cannot represent/.test(refusal ?? ''))).toEqual([])
  })

  test('that no integer can be is refused everywhere', () => {
    expect(tooLarge.filter(({ refusal, hasChangedData }) => hasChangedData || !/cannot represent/.test(refusal ?? ''))).toEqual([])
  })
})

describe('a site that does not exist', () => {
  const refusals: Refusal[] = []

  beforeAll(async () => {
    const platform = createInProcessPlatform()
    await walkCalls(platform, async (call, variables) => {
      if (MAKES_ITS_SITE.has(call.name)) return
      for (const [bad, what] of unknownSites(variables)) refusals.push(await attempt(platform, call, `${call.name} ${what}`, bad))
    })
  }, 60_000)

  /** Names by which calls speak of things that are no site's: the catalogue, price lists, a new site. */
  const NO_SITE = new Set(['master', 'global', 'recaho', 'extraService'])
  const MAKES_ITS_SITE = new Set(['domainAvailability', 'createSiteByRecahoAdmin'])

  /** The variables with an unknown site, in every place where they name one. */
  function unknownSites(variables: Record<string, unknown>): [Record<string, unknown>, string][] {
    const holder = (variables['input'] ?? variables) as Record<string, unknown> | Record<string, unknown>[]
    const first = Array.isArray(holder) ? (holder[0] ?? {}) : holder
    const named = (['siteId', 'domain'] as const).filter((name) => {
      const value = first[name]
      return typeof value === 'string' && !NO_SITE.has(value)
    })
    return named.flatMap((name) => {
      const path: Path = 'input' in variables ? (Array.isArray(holder) ? ['input', 0, name] : ['input', name]) : [name]
      const value = String(first[name]).startsWith('serviceType::') ? 'serviceType::nowhere' : name === 'siteId' ? 'nowhere' : 'nowhere.shops.example'
      const bad = replaced(variables, path, value)
      return bad === null ? [] : [[bad, name] as [Record<string, unknown>, string]]
    })
  }

  test('is refused by every operation that names one, and nothing is done', () => {
    expect(refusals.length).toBeGreaterThan(40)
    expect(refusals.filter(({ refusal, hasChangedData }) => hasChangedData || !/^(NotFound|ValidationException): [A-Z_]+$/.test(refusal ?? ''))).toEqual([])
  })
})
