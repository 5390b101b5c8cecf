import { afterEach, expect, test } from 'vitest'
import type { BulkOrder } from '#shared/bridge/bulk.ts'
import { Computer, FakeSites, orderOf } from './bulk-world.test-support.ts'
import { FakePlans, planOrder, subscribed } from './plan-world.test-support.ts'

// Ben signs in, in the place of Asha, while a row of her bulk change is being written down.

let computer: Computer
afterEach(() => computer.close())

/** Runs an order of Asha's; Ben is there once the log is written for the first time. */
async function replaced(order: BulkOrder): Promise<void> {
  await computer.open()
  const bulk = await computer.start()
  Object.defineProperty(computer, 'disk', {
    get: () => {
      computer.owner = 'ben'
      return null
    },
  })
  expect(await bulk.start(order)).toMatchObject({ ok: true })
  await bulk.settled()
}

/** What the list of bulk changes shows of hers once she is back. */
const whenAshaIsBack = async () => {
  Object.defineProperty(computer, 'disk', { value: null })
  const bulk = await computer.start()
  computer.signIn('asha')
  return async () => {
    const list = await bulk.list()
    return list.ok ? list.value[0] : undefined
  }
}

test('no row of hers is sent as him; hers are sent once she is back', async () => {
  computer = new Computer(new FakeSites(6))
  const order = orderOf(6)
  await replaced(order)
  expect(computer.sites.sent).toEqual([])
  await expect.poll(await whenAshaIsBack()).toMatchObject({ state: 'done', counts: { done: 6 } })
  expect(computer.sites.sent).toHaveLength(6)
})

test('no payment of hers is booked as his, nor stands in his journal', async () => {
  const plans = new FakePlans(2)
  plans.answer = (id, commit) => {
    commit()
    return subscribed(id)
  }
  computer = new Computer(plans)
  const order = planOrder(2)
  await replaced(order)
  expect(plans.sent).toEqual([])
  expect(await computer.money?.list()).toEqual({ ok: true, value: [] })
  await expect.poll(await whenAshaIsBack()).toMatchObject({ state: 'done', counts: { done: 2 } })
  expect(plans.sent).toHaveLength(2)
})
