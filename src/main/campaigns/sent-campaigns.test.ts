import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RecipientOutcome } from '#shared/bridge/campaigns.ts'
import { type Result, success } from '#shared/result.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import { SentCampaigns } from './sent-campaigns.ts'

const NOW = 1_795_510_800
const DAY = 86_400

let folder: string
let keychain: MemoryKeychain
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sent-'))
  keychain = new MemoryKeychain()
})
afterEach(() => rm(folder, { recursive: true }))

async function started(used: MemoryKeychain = keychain): Promise<SentCampaigns> {
  const vault = await provenVault(used)
  return new SentCampaigns({ folder, vault }, 90)
}

const recipients = (count: number): RecipientOutcome[] =>
  Array.from({ length: count }, (_, place) => ({ fqdn: `site${place}.example`, name: `Site ${place}`, contact: `+91 ${place}`, outcome: 'queued' }))

const campaign = (campaignId: string, count: number, at = NOW) => ({ campaignId, at, recipients: recipients(count) })

test('the outcome of each recipient is there after a restart, to the user who sent it alone, and not readable on the disk', async () => {
  const sent = await started()
  await sent.keep('asha', campaign('c-1', 3), NOW)
  await sent.keep('asha', campaign('c-2', 1), NOW)
  const again = await started()
  expect(await again.read('asha', 'c-1', NOW)).toEqual(success(recipients(3)))
  expect(await again.read('kiran', 'c-1', NOW)).toEqual(success(null))
  expect(await again.read('asha', 'c-3', NOW)).toEqual(success(null))
  const names = await readdir(folder)
  expect(names).toHaveLength(2)
  expect((await readFile(join(folder, names[0] ?? ''))).includes('example')).toBe(false)
})

test('what is kept again replaces what was kept before', async () => {
  const sent = await started()
  await sent.keep('asha', campaign('c-1', 5000), NOW)
  await sent.keep('asha', campaign('c-1', 2), NOW)
  expect(await (await started()).read('asha', 'c-1', NOW)).toEqual(success(recipients(2)))
})

test('after 90 days it is not shown, and goes from the disk with the next one', async () => {
  const sent = await started()
  await sent.keep('asha', campaign('c-1', 2, NOW - 91 * DAY), NOW - 91 * DAY)
  expect(await sent.read('asha', 'c-1', NOW)).toEqual(success(null))
  const [first = ''] = await readdir(folder)
  await utimes(join(folder, first), NOW - 91 * DAY, NOW - 91 * DAY)
  await sent.keep('asha', campaign('c-2', 2), NOW)
  expect(await readdir(folder)).not.toContain(first)
  expect(await sent.read('asha', 'c-2', NOW)).toEqual(success(recipients(2)))
})

test('a file that was changed or cut is not shown as if it were whole', async () => {
  const sent = await started()
  await sent.keep('asha', campaign('c-1', 6000), NOW)
  const [name = ''] = await readdir(folder)
  const bytes = await readFile(join(folder, name))
  await writeFile(join(folder, name), bytes.subarray(0, bytes.length - 100))
  expect(await sent.read('asha', 'c-1', NOW)).toMatchObject({ ok: false, error: { kind: 'storage' } })
})

test('without a keychain it lasts as long as the process', async () => {
  const sent = await started(new MemoryKeychain({ failing: 'locked' }))
  await sent.keep('asha', campaign('c-1', 2), NOW)
  expect(await sent.read('asha', 'c-1', NOW)).toEqual(success(recipients(2)))
  expect(await readdir(folder)).toEqual([])
  await sent.forgetOwner('asha')
  expect(await sent.read('asha', 'c-1', NOW)).toEqual(success(null))
})

test('100,000 recipients are kept and read without holding main up', async () => {
  const sent = await started()
  const many = campaign('c-1', 100_000)
  let [turns, isDone] = [0, false]
  const turn = (): void => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  turn()
  await sent.keep('asha', many, NOW)
  const read = await sent.read('asha', 'c-1', NOW)
  isDone = true
  expect(read.ok && read.value?.length).toBe(100_000)
  // 50 parts are written and read, and other work has its turn after each.
  expect(turns).toBeGreaterThan(100)
})

test('campaigns that take too much of the disk go, the oldest first', async () => {
  const sent = await started()
  const long = (campaignId: string) => ({ ...campaign(campaignId, 0), recipients: recipients(2400).map((one) => ({ ...one, name: 'x'.repeat(12_000) })) })
  for (const [place, id] of ['c-1', 'c-2', 'c-3', 'c-4'].entries()) {
    await sent.keep('asha', long(id), NOW)
    // Written within one tick of the disk's clock they would have no order.
    for (const name of await readdir(folder)) if (!seen.has(name)) await utimes(join(folder, name), NOW + place, NOW + place)
    for (const name of await readdir(folder)) seen.add(name)
  }
  await sent.keep('asha', campaign('c-5', 1), NOW)
  const kept = await Promise.all(['c-1', 'c-2', 'c-3', 'c-4', 'c-5'].map(async (id) => had(await sent.read('asha', id, NOW))?.length ?? 0))
  expect(kept).toEqual([0, 0, 2400, 2400, 1])
})

const seen = new Set<string>()
const had = <Value>(result: Result<Value>): Value | undefined => (result.ok ? result.value : undefined)
