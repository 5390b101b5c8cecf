import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BulkOrder } from '#shared/bridge/bulk.ts'
import { isBulkPaymentKey } from '#shared/domain/payment.ts'
import type { BulkRunner } from './bulk-runner.ts'
import { Computer, lost, refused, siteId, unreachable } from './bulk-world.test-support.ts'
import { FakePlans, planOrder, subscribed } from './plan-world.test-support.ts'

let sites: FakePlans
let computer: Computer
beforeEach(async () => {
  sites = new FakePlans(6)
  sites.answer = (id, commit) => {
    commit()
    return subscribed(id)
  }
  computer = new Computer(sites)
  await computer.open()
})
afterEach(() => computer.close())

const never = () => new Promise<never>(() => undefined)
const rowsOf = async (bulk: BulkRunner, { key }: BulkOrder) => {
  const rows = await bulk.rows({ key })
  return rows.ok ? rows.value.map(({ outcome, message }) => [outcome, message]) : rows.error.message
}
/** What the journal of payments has, kept from the page or not. */
const payments = async () => {
  const listed = await computer.money?.list()
  return listed?.ok === true ? listed.value : undefined
}
/** Books a plan, loses the answer, and cannot be read back until it is no longer away. */
const lostAndAway = () => {
  const platform = Object.assign(new FakePlans(1), { isAway: false })
  const original = platform.execute.bind(platform)
  platform.execute = async (operation, variables) =>
    platform.isAway && operation === 'GetSubscriptionPlansBySiteId' ? unreachable : original(operation, variables)
  platform.answer = (_id, commit) => {
    commit()
    platform.isAway = true
    return lost
  }
  return platform
}
const booked = (): number[] => [...sites.sites.values()].map(({ plans }) => plans.length)

test('each site is charged once, the journal of payments has nothing left to show, and the dates follow the plan', async () => {
  const bulk = await computer.start()
  const order = planOrder(6)
  await bulk.start(order)
  await bulk.start(order)
  await bulk.settled()
  expect(await rowsOf(bulk, order)).toEqual(Array.from({ length: 6 }, () => ['done', null]))
  expect([booked(), sites.sent.length, sites.written.length]).toEqual([[1, 1, 1, 1, 1, 1], 6, 6])
  expect(sites.site(0).plans).toEqual([{ planId: 'site-0-plan', planName: 'Growth', amount: 999_900, masterService: 'SITE' }])
  expect(await payments()).toEqual([])
})

test('killed before and after bookings, twice: every row has the outcome of the platform, nothing is sent twice', async () => {
  const order = planOrder(6)
  let bulk = await computer.start()
  sites.answer = (id, commit) => {
    if (id !== siteId(1)) commit()
    return id === siteId(0) ? subscribed(id) : never()
  }
  await bulk.start(order)
  await expect.poll(() => sites.sent.length).toBe(5)
  sites.answer = () => never()
  bulk = await computer.start()
  computer.signIn('asha')
  await expect.poll(() => sites.sent.length).toBe(6)
  computer.waitsFor = 60_000
  bulk = await computer.start()
  computer.signIn('asha')
  await expect.poll(async () => (await bulk.list()).ok && (await rowsOf(bulk, order)).toString()).not.toContain('sending')
  await bulk.settled()
  const found = ['done', 'Found on the platform: the answer was lost.']
  const absent = ['failed', 'The console ended before the platform answered. No answer came, and the platform has not booked it.']
  expect(await rowsOf(bulk, order)).toEqual([['done', null], absent, found, found, found, absent])
  expect([sites.sent.toSorted(), booked()]).toEqual([[0, 1, 2, 3, 4, 5].map(siteId), [1, 0, 1, 1, 1, 0]])
  expect(await payments()).toEqual([])
})

test('a lost answer is read back: booked is done, absent is failed and may be tried again by a new run', async () => {
  computer.waitsFor = 60_000
  sites.answer = (id, commit) => {
    if (id === siteId(0)) commit()
    return lost
  }
  const bulk = await computer.start()
  const order = planOrder(2)
  await bulk.start(order)
  await bulk.settled()
  expect(await rowsOf(bulk, order)).toEqual([
    ['done', 'Found on the platform: the answer was lost.'],
    ['failed', 'No answer came, and the platform has not booked it.'],
  ])
  sites.answer = (id, commit) => {
    commit()
    return subscribed(id)
  }
  const [, second] = planOrder(2).rows
  const retry = { ...planOrder(1), origin: 'retry' as const, rows: second === undefined ? [] : [second] }
  await bulk.start(retry)
  await bulk.settled()
  expect([await rowsOf(bulk, retry), booked().slice(0, 2)]).toEqual([[['done', null]], [1, 1]])
})

test('while the platform cannot be read back a row stays unknown, its site takes no retry, and it is known once the platform answers', async () => {
  const platform = lostAndAway()
  const bulk = await computer.start({ platform })
  const order = planOrder(1)
  await bulk.start(order)
  await bulk.settled()
  expect(await rowsOf(bulk, order)).toEqual([['unknown', 'We do not know yet whether it went through. Check the site before you send it again.']])
  const target = { operation: 'SubscribeSitePlanByAdminV2', siteId: siteId(0) } as const
  expect(await computer.money?.isInDoubt(target)).toEqual({ ok: true, value: true })
  platform.isAway = false
  await computer.money?.resume()
  await expect.poll(() => rowsOf(bulk, order)).toEqual([['done', 'Found on the platform: the answer was lost.']])
  expect(await computer.money?.isInDoubt(target)).toEqual({ ok: true, value: false })
  expect(platform.sent).toEqual([siteId(0)])
})

test('what was found out after the end is written down once: looked at again, in two windows and after a restart, the dates are not written again', async () => {
  const platform = lostAndAway()
  let bulk = await computer.start({ platform })
  const order = planOrder(1)
  await bulk.start(order)
  await bulk.settled()
  platform.isAway = false
  bulk = await computer.start({ platform })
  computer.signIn('asha')
  await computer.money?.resume()
  const found = [['done', 'Found on the platform: the answer was lost.']]
  await expect.poll(async () => Promise.all([rowsOf(bulk, order), rowsOf(bulk, order)])).toEqual([found, found])
  expect(platform.written).toHaveLength(1)
  bulk = await computer.start({ platform })
  computer.signIn('asha')
  expect(await rowsOf(bulk, order)).toEqual(found)
  expect(platform.written).toHaveLength(1)
})

test('a price that changed since the dry run is not charged, a refusal fails its row alone, and the keys are main’s own', async () => {
  const bulk = await computer.start()
  sites.answer = (id, commit) => {
    if (id === siteId(1)) return refused
    commit()
    return subscribed(id)
  }
  const order = planOrder(3)
  const rows = order.rows.map((row, place) => (place === 0 ? { ...row, to: { ...(row.to as object), amount: 1 } } : row))
  await bulk.start({ ...order, rows })
  await bulk.settled()
  expect(await rowsOf(bulk, order)).toEqual([
    ['skipped', 'Changed since the dry run: it would be Growth, ₹9,999.00, yearly now.'],
    ['failed', 'SALES PERSON IS NOT KNOWN'],
    ['done', null],
  ])
  expect(isBulkPaymentKey(crypto.randomUUID())).toBe(false)
})
