import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import { BulkJournal } from './bulk-journal.ts'
import { BulkRuns } from './bulk-runs.ts'
import { orderOf } from './bulk-world.test-support.ts'

const silent = () => undefined

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bulk-'))
})
afterEach(() => rm(folder, { recursive: true }))

const keychain = new MemoryKeychain()
const journal = async (): Promise<BulkJournal> => {
  const vault = await provenVault(keychain)
  return new BulkJournal({ folder, vault, announce: silent, logger: silentLogger })
}

test('rows that several ask for at once are read once: opening their log again would cut what was added to it since', async () => {
  const first = new BulkRuns(await journal())
  await first.load('asha')
  await first.begin('asha', orderOf(2), 0)
  await first.forgetOwner('asha')
  const kept = await journal()
  const openLog = vi.spyOn(kept, 'log')
  const runs = new BulkRuns(kept)
  await runs.load('asha')
  const [run] = runs.of('asha')
  if (run === undefined) throw new Error('The bulk change is not kept')
  const read = await Promise.all([runs.read(run), runs.read(run), runs.read(run)])
  expect(read.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(openLog).toHaveBeenCalledTimes(1)
  await runs.forgetOwner('asha')
})

/** Begins a bulk change of that many bytes and ends it with so many rows done. */
async function ended(runs: BulkRuns, megabytes: number, done: number): Promise<string> {
  const order = orderOf(10)
  const long = { ...order, rows: order.rows.map((row) => ({ ...row, name: 'x'.repeat((megabytes * 1024 ** 2) / 10) })) }
  const begun = await runs.begin('asha', long, 0)
  if (!begun.ok) throw new Error(begun.error.message)
  for (let place = 0; place < 10; place += 1) begun.value.rows?.states.set([place, place < done ? 'done' : 'skipped', null, null])
  expect(await runs.save(begun.value, { state: 'stopped', endedAt: 1 })).toMatchObject({ ok: true })
  return order.key
}

const megabytesOnDisk = async (): Promise<number> => {
  const names = await readdir(folder)
  return Math.round((await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))).reduce((sum, size) => sum + size, 0) / 1024 ** 2)
}

describe('room on the disk', () => {
  test('one that was begun and stopped leaves its counts and not its rows', async () => {
    const runs = new BulkRuns(await journal())
    await runs.load('asha')
    await ended(runs, 42, 0)
    expect(await megabytesOnDisk()).toBe(0)
    const [run] = runs.of('asha')
    expect(run?.head.counts).toMatchObject({ skipped: 10 })
    expect(run && (await runs.read(run))).toMatchObject({ ok: false, error: { message: 'The rows of this bulk change are not on this computer any more.' } })
  })

  test('of those that sent something the newest stays whole, and of the older ones what has room', async () => {
    const runs = new BulkRuns(await journal())
    await runs.load('asha')
    for (let count = 0; count < 5; count += 1) await ended(runs, 30, 1)
    expect(await megabytesOnDisk()).toBe(60)
    await ended(runs, 42, 10)
    expect(await megabytesOnDisk()).toBe(42)
    const [newest] = runs.of('asha')
    expect(newest && (await runs.read(newest))).toMatchObject({ ok: true })
  })

  test('rows whose list was not written are gone: at once, and after a crash at the next start', async () => {
    const kept = await journal()
    const runs = new BulkRuns(kept)
    await runs.load('asha')
    const tooLong = { ...orderOf(2), columns: Object.fromEntries(Array.from({ length: 3000 }, (_, place) => [String(place), 'x'.repeat(900)])) }
    expect(await runs.begin('asha', tooLong, 0)).toMatchObject({ ok: false, error: { kind: 'storage' } })
    const beside = orderOf(2)
    await runs.begin('asha', beside, 0)
    const names = (await readdir(folder)).toSorted()
    expect(names).toHaveLength(3)
    await kept.begin('asha', orderOf(3))
    expect(await readdir(folder)).toHaveLength(4)
    await runs.forgetOwner('asha')
    await runs.load('asha')
    expect((await readdir(folder)).toSorted()).toEqual(names)
  })
})
