import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BulkRow } from '#shared/bridge/bulk.ts'
import { failure } from '#shared/result.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import type { BulkRunner } from './bulk-runner.ts'
import { answered, Computer, FakeSites, lost, orderOf, refused, siteId, unreachable } from './bulk-world.test-support.ts'

let sites: FakeSites
let computer: Computer
beforeEach(async () => {
  sites = new FakeSites(20)
  computer = new Computer(sites)
  await computer.open()
})
afterEach(() => computer.close())

const never = () => new Promise<never>(() => undefined)
const rowsOf = async (bulk: BulkRunner, key: string): Promise<BulkRow[]> => {
  const rows = await bulk.rows({ key })
  if (!rows.ok) throw new Error(rows.error.message)
  return rows.value
}
const outcomes = async (bulk: BulkRunner, key: string) => (await rowsOf(bulk, key)).map(({ outcome }) => outcome)
const lastRun = async (bulk: BulkRunner) => {
  const list = await bulk.list()
  return list.ok ? list.value[0] : undefined
}

test('changes every row once, with nothing but the changed field, and keeps the outcome', async () => {
  const bulk = await computer.start()
  const order = orderOf(20)
  expect(await bulk.start(order)).toMatchObject({ ok: true, value: { state: 'running' } })
  await bulk.settled()
  expect(await lastRun(bulk)).toMatchObject({ state: 'done', counts: { done: 20, waiting: 0 }, endedAt: 1_700_000_000 })
  expect(sites.sent.toSorted()).toEqual(order.rows.map(({ id }) => id).toSorted())
  expect(new Set(sites.salesPersons.values())).toEqual(new Set(['Ravi']))
  expect(sites.lists).toBe(1)
})

test('a list of sites that the platform refuses fails the whole dry run, with the reason', async () => {
  sites.list = () => refused
  const rows = [0, 1].map((place) => ({ id: siteId(place), domain: `${siteId(place)}.example` }))
  const answer = await (await computer.start()).current({ field: 'salesPerson', rows, isFirst: true })
  expect(answer).toMatchObject({ ok: false, error: { kind: 'rejected', message: 'SALES PERSON IS NOT KNOWN' } })
})

test('sends four rows at a time', async () => {
  const bulk = await computer.start()
  let atOnce = 0
  let most = 0
  let release = (): void => undefined
  const four = new Promise<void>((resolve) => {
    release = resolve
  })
  sites.answer = async (_id, commit) => {
    atOnce += 1
    most = Math.max(most, atOnce)
    if (atOnce === 4) release()
    await four
    commit()
    atOnce -= 1
    return answered({ updateSiteByAdmin: true })
  }
  await bulk.start(orderOf(20))
  await bulk.settled()
  expect(most).toBe(4)
})

test('skips what changed since the dry run, is gone, or has the value already; a refusal fails its row alone', async () => {
  const bulk = await computer.start()
  sites.salesPersons.set(siteId(0), 'Kiran')
  sites.salesPersons.delete(siteId(1))
  sites.salesPersons.set(siteId(2), 'Ravi')
  sites.answer = (id, commit) => {
    if (id === siteId(3)) return refused
    commit()
    return answered({ updateSiteByAdmin: id !== siteId(4) })
  }
  const order = orderOf(6)
  const [, , , , , last] = order.rows
  const rows = order.rows.map((row) => (row === last ? { ...row, skip: 'You left it out.' } : row))
  await bulk.start({ ...order, rows })
  await bulk.settled()
  expect((await rowsOf(bulk, order.key)).map(({ outcome, message }) => [outcome, message])).toEqual([
    ['skipped', 'Changed since the dry run: it is Kiran now.'],
    ['skipped', 'It no longer exists.'],
    ['skipped', 'It already has this value.'],
    ['failed', 'SALES PERSON IS NOT KNOWN'],
    ['failed', 'The platform did not accept the change.'],
    ['skipped', 'You left it out.'],
  ])
  expect(sites.sent).toEqual([siteId(3), siteId(4)])
})

test('an answer that was lost is read back, and the row never sent again', async () => {
  const bulk = await computer.start()
  sites.answer = (id, commit) => {
    if (id !== siteId(1)) commit()
    return id === siteId(0) || id === siteId(1) ? lost : answered({ updateSiteByAdmin: true })
  }
  const order = orderOf(3)
  await bulk.start(order)
  await bulk.settled()
  expect((await rowsOf(bulk, order.key)).map(({ outcome, message }) => [outcome, message])).toEqual([
    ['done', null],
    ['failed', 'No answer came, and the platform does not have the change.'],
    ['done', null],
  ])
  expect(sites.sent).toHaveLength(3)
})

