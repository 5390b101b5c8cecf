import { type GraphQLInputType, getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { createInProcessPlatform } from '#local-platform/testing/in-process.ts'
import type { Call } from './calls.ts'
import { attempt, type Path, type Refusal, replaced, schema, walkCalls } from './refused-calls.ts'
import { rootField } from './whole-selection.ts'

/** What the wire calls money. */
const MONEY = /^(amt|amount|balance|charges|rate|listRate|total|costPrice|packingCharge|minOrderValue|boardingAmount|renewalAmount)$/

/** Where money is among the arguments of an operation. */
const moneyOf = ({ kind, name }: Call): Path[] => rootField(schema, kind, name).args.flatMap(({ name: argument, type }) => moneyIn(type, [argument]))

function moneyIn(type: GraphQLInputType, path: Path): Path[] {
  const inner = getNullableType(type)
  if (isListType(inner)) return moneyIn(inner.ofType, [...path, 0])
  const named = getNamedType(inner)
  if (isInputObjectType(named)) return Object.values(named.getFields()).flatMap((field) => moneyIn(field.type, [...path, field.name]))
  return MONEY.test(String(path.at(-1))) && ['Int', 'Long'].includes(named.name) ? [path] : []
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
