import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BulkOrder, BulkRow } from '#shared/bridge/bulk.ts'
import type { BulkRunner } from '../bulk-runner.ts'
import { Computer, lost, refused } from '../bulk-world.test-support.ts'
import { FakeNewSites, newSitesOrder, wholeSite } from './new-sites-world.test-support.ts'

let platform: FakeNewSites
let computer: Computer
beforeEach(async () => {
  platform = new FakeNewSites()
  computer = new Computer(platform)
  await computer.open()
})
afterEach(() => computer.close())

const rowsOf = async (bulk: BulkRunner, key: string): Promise<BulkRow[]> => {
  const rows = await bulk.rows({ key })
  if (!rows.ok) throw new Error(rows.error.message)
  return rows.value
}
const outcomes = async (bulk: BulkRunner, { key }: BulkOrder) => (await rowsOf(bulk, key)).map(({ outcome, message }) => [outcome, message])

const run = async (bulk: BulkRunner, order: BulkOrder): Promise<void> => {
  expect(await bulk.start(order)).toMatchObject({ ok: true })
  await bulk.settled()
}

/** What the screen of bulk changes hands back for "Retry failed". */
const retryOf = async (bulk: BulkRunner, order: BulkOrder): Promise<BulkOrder> => {
  const failed = (await rowsOf(bulk, order.key)).filter(({ outcome }) => outcome === 'failed' || outcome === 'unknown')
  return { ...order, key: randomUUID(), origin: 'retry', rows: failed.map(({ outcome: _outcome, message: _message, ...row }) => ({ ...row, skip: null })) }
}

test('a site is created with its menus, pages and wallet, in this order, and the row names it', async () => {
  const bulk = await computer.start()
  const order = newSitesOrder(['a.example'])
  await run(bulk, order)
  expect(platform.made).toEqual(wholeSite('a.example'))
  expect(await rowsOf(bulk, order.key)).toMatchObject([{ outcome: 'done', made: { siteId: 'id-of-a.example', domain: 'a.example', currency: 'INR' } }])
})

const CALLS = ['site', 'online-menu', 'dine-in', 'pages', 'wallet']
const HALF = /^The site is created, but not this: .* SALES PERSON IS NOT KNOWN Retry goes on there\.$/

describe('a call that is refused fails its row alone, and a retry goes on there', () => {
  test.each(CALLS)('%s', async (call) => {
    const bulk = await computer.start()
    platform.onChange.set(call, () => refused)
    const order = newSitesOrder(['a.example'])
    await run(bulk, order)
    const [[outcome, message] = []] = await outcomes(bulk, order)
    expect(outcome).toBe('failed')
    expect(message).toMatch(call === 'site' ? /^SALES PERSON IS NOT KNOWN$/ : HALF)
    platform.onChange.clear()
    const again = await retryOf(bulk, order)
    await run(bulk, again)
    expect(await outcomes(bulk, again)).toEqual([['done', null]])
    expect(platform.made).toEqual(wholeSite('a.example'))
  })
})

/** Makes the call no answer ever comes to, as when the console is killed. */
const hang = (call: string, isMade: boolean): Promise<void> =>
  new Promise((reached) => {
    platform.onChange.set(call, (commit) => {
      if (isMade) commit()
      reached()
      return new Promise<never>(() => undefined)
    })
  })

