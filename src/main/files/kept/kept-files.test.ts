import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLogger } from '../../log/silent-logger.test-support.ts'
import { MemoryKeychain } from '../../vault/memory-keychain.test-support.ts'
import { provenVault } from '../../vault/proven-vault.test-support.ts'
import { FileLibrary } from '../file-library.ts'
import { KeptFiles } from './kept-files.ts'

const DAY = 24 * 60 * 60

let folder: string
let owner: string | undefined
let keychain: MemoryKeychain
let clock: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-files-'))
  owner = 'asha'
  clock = 1_790_000_000
  keychain = new MemoryKeychain()
})
afterEach(() => rm(folder, { recursive: true }))

/** The files of one run of the console. */
const start = async (found: () => MemoryKeychain = () => keychain): Promise<FileLibrary> => {
  const vault = await provenVault(found)
  const kept = new KeptFiles({ folder: join(folder, 'files'), vault, logger: silentLogger, now: () => clock })
  return new FileLibrary(
    () => owner,
    () => undefined,
    kept,
  )
}

const noKeychain = (): MemoryKeychain => {
  throw new Error('There is no keychain.')
}

/** A file of three bytes that is written and done. */
const finish = async (library: FileLibrary, name: string): Promise<string> => {
  const { id } = library.begin(name)
  library.progress(id, 3, 3)
  await writeFile(join(folder, name), 'pdf')
  await library.done(id, { name, path: join(folder, name) })
  await library.settled()
  return id
}
const namesOf = async (library: FileLibrary): Promise<readonly string[]> => {
  await library.recall()
  return library.list().map(({ name }) => name)
}

test('a finished file is there in the next run, under the same id, and nothing shows on disk', async () => {
  const id = await finish(await start(), 'Invoice of Old Mill.pdf')
  const next = await start()
  await finish(next, 'Sites.csv')
  expect(await namesOf(next)).toEqual(['Invoice of Old Mill.pdf', 'Sites.csv'])
  expect(next.list()[0]).toEqual({ id, name: 'Invoice of Old Mill.pdf', state: 'done', received: 3, total: 3, failure: null })
  expect(next.pathOf(id)).toBe(join(folder, 'Invoice of Old Mill.pdf'))
  const [sealed = '', ...others] = await readdir(join(folder, 'files'))
  expect(others).toEqual([`${sealed}.last`])
  expect((await readFile(join(folder, 'files', sealed))).includes('Old Mill')).toBe(false)
})

test('one that was deleted, or is another one by now, is forgotten', async () => {
  const first = await start()
  await finish(first, 'Deleted.pdf')
  await finish(first, 'Changed.pdf')
  await finish(first, 'Sites.csv')
  await rm(join(folder, 'Deleted.pdf'))
  await writeFile(join(folder, 'Changed.pdf'), 'something longer')
  expect(await namesOf(await start())).toEqual(['Sites.csv'])
  await writeFile(join(folder, 'Deleted.pdf'), 'pdf')
  expect(await namesOf(await start())).toEqual(['Sites.csv'])
})

test('each user has a list of their own, for thirty days', async () => {
  await finish(await start(), 'Sites.csv')
  owner = 'imran'
  expect(await namesOf(await start())).toEqual([])
  owner = 'asha'
  clock += 30 * DAY
  expect(await namesOf(await start())).toEqual(['Sites.csv'])
  clock += 1
  expect(await namesOf(await start())).toEqual([])
})

test('without a keychain nothing is written, and what is made without a user belongs to nobody', async () => {
  await finish(await start(noKeychain), 'Sites.csv')
  owner = undefined
  await finish(await start(), 'Report.txt')
  expect((await readdir(folder)).toSorted()).toEqual(['Report.txt', 'Sites.csv'])
})

test('a file that is done after its user was forgotten is not kept', async () => {
  const library = await start()
  const { id } = library.begin('Sites.csv')
  await library.forgetOwner('asha')
  await writeFile(join(folder, 'Sites.csv'), '')
  await library.done(id, { name: 'Sites.csv', path: join(folder, 'Sites.csv') })
  await library.settled()
  expect(await namesOf(await start())).toEqual([])
})
