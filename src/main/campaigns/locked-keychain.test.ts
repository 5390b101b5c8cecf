import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UserQueueInput } from '#generated/graphql.ts'
import type { CampaignOrder } from '#shared/bridge/campaigns.ts'
import { type Result, success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import type { Vault } from '../vault/vault.ts'
import { CampaignJournal } from './campaign-journal.ts'
import { CampaignRunner } from './campaign-runner.ts'
import { MessagedLog } from './messaged-log.ts'

const silent = () => undefined

let folder: string
let isLocked: boolean
let numbers: (string | null | undefined)[]
let isHanging: boolean
const keychain = new MemoryKeychain()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campaigns-'))
  isLocked = false
  isHanging = false
  numbers = []
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

const execute = (operation: string, { input }: Readonly<Record<string, unknown>>): Promise<Result<{ data: string; receivedAt: number }>> => {
  if (operation === 'CreateCampaignHistorybyAdmin') {
    return Promise.resolve(success({ data: '{"createCampaignHistorybyAdmin":{"campaignId":"campaign-1"}}', receivedAt: 1 }))
  }
  numbers.push(...(input as UserQueueInput[]).map(({ mob }) => mob))
  return isHanging ? new Promise(silent) : Promise.resolve(success({ data: '{"createUserQueueInBulkByAdmin":[]}', receivedAt: 1 }))
}

/** One run of the console. */
async function begin(): Promise<{ runner: CampaignRunner; vault: Vault }> {
  const locked = new MemoryKeychain({ failing: 'Cannot create an item in a locked collection' })
  const vault = await provenVault(() => (isLocked ? locked : keychain))
  const journal = new CampaignJournal({ folder, vault, announce: silent, logger: silentLogger })
  const runner = new CampaignRunner({
    platform: { execute },
    identity: { owner: () => 'asha' },
    journal,
    messaged: new MessagedLog({ folder, vault }),
    onChange: silent,
    logger: silentLogger,
  })
  vault.onUnlock(() => void runner.readJournal())
  return { runner, vault }
}

const order = (count: number): CampaignOrder => ({
  key: randomUUID(),
  channel: 'WHATSAPP',
  template: 'Festival Greeting',
  subject: 'Greetings',
  content: 'Dear customer',
  imageUrl: null,
  recipients: Array.from({ length: count }, (_, place) => ({
    fqdn: `site${place}.example`,
    countryCode: '91',
    mob: String(9_800_000_000 + place),
    email: null,
    companyName: null,
    custName: null,
    sitePlan: null,
    userName: null,
  })),
})

/** A run that crashed while a batch was on its way. */
const crashedWhileQueueing = async (): Promise<void> => {
  isHanging = true
  const { runner } = await begin()
  await runner.start(order(20))
  await vi.waitUntil(() => numbers.length === 15)
  isHanging = false
}
const markers = async () => (await readdir(join(folder, 'markers'))).filter((name) => name !== 'salt')

describe('a campaign that was being queued in a crash', () => {
  test('is not sent again while the keychain is locked; unlocked, the rest of it can be sent', async () => {
    await crashedWhileQueueing()
    isLocked = true
    const { runner, vault } = await begin()
    expect(await runner.start(order(20))).toMatchObject({ ok: false, error: { kind: 'storage', details: { obstacle: 'keychain' } } })
    expect(await runner.release()).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(numbers).toHaveLength(15)
    isLocked = false
    await vault.retry()
    const current = await runner.current()
    expect(current).toMatchObject({ ok: true, value: { state: 'stopped', uncertain: 15, total: 20 } })
    await runner.resume({ key: current.ok ? (current.value?.key ?? '') : '' })
    await runner.settled()
    expect(new Set(numbers).size).toBe(20)
    expect(numbers).toHaveLength(20)
    await runner.dismiss({ key: current.ok ? (current.value?.key ?? '') : '' })
    expect(await markers()).toEqual([])
  })

  test('without a keychain blocks the next one until the user has checked the platform', async () => {
    isLocked = true
    await crashedWhileQueueing()
    isLocked = false
    const { runner } = await begin()
    expect(await runner.start(order(20))).toMatchObject({ ok: false, error: { kind: 'storage', details: { obstacle: 'earlier' } } })
    expect(numbers).toHaveLength(15)
    expect(await runner.release()).toEqual({ ok: true, value: undefined })
    expect(await runner.start(order(3))).toMatchObject({ ok: true })
    await runner.settled()
    expect(numbers).toHaveLength(18)
  })

  test('whose record is damaged blocks the next one until the user has checked the platform', async () => {
    await crashedWhileQueueing()
    const name = (await readdir(folder)).find((each) => each.includes('progress')) ?? ''
    await rm(join(folder, name))
    const { runner } = await begin()
    expect(await runner.start(order(20))).toMatchObject({ ok: false, error: { kind: 'storage', details: { obstacle: 'earlier' } } })
    expect(numbers).toHaveLength(15)
  })
})

test('a campaign begun with a locked keychain is kept once it is unlocked, also for the next run', async () => {
  isLocked = true
  isHanging = true
  const { runner, vault } = await begin()
  const sent = order(20)
  await runner.start(sent)
  await vi.waitUntil(() => numbers.length === 15)
  isLocked = false
  await vault.retry()
  await runner.readJournal()
  isHanging = false
  expect(await (await begin()).runner.current()).toMatchObject({ ok: true, value: { key: sent.key, state: 'stopped', uncertain: 15 } })
})

test('a campaign leaves its marker until the user has seen the outcome', async () => {
  const { runner } = await begin()
  const done = order(3)
  await runner.start(done)
  await runner.settled()
  expect(await markers()).toHaveLength(1)
  await runner.dismiss({ key: done.key })
  expect(await markers()).toEqual([])
  const stopped = order(20)
  await runner.start(stopped)
  await runner.stop({ key: stopped.key })
  await runner.settled()
  expect(await markers()).toHaveLength(1)
  await runner.dismiss({ key: stopped.key })
  expect(await markers()).toEqual([])
})