describe('a crash: the row goes on at its first unfinished call, and nothing is created twice', () => {
  const further = CALLS.slice(1).flatMap((call) => [true, false].map((isMade) => [call, isMade] as const))
  test.each([['site', true] as const, ...further])('during %s, made: %s', async (call, isMade) => {
    const killed = await computer.start()
    const reached = hang(call, isMade)
    const order = newSitesOrder(['a.example'])
    await killed.start(order)
    await reached
    platform.onChange.clear()
    const bulk = await computer.start()
    await bulk.goOn()
    await expect.poll(() => outcomes(bulk, order)).toEqual([['done', null]])
    expect(platform.made).toEqual(wholeSite('a.example'))
    await bulk.settled()
  })

  test('before the site was made: it is looked up, not sent again, and a retry creates it', async () => {
    const killed = await computer.start()
    const reached = hang('site', false)
    const order = newSitesOrder(['a.example'])
    await killed.start(order)
    await reached
    platform.onChange.clear()
    const bulk = await computer.start()
    await bulk.goOn()
    await expect.poll(() => outcomes(bulk, order)).toEqual([['failed', 'No answer came, and the platform does not have the change.']])
    await bulk.settled()
    expect(platform.made).toEqual([])
    await run(bulk, await retryOf(bulk, order))
    expect(platform.made).toEqual(wholeSite('a.example'))
  })
})

describe('an answer that is lost is read back', () => {
  test.each(CALLS)('%s was made: the row goes on', async (call) => {
    const bulk = await computer.start()
    platform.onChange.set(call, (commit) => {
      commit()
      return lost
    })
    const order = newSitesOrder(['a.example'])
    await run(bulk, order)
    expect(await outcomes(bulk, order)).toEqual([['done', null]])
    expect(platform.made).toEqual(wholeSite('a.example'))
  })

  test('and lost again: its outcome is unknown, and a retry goes on there', async () => {
    const bulk = await computer.start()
    platform.onChange.set('dine-in', () => lost)
    const order = newSitesOrder(['a.example'])
    await run(bulk, order)
    expect(await outcomes(bulk, order)).toEqual([
      ['unknown', 'The site is created, but not this: Create the menu Dine In. No answer came. Retry goes on there.'],
    ])
    platform.onChange.clear()
    await run(bulk, await retryOf(bulk, order))
    expect(platform.made).toEqual(wholeSite('a.example'))
  })

  test('the first call comes through only after it was read back: the retry takes its site over', async () => {
    const bulk = await computer.start()
    let arrive = (): unknown => undefined
    platform.onChange.set('site', (commit) => {
      arrive = commit
      return lost
    })
    const order = newSitesOrder(['a.example'])
    await run(bulk, order)
    arrive()
    platform.onChange.clear()
    const again = await retryOf(bulk, order)
    await run(bulk, again)
    expect(await outcomes(bulk, again)).toEqual([['done', null]])
    expect(platform.made).toEqual(wholeSite('a.example'))
  })

  test("another's site of that domain is left alone", async () => {
    const bulk = await computer.start()
    platform.onChange.set('site', () => {
      platform.byDomain.set('a.example', { siteId: 'other', companyName: 'Other', contactEmail: 'other@mail.example', userName: 'other1' })
      return lost
    })
    const order = newSitesOrder(['a.example'])
    await run(bulk, order)
    expect(await outcomes(bulk, order)).toEqual([['failed', 'Domain taken: Other has it.']])
    await run(bulk, await retryOf(bulk, order))
    expect(platform.made).toEqual([])
  })
})

test('a sign-out between two calls pauses the row, and the same user goes on with it', async () => {
  const bulk = await computer.start()
  platform.onChange.set('online-menu', (commit) => {
    computer.owner = undefined
    return commit()
  })
  const order = newSitesOrder(['a.example'])
  await run(bulk, order)
  expect(platform.made).toEqual(wholeSite('a.example').slice(0, 2))
  platform.onChange.clear()
  computer.signIn('ravi')
  await bulk.settled()
  expect(platform.made).toHaveLength(2)
  computer.signIn('asha')
  await expect.poll(() => outcomes(bulk, order)).toEqual([['done', null]])
  expect(platform.made).toEqual(wholeSite('a.example'))
})

