import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ActivityEntry } from '#shared/bridge/activity.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import { ActivityLog } from './activity-log.ts'

/** 24 November 2026, 09:00 UTC. */
const NOW = 1_795_510_800
const keychain = new MemoryKeychain()

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'activity-'))
})
afterEach(() => rm(folder, { recursive: true }))

const logOf = async (): Promise<ActivityLog> => new ActivityLog({ folder, vault: await provenVault(keychain), owner: 'asha', days: () => 365, now: () => NOW })

/** A megabyte. */
const entry = (place: number): ActivityEntry => ({
  id: `key-${place}`,
  at: NOW + place,
  operation: 'SiteWalletRechargeByAdmin',
  what: 'Recharge',
  record: null,
  fields: Array.from({ length: 200 }, () => ({ field: 'x'.repeat(5000), from: '', to: '' })),
  undo: null,
  way: 'hand',
  outcome: 'sending',
  message: null,
})

const shown = async (log: ActivityLog) => (await log.read()).entries.map(({ id, outcome, message }) => [id, outcome, message])

test('a month that gets too large loses its older half, in memory and on the disk, and keeps the outcomes of the rest', async () => {
  const log = await logOf()
  for (let place = 0; place < 40; place += 1) {
    await log.add(entry(place))
    await log.settle(`key-${place}`, { outcome: place % 2 === 0 ? 'done' : 'failed', message: place % 2 === 0 ? null : 'No.' })
  }
  const [name = ''] = await readdir(folder)
  expect((await stat(join(folder, name))).size).toBeLessThan(33 * 1024 ** 2)
  const kept = await shown(log)
  expect(kept.slice(0, 2)).toEqual([
    ['key-39', 'failed', 'No.'],
    ['key-38', 'done', null],
  ])
  expect(kept.length).toBeLessThan(40)
  expect(await shown(await logOf())).toEqual(kept)
})
