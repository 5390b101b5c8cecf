import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bulkPaymentKey } from '#shared/domain/payment.ts'
import { failure } from '#shared/result.ts'
import { RunningMachine, recharge } from './money-machine.test-support.ts'

// A bulk change keeps the outcome of its payments itself: one that it dismisses leaves the journal.

let on: RunningMachine
beforeEach(async () => {
  on = await RunningMachine.start()
})
afterEach(() => on.remove())

const notRun = failure('rejected', 'CURRENCY NOT OF WALLET', { code: 'ValidationException', outcome: 'not-run' })
const NO_RECHARGES = { data: '{"getSiteTransactionsBySite":[]}', receivedAt: 1 }

const bulkRecharge = (place: number, siteId = `site-${place}`) => ({
  ...recharge('Diwali', siteId),
  key: bulkPaymentKey(String(place).padStart(32, '0')),
})

const states = async (...keys: readonly string[]) => {
  const found = await Promise.all(keys.map((key) => on.run.service.find(key)))
  return found.map((entry) => (entry.ok ? entry.value?.state : entry.error.message))
}
const journalBytes = async () => {
  const name = (await readdir(join(on.machine.folder, 'money'))).find((each) => each.endsWith('-log.sealed'))
  return (await stat(join(on.machine.folder, 'money', name ?? ''))).size
}
const markers = async () => (await readdir(join(on.machine.folder, 'money', 'markers'))).filter((name) => name.endsWith('.json'))

test('the journal is as large after twenty rows as after two, and no marker is left', async () => {
  for (const place of [1, 2]) await on.run.service.send(bulkRecharge(place))
  for (const place of [1, 2]) await on.run.service.dismiss({ key: bulkRecharge(place).key })
  const small = await journalBytes()
  for (let place = 3; place <= 20; place += 1) {
    await on.run.service.send(bulkRecharge(place))
    await on.run.service.dismiss({ key: bulkRecharge(place).key })
  }
  expect([await journalBytes(), await markers(), on.machine.sent]).toEqual([small, [], 20])
})

test('one that was refused leaves the journal, one that is absent stays, and so does one beside another payment of its site', async () => {
  const [absent, retried, refused] = [bulkRecharge(1, 'site-1'), bulkRecharge(2, 'site-1'), bulkRecharge(3, 'site-3')]
  on.machine.fate = 'lost on the way'
  await on.run.service.send(absent)
  await expect.poll(() => states(absent.key)).toEqual(['absent'])
  await on.run.service.dismiss({ key: absent.key })
  on.machine.fate = 'booked'
  await on.run.service.send(retried)
  on.machine.execute = async (operation) => (operation === 'SiteWalletRechargeByAdmin' ? notRun : { ok: true, value: NO_RECHARGES })
  await on.run.service.send(refused)
  for (const { key } of [retried, refused]) await on.run.service.dismiss({ key })
  expect(await states(absent.key, retried.key, refused.key)).toEqual(['absent', 'done', undefined])
})

test('one of unknown outcome is not dismissed', async () => {
  const lost = bulkRecharge(1)
  on.machine.fate = 'booked, no answer'
  void on.run.service.send(lost)
  await expect.poll(() => on.machine.sent).toBe(1)
  await on.run.crash()
  await on.startAgain()
  expect(await on.run.service.dismiss({ key: lost.key })).toMatchObject({ ok: false, error: { kind: 'busy' } })
  await expect.poll(() => states(lost.key)).toEqual(['done'])
})

test.each([
  ['before', true],
  ['after', false],
])('a crash %s the journal is written without it blocks nothing', async (_, isBefore) => {
  const sent = bulkRecharge(1)
  await on.run.service.send(sent)
  on.run.crashAt(1, isBefore)
  void on.run.service.dismiss({ key: sent.key })
  await on.run.died
  await on.startAgain()
  expect(await on.run.service.isInDoubt(sent)).toEqual({ ok: true, value: false })
  await on.run.service.dismiss({ key: sent.key })
  expect(await states(sent.key)).toEqual([undefined])
  expect([await markers(), on.machine.sent]).toEqual([[], 1])
})

test('where its marker cannot be removed it stays in the journal, which removes the marker at the next start', async () => {
  const sent = bulkRecharge(1)
  await on.run.service.send(sent)
  const salt = join(on.machine.folder, 'money', 'markers', 'salt')
  await rename(salt, join(on.machine.folder, 'salt'))
  // Nothing can be read from a folder.
  await mkdir(salt)
  await on.run.service.dismiss({ key: sent.key })
  await rm(salt, { recursive: true })
  await rename(join(on.machine.folder, 'salt'), salt)
  await on.run.crash()
  await on.startAgain()
  await on.run.service.list()
  expect(await on.run.service.isInDoubt(sent)).toEqual({ ok: true, value: false })
  expect(await markers()).toEqual([])
})
