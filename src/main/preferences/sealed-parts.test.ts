import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import type { KeychainPort } from '../vault/keychain-key.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { Vault } from '../vault/vault.ts'
import { Preferences } from './preferences.ts'

const ADITI = 'https://issuer.example aditi'
const OMAR = 'https://issuer.example omar'

let folder: string
let owner: string | undefined
/** Undefined: it cannot be used. */
let keychain: KeychainPort | undefined
const opened = new MemoryKeychain()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sealed-parts-'))
  owner = ADITI
  keychain = opened
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

const start = async () => {
  const vault = new Vault({
    keychain: async () => keychain ?? Promise.reject(new Error('locked')),
    service: 'Test',
    announce: () => undefined,
    logger: silentLogger,
  })
  await vault.prove()
  const preferences = new Preferences({ path: join(folder, 'preferences.json'), owner: () => owner, onTheme: () => undefined, vault, logger: silentLogger })
  return { vault, preferences }
}
const viewsOf = (id: string, name: string) => ({ sites: { saved: [{ id, name, search: '?q=kitchen' }], defaultId: id } })
const preset = { id: '1', name: 'Night shift', grants: [] }
/** Everything on the disk, as somebody reads it who took it out of the computer. */
const onDisk = async (): Promise<string> => {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  return (await Promise.all(names.map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')))).join('\n')
}
const keyOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 22)

test('what a user saved and was shown is there in the next run, and nothing of it shows on the disk', async () => {
  const { preferences } = await start()
  const importColumns = { site: { name: 'Customer' } }
  const own = { views: viewsOf('1', 'My renewals'), permissionPresets: [preset], seenNews: ['expiring-3'], importColumns, startScreen: '/today' }
  expect(await preferences.write({ theme: 'dark', ...own })).toMatchObject({ ok: true })
  expect(await (await start()).preferences.read()).toMatchObject({ theme: 'dark', ...own })
  expect(await onDisk()).not.toMatch(/renewals|kitchen|Night|expiring|Customer|today|aditi/)
})

test('the next user at the computer gets no news that were seen and no columns of imports of the one before', async () => {
  const { preferences } = await start()
  await preferences.write({ seenNews: ['payment-7'], importColumns: { site: { name: 'Customer' } } })
  owner = OMAR
  const read = await preferences.read()
  expect(read.seenNews).toEqual([])
  expect(read).not.toHaveProperty('importColumns')
  owner = undefined
  expect(await preferences.write({ seenNews: ['payment-8'] })).toMatchObject({ ok: true, value: { seenNews: [] } })
})

test('the plain file of an earlier version is sealed for each of its users, and what it kept without a user is dropped', async () => {
  const plain = {
    theme: 'dark',
    seenNews: ['payment-7'],
    importColumns: { site: { name: 'Customer' } },
    viewsByOwner: { [keyOf(ADITI)]: viewsOf('1', 'My renewals'), [keyOf(OMAR)]: viewsOf('2', 'Kitchens') },
    presetsByOwner: { [keyOf(ADITI)]: [preset] },
    startByOwner: { [keyOf(OMAR)]: '/today' },
  }
  await writeFile(join(folder, 'preferences.json'), JSON.stringify(plain))
  const { preferences } = await start()
  expect(await preferences.read()).toMatchObject({ theme: 'dark', views: viewsOf('1', 'My renewals'), permissionPresets: [preset], seenNews: [] })
  expect(await onDisk()).not.toMatch(/renewals|Kitchens|Night|today|payment-7|Customer/)
  owner = OMAR
  expect(await (await start()).preferences.read()).toMatchObject({ views: viewsOf('2', 'Kitchens'), startScreen: '/today' })
})

test('without a keychain they last as long as the console, the plain file stays as it is, and both are joined once it can be used', async () => {
  await writeFile(join(folder, 'preferences.json'), JSON.stringify({ viewsByOwner: { [keyOf(ADITI)]: viewsOf('1', 'My renewals') } }))
  keychain = undefined
  const { vault, preferences } = await start()
  const { views } = await preferences.read()
  expect(views).toEqual(viewsOf('1', 'My renewals'))
  const saved = [...(views['sites']?.saved ?? []), { id: '2', name: 'Secret plan', search: '' }]
  expect(await preferences.write({ views: { sites: { saved, defaultId: '2' } } })).toMatchObject({ ok: true })
  expect(await onDisk()).not.toMatch(/Secret/)
  expect((await preferences.read()).views).toEqual({ sites: { saved, defaultId: '2' } })
  keychain = opened
  await vault.retry()
  expect((await preferences.read()).views).toEqual({ sites: { saved, defaultId: '2' } })
  expect((await (await start()).preferences.read()).views).toEqual({ sites: { saved, defaultId: '2' } })
  expect(await onDisk()).not.toMatch(/Secret|renewals/)
})

test('what was saved while the keychain was locked joins what is on the disk', async () => {
  await (await start()).preferences.write({ views: viewsOf('1', 'My renewals') })
  keychain = undefined
  const { vault, preferences } = await start()
  expect((await preferences.read()).views).toEqual({})
  await preferences.write({ views: viewsOf('2', 'Free') })
  keychain = opened
  await vault.retry()
  const saved = [
    { id: '1', name: 'My renewals', search: '?q=kitchen' },
    { id: '2', name: 'Free', search: '?q=kitchen' },
  ]
  expect((await preferences.read()).views).toEqual({ sites: { saved, defaultId: '2' } })
})

test('two windows that write at once both keep their change, or the later is refused', async () => {
  const { preferences } = await start()
  const { revision } = await preferences.read()
  const both = await Promise.all([
    preferences.write({ views: viewsOf('1', 'First'), revision }),
    preferences.write({ views: viewsOf('2', 'Second'), revision }),
    preferences.write({ seenNews: ['a'] }),
  ])
  expect(both.map(({ ok }) => ok)).toEqual([true, false, true])
  expect(await (await start()).preferences.read()).toMatchObject({ views: viewsOf('1', 'First'), seenNews: ['a'] })
})

test('a user who is forgotten leaves neither a sealed nor a plain part', async () => {
  await writeFile(join(folder, 'preferences.json'), JSON.stringify({ viewsByOwner: { [keyOf(ADITI)]: viewsOf('1', 'My renewals') } }))
  keychain = undefined
  const locked = (await start()).preferences
  await locked.forgetOwner(ADITI)
  expect(await onDisk()).not.toMatch(/renewals/)
  keychain = opened
  const { preferences } = await start()
  expect(await preferences.write({ views: viewsOf('2', 'Free') })).toMatchObject(success({}))
  await preferences.forgetOwner(ADITI)
  expect(await readdir(join(folder, 'preferences'))).toEqual([])
})