test('a clock that is set back in the meantime does not make it wait for the time that was', async () => {
  sites.answer = () => {
    computer.now -= 3_600_000
    return lost
  }
  const bulk = await computer.start()
  const order = orderOf(1)
  await bulk.start(order)
  await bulk.settled()
  expect(await rowsOf(bulk, order.key)).toMatchObject([{ outcome: 'failed', message: 'No answer came, and the platform does not have the change.' }])
})

test('a refusal that may have come after the change is read back too, and its reason kept', async () => {
  const bulk = await computer.start()
  sites.answer = (id, commit) => {
    if (id === siteId(0)) commit()
    return failure('rejected', 'SALES PERSON LEFT', { code: 'ValidationException' })
  }
  const order = orderOf(2)
  await bulk.start(order)
  await bulk.settled()
  expect((await rowsOf(bulk, order.key)).map(({ outcome, message }) => [outcome, message])).toEqual([
    ['done', null],
    ['failed', 'SALES PERSON LEFT'],
  ])
  expect(sites.sent).toHaveLength(2)
})

test('killed twice between marker and answer, it goes on and sends no row twice', async () => {
  const order = orderOf(20)
  // The first run dies with four calls on their way: two arrived, two did not.
  const first = await computer.start()
  sites.answer = (id, commit) => {
    if (id === siteId(0) || id === siteId(1)) commit()
    return never()
  }
  await first.start(order)
  await expect.poll(() => sites.sent).toHaveLength(4)
  // The second dies after some rows, again with calls on their way, and with half an entry at the end of its log.
  const second = await computer.start()
  sites.answer = (id, commit) => {
    commit()
    return Number(id.slice(5)) >= 10 ? never() : answered({ updateSiteByAdmin: true })
  }
  computer.signIn('asha')
  await expect.poll(() => sites.sent).toHaveLength(14)
  expect(second.isSending()).toBe(true)
  const log = (await readdir(join(computer.folder, 'bulk'))).find((name) => name.endsWith('-log.sealed'))
  await computer.tearLog(log ?? '')

  const third = await computer.start()
  sites.answer = (_id, commit) => {
    commit()
    return answered({ updateSiteByAdmin: true })
  }
  computer.signIn('asha')
  await expect.poll(() => lastRun(third)).toMatchObject({ state: 'done' })
  const expected = order.rows.map(({ id }) => (id === siteId(2) || id === siteId(3) ? 'failed' : 'done'))
  expect(await outcomes(third, order.key)).toEqual(expected)
  expect(sites.sent.toSorted()).toEqual(order.rows.map(({ id }) => id).toSorted())
})

