import { describe, expect, test } from 'vitest'
import { failure, type Result, success } from '#shared/result.ts'
import { ruleOf } from './money-request.ts'
import { findRecord, type MoneyRule, readRecords, sameNote, sameText } from './money-rule.ts'

const NOTE = 'Menu photos [ref 1f3a9c2e]'
const VARIABLES = { siteId: 'site-1', amt: 49_900, currency: 'INR', serviceName: 'Menu photos', note: NOTE }
const OURS = { id: 'ours', amt: 49_900, serviceName: 'Menu photos', note: NOTE, createdAt: 1 }
const other = (id: string) => ({ id, amt: 100, serviceName: 'Other', note: null, createdAt: 1 })
const NO_CLAIMS = new Set<string>()

const rule = (): MoneyRule => {
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

const search = (known: readonly string[] = []) => ({ rule: rule(), siteId: 'site-1', known: new Set(known), claimed: NO_CLAIMS, startedAt: 1000 })

describe('the record of a one-time service', () => {
  test('is absent where the list ends with an empty token', async () => {
    const platform = platformWith(() => ({ items: [other('a')], nextToken: '' }))
    expect(await findRecord(platform, search())).toEqual({ ok: true, value: undefined })
    expect(platform.asked).toEqual([null])
  })

  test('is undecided, never absent, where a token comes again', async () => {
    const platform = platformWith((request) => ({ items: [other(`a${request}`)], nextToken: 'same' }))
    expect(await findRecord(platform, search())).toEqual(failure('invalid-answer', 'The platform gave the same page of the list twice.'))
    expect(platform.asked).toEqual([null, 'same'])
  })

  test('is undecided where the same rows come again under another token', async () => {
    const platform = platformWith((request) => ({ items: [other('a')], nextToken: `token ${request}` }))
    expect(await findRecord(platform, search())).toMatchObject({ ok: false, error: { kind: 'invalid-answer' } })
    expect(platform.asked).toHaveLength(2)
  })

  test('is undecided after 400 pages of a list without an end', async () => {
    const platform = platformWith((request) => ({ items: [other(`a${request}`)], nextToken: `token ${request}` }))
    expect(await findRecord(platform, search())).toEqual(failure('invalid-answer', 'The platform gives a list that does not end.'))
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

test('the records from before a payment are not known where the platform fails', async () => {
  const away = failure('unreachable', 'The platform is away.')
  expect(await readRecords({ execute: async () => away }, rule(), 'site-1', null)).toEqual(away)
})

test('the records of a list that is asked for whole are not known where a page of it comes twice', async () => {
  const platform = platformWith(() => ({ items: [other('a')], nextToken: 'same' }))
  const whole: MoneyRule = { ...rule(), list: 'whole' }
  expect(await readRecords(platform, whole, 'site-1', null)).toEqual(failure('invalid-answer', 'The platform gave the same page of the list twice.'))
  expect(platform.asked).toEqual([null, 'same'])
})

test('a record that the operation names is read on for until it is there, whatever was known before', async () => {
  const named: MoneyRule = {
    ...rule(),
    list: 'named',
    page: (data, asked) => {
      const page = rule().page(data, asked)
      return { ...page, records: page.records.filter(({ id }) => id === 'ours') }
    },
  }
  const late = platformWith((request) => ({ items: [request === 2 ? OURS : other(`a${request}`)], nextToken: `token ${request}` }))
  expect(await readRecords(late, named, 'site-1', null)).toMatchObject({ ok: true, value: [{ id: 'ours' }] })
  expect(late.asked).toEqual([null, 'token 1'])

  const never = platformWith((request) => ({ items: [other('ours too late')], nextToken: request === 1 ? 'token 1' : null }))
  expect(await readRecords(never, named, 'site-1', new Set(['ours too late']))).toEqual({ ok: true, value: [] })
  expect(never.asked).toEqual([null, 'token 1'])
})

describe('a payment sent without a reference', () => {
  const SENT = { siteId: 'site-1', amt: 5000, currency: 'INR', serviceName: 'Menu photos', note: 'Menu photos' }
  const row = (id: string, change: object = {}) => ({ id, amt: 5000, serviceName: 'Menu photos', note: 'Menu photos', createdAt: 1000, ...change })
  const searched = async (items: readonly object[], claimed: readonly string[] = []) => {
    const found = ruleOf('CreateSiteExtraService', SENT)
    if (found === null) throw new Error('The variables are not those of the operation')
    const platform = platformWith(() => ({ items, nextToken: null }))
    return findRecord(platform, { rule: found, siteId: 'site-1', known: new Set(['old']), claimed: new Set(claimed), startedAt: 1000 })
  }
  const undecided = { ok: false, error: { kind: 'invalid-answer', details: { reason: 'undecided' } } }

  test('is the only new one of its amount, note and time', async () => {
    expect(await searched([row('ours'), row('old')])).toMatchObject({ ok: true, value: { id: 'ours' } })
    expect(await searched([row('ours', { createdAt: null }), row('other', { amt: 4999 })])).toMatchObject({ ok: true, value: { id: 'ours' } })
    expect(await searched([row('ours', { createdAt: 1290 }), row('later', { createdAt: 1310 })])).toMatchObject({ ok: true, value: { id: 'ours' } })
    expect(await searched([row('ours'), row('of another payment')], ['of another payment'])).toMatchObject({ ok: true, value: { id: 'ours' } })
  })

  test('is absent only where nothing new has its amount', async () => {
    expect(await searched([row('old'), row('other', { amt: 4999 }), row('another', { serviceName: 'Logo' })])).toEqual({ ok: true, value: undefined })
  })

  test('is undecided between two, and where its note or its time may have been changed', async () => {
    expect(await searched([row('one'), row('two')])).toMatchObject(undecided)
    expect(await searched([row('cut', { note: 'Menu' })])).toMatchObject(undecided)
    expect(await searched([row('later', { createdAt: 1310 })])).toMatchObject(undecided)
    expect(await searched([row('earlier', { createdAt: 690 })])).toMatchObject(undecided)
  })
})

test('texts are the same but for blanks at their ends; none is like an empty one', () => {
  expect(sameText(' Growth ', 'Growth')).toBe(true)
  expect(sameText('Growth', '\tGrowth\n')).toBe(true)
  expect(sameText(null, '')).toBe(true)
  expect(sameText('', undefined)).toBe(true)
  expect(sameText(undefined, ' ')).toBe(true)
  expect(sameText('Growth', 'Growth plus')).toBe(false)
  expect(sameText(null, 'Growth')).toBe(false)
})

test('a note is the same by its reference, and where it has none by its whole text', () => {
  expect(sameNote('shortened by the platform [ref 1f3a9c2e]', 'Menu photos [ref 1f3a9c2e]')).toBe(true)
  expect(sameNote('Menu photos [ref 1f3a9c2f]', 'Menu photos [ref 1f3a9c2e]')).toBe(false)
  expect(sameNote(null, 'Menu photos [ref 1f3a9c2e]')).toBe(false)
  expect(sameNote('Menu photos', 'Menu photos ')).toBe(true)
  expect(sameNote('Menu photos and more', 'Menu photos')).toBe(false)
  expect(sameNote(null, null)).toBe(true)
})
