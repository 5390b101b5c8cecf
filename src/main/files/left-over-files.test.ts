import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { removeLeftOvers, STATE_LEFT_OVER } from './left-over-files.ts'
import { PartFile } from './part-file.ts'

const HOUR = 3_600_000

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'left-over-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function put(name: string, hoursAgo: number): Promise<void> {
  await writeFile(join(folder, name), 'x')
  const at = new Date(Date.now() - hoursAgo * HOUR)
  await utimes(join(folder, name), at, at)
}

test('a part that a crash left is removed after a day by the next file in its folder; what is not ours stays', async () => {
  await put('sites.csv.admin-console.part', 25)
  await put('being written.csv.admin-console.part', 1)
  await put('film.mkv.part', 1000)
  await put('sites.csv', 1000)
  await mkdir(join(folder, 'folder.admin-console.part'))
  const part = await PartFile.create(folder, 'new.csv')
  await part.discard()
  expect((await readdir(folder)).sort()).toEqual(['being written.csv.admin-console.part', 'film.mkv.part', 'folder.admin-console.part', 'sites.csv'])
})

test('temporary files of the console are removed after a day, and nothing else', async () => {
  await put('0f3a.sealed.0123456789ab.tmp', 25)
  await put('preferences.json.4711.tmp', 25)
  await put('preferences.json.4712.tmp', 1)
  await put('Singleton.tmp', 1000)
  await put('0f3a.sealed', 1000)
  await removeLeftOvers(folder, { pattern: STATE_LEFT_OVER, logger: silentLogger })
  expect((await readdir(folder)).sort()).toEqual(['0f3a.sealed', 'Singleton.tmp', 'preferences.json.4712.tmp'])
})

test('a folder that is not there has none', async () => {
  await expect(removeLeftOvers(join(folder, 'absent'), { pattern: STATE_LEFT_OVER, logger: silentLogger })).resolves.toBeUndefined()
})
