import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