describe('pauses', () => {
  test('when the user asks for it, until they let it go on', async () => {
    const bulk = await computer.start()
    const order = orderOf(20)
    sites.answer = async (id, commit) => {
      commit()
      if (id === siteId(5)) await bulk.pause(order)
      return answered({ updateSiteByAdmin: true })
    }
    await bulk.start(order)
    await bulk.settled()
    expect(await lastRun(bulk)).toMatchObject({ state: 'paused', message: 'You paused it.' })
    expect(sites.sent.length).toBeLessThan(20)
    await bulk.goOn()
    await bulk.settled()
    expect(await lastRun(bulk)).toMatchObject({ state: 'paused' })
    await bulk.resume(order)
    await bulk.settled()
    expect(await lastRun(bulk)).toMatchObject({ state: 'done', counts: { done: 20 } })
  })

  test('at a sign-out; nobody else sees it, and it goes on with the same user', async () => {
    const bulk = await computer.start()
    const order = orderOf(20)
    sites.answer = (id, commit) => {
      commit()
      if (id === siteId(7)) computer.owner = undefined
      return answered({ updateSiteByAdmin: true })
    }
    await bulk.start(order)
    await bulk.settled()
    const sent = sites.sent.length
    expect(sent).toBeLessThan(20)
    computer.signIn('ravi')
    expect(await bulk.list()).toEqual({ ok: true, value: [] })
    expect(await bulk.rows(order)).toMatchObject({ ok: false, error: { kind: 'not-found' } })
    await bulk.settled()
    expect(sites.sent).toHaveLength(sent)
    computer.signIn('asha')
    await expect.poll(() => lastRun(bulk)).toMatchObject({ state: 'done', counts: { done: 20 } })
    expect(sites.sent).toHaveLength(20)
  })

  test('while the platform is out of reach, and goes on once it is back', async () => {
    const bulk = await computer.start()
    let isUp = false
    sites.answer = (_id, commit) => {
      if (!isUp) return unreachable
      commit()
      return answered({ updateSiteByAdmin: true })
    }
    await bulk.start(orderOf(20))
    await bulk.settled()
    expect(await lastRun(bulk)).toMatchObject({ state: 'paused', message: 'The platform cannot be reached.', counts: { waiting: 20 } })
    isUp = true
    for (const listener of sites.listeners.reachable) listener({ state: 'reachable', since: 1 })
    await expect.poll(() => lastRun(bulk)).toMatchObject({ state: 'done', counts: { done: 20 } })
  })

  test('on a full disk, with nothing sent that is not written down', async () => {
    const bulk = await computer.start()
    const order = orderOf(20)
    sites.answer = (id, commit) => {
      commit()
      if (id === siteId(9)) computer.disk = failure('storage', 'The disk is full.')
      return answered({ updateSiteByAdmin: true })
    }
    await bulk.start(order)
    await bulk.settled()
    expect(await lastRun(bulk)).toMatchObject({ state: 'paused', message: 'The disk is full.' })
    computer.disk = null
    await bulk.resume(order)
    await bulk.settled()
    expect(await lastRun(bulk)).toMatchObject({ state: 'done', counts: { done: 20 } })
    expect(sites.sent).toHaveLength(20)
  })

  test('on a disk that is full before the first row, with none sent', async () => {
    const bulk = await computer.start()
    sites.list = () => {
      computer.disk = failure('storage', 'The disk is full.')
      return null
    }
    await bulk.start(orderOf(3))
    await bulk.settled()
    expect(sites.sent).toEqual([])
  })

  test('where the list of sites cannot be read', async () => {
    const bulk = await computer.start()
    sites.list = () => failure('invalid-answer', 'It does not fit.')
    await bulk.start(orderOf(3))
    await bulk.settled()
    expect(await lastRun(bulk)).toMatchObject({ state: 'paused', message: 'The sites could not be read. It does not fit.' })
    expect(sites.sent).toEqual([])
  })
})

test('stopped, it sends nothing more and says so of the rows that are left', async () => {
  const bulk = await computer.start()
  const order = orderOf(20)
  sites.answer = async (id, commit) => {
    commit()
    if (id === siteId(0)) await bulk.stop(order)
    return id === siteId(1) ? lost : answered({ updateSiteByAdmin: true })
  }
  await bulk.start(order)
  await bulk.settled()
  const rows = await rowsOf(bulk, order.key)
  expect(rows[1]).toMatchObject({ outcome: 'done' })
  expect(rows[19]).toMatchObject({ outcome: 'skipped', message: 'Not sent: you stopped the bulk change.' })
  expect(await lastRun(bulk)).toMatchObject({ state: 'stopped', counts: { waiting: 0, sending: 0 } })
  const again = await computer.start()
  expect(await outcomes(again, order.key)).toEqual(rows.map(({ outcome }) => outcome))
})

describe('begins nothing', () => {
  test('without a keychain', async () => {
    const bulk = await computer.start({ keychain: new MemoryKeychain({ failing: 'locked' }) })
    expect(await bulk.start(orderOf(1))).toMatchObject({ ok: false, error: { kind: 'storage', message: expect.stringContaining('is locked') } })
    expect(sites.sent).toEqual([])
  })

  test('while another one is not finished; the same key is begun once', async () => {
    const bulk = await computer.start()
    sites.answer = never
    const order = orderOf(3)
    await bulk.start(order)
    expect(await bulk.start(order)).toMatchObject({ ok: true, value: { key: order.key } })
    expect(await bulk.start(orderOf(1))).toMatchObject({ ok: false, error: { kind: 'busy' } })
    await vi.waitFor(() => expect(sites.sent).toEqual([siteId(0), siteId(1), siteId(2)]))
  })

  test('that the page could not send, or that changes nothing', async () => {
    const bulk = await computer.start()
    const [row] = orderOf(1).rows
    const refusal = { ok: false, error: { kind: 'invalid-arguments' } }
    expect(await bulk.start(orderOf(1, { rows: [row, row].flatMap((one) => one ?? []) }))).toMatchObject(refusal)
    expect(await bulk.start(orderOf(1, { field: 'enabled' }))).toMatchObject(refusal)
    expect(await bulk.start(orderOf(1, { rows: [row].flatMap((one) => (one === undefined ? [] : { ...one, to: 'Meera' })) }))).toMatchObject(refusal)
  })
})