test('stop finishes the sites that are begun, and creates no further one', async () => {
  const bulk = await computer.start()
  const order = newSitesOrder(Array.from({ length: 9 }, (_, place) => `s${place}.example`))
  platform.onChange.set('online-menu', async (commit) => {
    await bulk.stop({ key: order.key })
    return commit()
  })
  await run(bulk, order)
  const byOutcome = Map.groupBy(await rowsOf(bulk, order.key), ({ outcome }) => outcome)
  expect(byOutcome.get('done')).toHaveLength(4)
  expect(byOutcome.get('skipped')).toHaveLength(5)
  expect(platform.made).toHaveLength(24)
})

test('a site that was deleted since is not created again by a retry', async () => {
  const bulk = await computer.start()
  platform.onChange.set('wallet', () => refused)
  const order = newSitesOrder(['a.example'])
  await run(bulk, order)
  platform.byDomain.clear()
  const again = await retryOf(bulk, order)
  await run(bulk, again)
  expect(await outcomes(bulk, again)).toEqual([['failed', 'The site that it created no longer exists.']])
  expect(platform.byDomain.size).toBe(0)
})

test('the dry run finds a domain and a user name that are taken', async () => {
  const bulk = await computer.start()
  await run(bulk, newSitesOrder(['a.example']))
  const [a, b] = newSitesOrder(['a.example', 'b.example']).rows
  const asked = [
    { id: 'a.example', domain: 'a.example', to: a?.to },
    { id: 'a.example', domain: 'a.example', to: b?.to },
    { id: 'c.example', domain: 'c.example', to: a?.to },
    { id: 'c.example', domain: 'c.example', to: b?.to },
  ]
  expect(await bulk.current({ field: 'new-site', rows: asked, isFirst: true })).toEqual({
    ok: true,
    value: [
      { value: a?.to },
      { taken: 'Domain taken: Company of a.example has it.' },
      { taken: 'User name taken: someone signs in with it already.' },
      { value: null },
    ],
  })
})

test('a page that lies begins nothing', async () => {
  const bulk = await computer.start()
  const [row] = newSitesOrder(['a.example']).rows
  const refusal = { ok: false, error: { kind: 'invalid-arguments' } }
  const start = (change: object) => bulk.start(newSitesOrder([], { rows: [{ ...row, ...change } as BulkOrder['rows'][number]] }))
  expect(await start({ newSite: undefined })).toMatchObject(refusal)
  expect(await start({ domain: 'b.example' })).toMatchObject(refusal)
  expect(await start({ newSite: { ...row?.newSite, input: { ...row?.newSite?.input, siteId: 'mine' } } })).toMatchObject(refusal)
  expect(await start({ to: { ...(row?.to as object), ownerEmail: 'other@mail.example' } })).toMatchObject(refusal)
  expect(platform.sent).toEqual([])
})

test.each([
  ['my shop.example', 'x', 'Domain not valid: Each part of a domain cannot contain blanks.'],
  ['https://aditi.example', 'x', 'Domain not valid: Enter only the domain, such as shops.example, not a whole address.'],
  ['अदिति.example', 'x', 'Domain not valid: Each part of a domain can only have the letters a to z, digits and hyphens.'],
  ['a.b.example', 'a.b', 'Domain not valid: A sub domain cannot contain dots: what follows the first one belongs into Domain.'],
])('a site at %s is never asked about nor created: no page may send it', async (domain, subdomain, reason) => {
  const bulk = await computer.start()
  const order = newSitesOrder([domain])
  const [row] = order.rows
  if (row?.newSite === undefined) throw new Error('No new site')
  const of = { ...order, rows: [{ ...row, newSite: { ...row.newSite, input: { ...row.newSite.input, subdomain } } }] }
  const asked: string[] = []
  const execute = platform.execute.bind(platform)
  platform.execute = (operation, variables) => {
    asked.push(operation)
    return execute(operation, variables)
  }
  await run(bulk, of)
  expect(await outcomes(bulk, of)).toEqual([['skipped', reason]])
  expect(asked).toEqual([])
  expect(platform.made).toEqual([])
})
