import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test, vi } from 'vitest'
import { databaseFile, readFact } from './database/open.ts'
import { startLocalPlatform } from './start.ts'

const folder = mkdtempSync(join(tmpdir(), 'local-platform-start-'))

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

test('the data is made from the present that was given, also when the clock ticks while the platform starts', async () => {
  const clock = vi.spyOn(Date, 'now')
  clock.mockReturnValueOnce(1_790_000_000_999).mockReturnValueOnce(1_790_000_001_000)
  const platform = await startLocalPlatform({ dataFolder: folder, now: 1_700_000_000 })
  await platform.stop()

  const database = new DatabaseSync(databaseFile(folder))
  const seeded = readFact(database, 'seeded')
  database.close()
  expect(seeded).toBe('{"size":"small","seed":1,"now":1700000000}')
})
