import { describe, expect, test } from 'vitest'
import { type Result, success } from '#shared/result.ts'
import { ruleOf } from './money-request.ts'
import { type BoundRule, findRecord, readRecords } from './money-rule.ts'

const NOTE = 'Menu photos [ref 1f3a9c2e]'
const VARIABLES = { siteId: 'site-1', amt: 49_900, currency: 'INR', serviceName: 'Menu photos', note: NOTE }
const OURS = { id: 'ours', amt: 49_900, serviceName: 'Menu photos', note: NOTE, createdAt: 1 }
const other = (id: string) => ({ id, amt: 100, serviceName: 'Other', note: null, createdAt: 1 })
const NO_CLAIMS = new Set<string>()

const rule = (): BoundRule => {
  const bound = ruleOf('CreateSiteExtraService', VARIABLES)
  if (bound === null) throw new Error('The variables are not those of the operation')
  return bound
}

/** A platform whose pages of one-time services a test describes; it keeps the tokens that it was asked for. */
const platformWith = (pageOf: (request: number) => { readonly items: readonly object[]; readonly nextToken: string | null }) => {
  const asked: unknown[] = []
  const execute = async (_operation: string, variables: Readonly<Record<string, unknown>>): Promise<Result<{ data: string; receivedAt: number }>> => {
    asked.push(variables['nextToken'])
    return success({ data: JSON.stringify({ getSiteExtraServicesBySiteId: pageOf(asked.length) }), receivedAt: 1 })
  }
  return { asked, execute }
}

const search = (known: readonly string[] = []) => ({ rule: rule(), siteId: 'site-1', known: new Set(known), claimed: NO_CLAIMS })

describe('the record of a one-time service', () => {
  test('is absent where the list ends with an empty token', async () => {
    const platform = platformWith(() => ({ items: [other('a')], nextToken: '' }))
    expect(await findRecord(platform, search())).toEqual({ ok: true, value: undefined })
    expect(platform.asked).toEqual([null])
  })

  test('is undecided, never absent, where a token comes again', async () => {
    const platform = platformWith((request) => ({ items: [other(`a${request}`)], nextToken: 'same' }))
    expect(await findRecord(platform, search())).toMatchObject({ ok: false, error: { kind: 'invalid-answer' } })
    expect(platform.asked).toEqual([null, 'same'])
  })

  test('is undecided where the same rows come again under another token', async () => {
    const platform = platformWith((request) => ({ items: [other('a')], nextToken: `token ${request}` }))
    expect(await findRecord(platform, search())).toMatchObject({ ok: false, error: { kind: 'invalid-answer' } })
    expect(platform.asked).toHaveLength(2)
  })

  test('is undecided after 400 pages of a list without an end', async () => {
    const platform = platformWith((request) => ({ items: [other(`a${request}`)], nextToken: `token ${request}` }))
    expect(await findRecord(platform, search())).toMatchObject({ ok: false, error: { kind: 'invalid-answer' } })
    expect(platform.asked).toHaveLength(400)
  })

  test('is found in what was read before a token came again', async () => {
    const platform = platformWith((request) => ({ items: request === 1 ? [OURS] : [other('a')], nextToken: 'same' }))
    expect(await findRecord(platform, search())).toMatchObject({ ok: true, value: { id: 'ours' } })
  })

  test('is not one of another payment, also where a token comes again', async () => {
    const platform = platformWith((request) => ({ items: [request === 1 ? OURS : other('a')], nextToken: 'same' }))
    expect(await findRecord(platform, { ...search(), claimed: new Set(['ours']) })).toMatchObject({ ok: false, error: { kind: 'invalid-answer' } })
  })

  test('is absent once a record from before is reached, whatever the next token', async () => {
    const platform = platformWith(() => ({ items: [other('new'), other('old')], nextToken: 'same' }))
    expect(await findRecord(platform, search(['old']))).toEqual({ ok: true, value: undefined })
    expect(platform.asked).toEqual([null])
  })
})

test('for the records from before a payment the newest page is enough, whatever the next token', async () => {
  const platform = platformWith(() => ({ items: [other('a')], nextToken: 'same' }))
  const before = await readRecords(platform, rule(), 'site-1', null)
  expect(before).toMatchObject({ ok: true, value: [{ id: 'a' }] })
  expect(platform.asked).toEqual([null])
})
