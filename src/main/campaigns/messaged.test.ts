import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import { recipientOutcome } from './campaign.ts'
import { lastMessages, type MessagedBatch, MessagedLog } from './messaged-log.ts'

const NOW = 1_795_510_800
const DAY = 86_400

let folder: string
let keychain: MemoryKeychain
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaged-'))
  keychain = new MemoryKeychain()
})
afterEach(() => rm(folder, { recursive: true }))

async function started(used: MemoryKeychain = keychain): Promise<MessagedLog> {
  const vault = await provenVault(used)
  return new MessagedLog({ folder, vault })
}

const batch = (at: number, sites: readonly string[], change: Partial<MessagedBatch> = {}): MessagedBatch => ({
  key: 'campaign-1',
  at,
  channel: 'WHATSAPP',
  sites: [...sites],
  outcome: 'queued',
  ...change,
})

test('who got a message is known after a restart, to the user who sent it alone', async () => {
  const log = await started()
  await log.add('asha', batch(NOW, ['a.example', 'b.example']))
  await log.settled()
  const again = await started()
  expect(await again.batches('asha', NOW)).toEqual([batch(NOW, ['a.example', 'b.example'])])
  expect(await again.batches('kiran', NOW)).toEqual([])
})

test('the last message of the channel counts, also one without an answer', () => {
  const batches = [
    batch(NOW - 5 * DAY, ['a.example']),
    batch(NOW - 2 * DAY, ['a.example', 'b.example'], { outcome: 'uncertain' }),
    batch(NOW, ['b.example'], { channel: 'EMAIL' }),
  ]
  expect(lastMessages(batches, 'WHATSAPP')).toEqual({ 'a.example': NOW - 2 * DAY, 'b.example': NOW - 2 * DAY })
})

test('a site may be called what every object has, but not what no answer can hold', () => {
  const last = lastMessages([batch(NOW, ['toString', 'constructor', '__proto__'])], 'WHATSAPP')
  expect(Object.entries(last)).toEqual([
    ['toString', NOW],
    ['constructor', NOW],
  ])
})

test('after 90 days it is not known any more, and goes from the disk', async () => {
  const log = await started()
  for (let place = 0; place < 300; place += 1) await log.add('asha', batch(NOW, [`site${place}.example`]))
  await log.add('asha', batch(NOW + 80 * DAY, ['late.example']))
  await log.settled()
  const [file] = await readdir(folder)
  const before = (await stat(join(folder, file ?? ''))).size
  const again = await started()
  expect(await again.batches('asha', NOW + 91 * DAY)).toEqual([batch(NOW + 80 * DAY, ['late.example'])])
  expect((await stat(join(folder, file ?? ''))).size).toBeLessThan(before / 100)
})

test('without a keychain it lasts as long as the console runs, and what was kept stays', async () => {
  const log = await started()
  await log.add('asha', batch(NOW, ['a.example']))
  await log.settled()
  const locked = await started(new MemoryKeychain({ failing: 'locked' }))
  await locked.add('asha', batch(NOW, ['b.example']))
  expect(await locked.batches('asha', NOW)).toEqual([batch(NOW, ['b.example'])])
  expect(await (await started()).batches('asha', NOW)).toEqual([batch(NOW, ['a.example'])])
})

test.each([
  ['the log knows it', 20, 'uncertain' as const, 0, 'uncertain'],
  ['a campaign from before there was the log, all of it answered', 3, undefined, 0, 'queued'],
  ['one of which some have no answer', 3, undefined, 15, 'uncertain'],
  ['behind the next batch', 20, undefined, 0, 'waiting'],
] as const)('the outcome of one site: %s', (_, place, logged, uncertain, outcome) => {
  const recipient = {
    fqdn: 'a.example',
    countryCode: '91',
    mob: '9800000000',
    email: null,
    companyName: 'Aditi',
    custName: null,
    sitePlan: null,
    userName: null,
  }
  const order = { key: 'k', channel: 'WHATSAPP' as const, template: 't', subject: 's', content: 'c', imageUrl: null, recipients: [recipient] }
  const progress = { key: 'k', startedAt: NOW, campaignId: 'c', next: 1, isInFlight: false, queued: 15, uncertain, state: 'stopped' as const, message: null }
  expect(recipientOutcome({ order, progress }, recipient, place, logged)).toEqual({
    fqdn: 'a.example',
    name: 'Aditi',
    contact: '+91 9800000000',
    outcome,
  })
})

test('a log that gets too large loses its older half, in memory and on the disk', async () => {
  const log = await started()
  const long = Array.from({ length: 100 }, (_, place) => `${'x'.repeat(10_000)}${place}.example`)
  for (let day = 0; day < 40; day += 1) await log.add('asha', batch(NOW + day, long))
  await log.settled()
  const [name = ''] = await readdir(folder)
  expect((await stat(join(folder, name))).size).toBeLessThan(33 * 1024 ** 2)
  const kept = (await log.batches('asha', NOW)).map(({ at }) => at - NOW)
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, place) => 40 - kept.length + place))
  expect((await (await started()).batches('asha', NOW)).map(({ at }) => at - NOW)).toEqual(kept)
})
