import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ipcMain } from 'electron'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import type { Vault } from '../vault/vault.ts'
import { Preferences } from './preferences.ts'

let folder: string
let owner: string | undefined
let warnings: string[]
let announced: string[]
let themes: string[]
let vault: Vault

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preferences-'))
  owner = 'https://issuer.example aditi'
  warnings = []
  announced = []
  themes = []
  vault = await provenVault(new MemoryKeychain())
})

afterEach(async () => {
  await chmod(folder, 0o700)
  await rm(folder, { recursive: true })
})

const open = () =>
  new Preferences({
    path: join(folder, 'preferences.json'),
    owner: () => owner,
    onTheme: (theme) => themes.push(theme),
    vault,
    announce: ({ message }) => announced.push(message),
    logger: { info: () => {}, error: () => {}, warn: (message) => warnings.push(message) },
  })

const DEFAULTS = {
  theme: 'system',
  sidebarFolded: false,
  compactRows: false,
  singleKeys: true,
  notifications: true,
  seenNews: [],
  views: {},
  permissionPresets: [],
  revision: 1,
}
const renewals = { sites: { saved: [{ id: '1', name: 'My renewals', search: '?plan=Growth' }], defaultId: '1' } }

test('starts with the defaults and keeps what is changed across restarts', async () => {
  expect(await open().read()).toEqual(DEFAULTS)
  await open().write({ theme: 'dark' })
  await open().write({ sidebarFolded: true, views: renewals })
  expect(await open().read()).toEqual({ ...DEFAULTS, theme: 'dark', sidebarFolded: true, views: renewals })
  expect(themes).toEqual(['dark'])
})

test('keeps the zoom across restarts, whatever else changes, and takes none that is out of bounds', async () => {
  expect(open().zoom()).toBe(100)
  open().keepZoom(125)
  await open().write({ theme: 'dark', views: renewals })
  expect(open().zoom()).toBe(125)
  expect(await open().read()).toEqual({ ...DEFAULTS, theme: 'dark', views: renewals })
  await writeFile(join(folder, 'preferences.json'), '{"theme": "dark", "zoom": 5000}')
  expect([open().zoom(), (await open().read()).theme]).toEqual([100, 'dark'])
})

test('single keys work unless they were switched off: also after a file of a release that did not know them, or with a damaged value', async () => {
  await writeFile(join(folder, 'preferences.json'), '{"theme": "dark"}')
  expect(await open().read()).toMatchObject({ theme: 'dark', singleKeys: true })
  await open().write({ singleKeys: false })
  await open().write({ theme: 'light' })
  expect(await open().read()).toMatchObject({ theme: 'light', singleKeys: false })
  await writeFile(join(folder, 'preferences.json'), '{"theme": "dark", "singleKeys": "off"}')
  expect(await open().read()).toMatchObject({ theme: 'dark', singleKeys: true })
})

test('gives every user their own views and names no user in the file', async () => {
  await open().write({ views: renewals })
  owner = 'https://issuer.example omar'
  expect((await open().read()).views).toEqual({})
  await open().write({ views: { users: { saved: [], defaultId: null } } })
  owner = 'https://issuer.example aditi'
  expect((await open().read()).views).toEqual(renewals)
  expect((await readdir(join(folder, 'preferences'))).join(' ')).not.toMatch(/aditi|omar|issuer/)
})

test('of two windows that each add a view, the second is refused until it has read what the first added', async () => {
  const preferences = open()
  const { revision } = await preferences.read()
  const first = { id: '1', name: 'My renewals', search: 'plan=Growth' }
  const second = { id: '2', name: 'Free', search: 'payment=free' }
  expect(await preferences.write({ views: { sites: { saved: [first], defaultId: null } }, revision })).toMatchObject({
    ok: true,
    value: { revision: revision + 1 },
  })
  expect(await preferences.write({ views: { sites: { saved: [second], defaultId: null } }, revision })).toEqual({
    ok: false,
    error: { kind: 'outdated', message: 'Your preferences were changed in another window. Try again.' },
  })
  expect(await preferences.write({ permissionPresets: [nightShift], revision })).toMatchObject({ ok: false, error: { kind: 'outdated' } })
  expect(await preferences.read()).toMatchObject({ views: { sites: { saved: [first] } }, permissionPresets: [] })
  await preferences.write({ theme: 'dark' })
  expect(await preferences.write({ permissionPresets: [nightShift], revision: revision + 1 })).toMatchObject({ ok: true })
})

test('what was made from the preferences of one user is not kept as those of the next', async () => {
  const preferences = open()
  const { revision } = await preferences.read()
  owner = 'https://issuer.example omar'
  expect(await preferences.write({ views: renewals, revision })).toMatchObject({ ok: false, error: { kind: 'outdated' } })
  expect((await preferences.read()).views).toEqual({})
})

test('keeps no views while nobody is signed in', async () => {
  owner = undefined
  expect(await open().write({ views: renewals })).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
})

test('starts with the defaults when the file is damaged', async () => {
  await writeFile(join(folder, 'preferences.json'), '{"theme": "da')
  expect(await open().read()).toEqual(DEFAULTS)
  expect(warnings).toHaveLength(1)
})

test('one damaged part does not lose the others', async () => {
  await open().write({ sidebarFolded: true, views: renewals })
  const stored = JSON.parse(await readFile(join(folder, 'preferences.json'), 'utf8')) as object
  await writeFile(join(folder, 'preferences.json'), JSON.stringify({ ...stored, theme: 'purple' }))
  expect(await open().read()).toEqual({ ...DEFAULTS, sidebarFolded: true, views: renewals })
})

test('says so when nothing can be written, counts for this run and leaves no half file', async () => {
  const blocked = join(folder, 'file')
  await writeFile(blocked, '')
  const preferences = new Preferences({
    path: join(blocked, 'preferences.json'),
    owner: () => owner,
    onTheme: () => {},
    vault,
    announce: ({ message }) => announced.push(message),
    logger: { info: () => {}, error: () => {}, warn: () => {} },
  })
  expect(await preferences.write({ theme: 'dark' })).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect((await preferences.read()).theme).toBe('dark')
  expect(await readdir(folder)).toEqual(['file'])
})

test('views and presets that the disk refuses are not there afterwards, and what was there is', async () => {
  const path = join(folder, 'kept')
  const preferences = new Preferences({
    path: join(path, 'preferences.json'),
    owner: () => owner,
    onTheme: () => {},
    vault,
    announce: ({ message }) => announced.push(message),
    logger: { info: () => {}, error: () => {}, warn: () => {} },
  })
  await preferences.write({ views: renewals, permissionPresets: [nightShift] })
  await rm(path, { recursive: true })
  await writeFile(path, '')
  const refused = {
    ok: false,
    error: { kind: 'storage', message: 'The file could not be saved: there is a file where the folder should be.', details: { code: 'ENOTDIR' } },
  }
  expect(await preferences.write({ views: {} })).toEqual(refused)
  expect(await preferences.write({ permissionPresets: [{ ...nightShift, name: 'Late shift' }] })).toEqual(refused)
  expect(await preferences.read()).toMatchObject({ views: renewals, permissionPresets: [nightShift] })
})

test('views that take more room than a user has are refused, and what was kept stays', async () => {
  const preferences = open()
  await preferences.write({ views: renewals })
  const saved = Array.from({ length: 50 }, (_, index) => ({ id: String(index), name: 'View', search: 'x'.repeat(4000) }))
  const views = { sites: { saved, defaultId: null }, users: { saved, defaultId: null } }
  expect(await preferences.write({ views })).toEqual({
    ok: false,
    error: { kind: 'storage', message: 'Your saved views take too much room. Delete some of them first.' },
  })
  expect((await open().read()).views).toEqual(renewals)
  const [file = ''] = await readdir(join(folder, 'preferences'))
  expect((await stat(join(folder, 'preferences', file))).size).toBeLessThan(2000)
})

test('a file that is far too large is not read', async () => {
  await writeFile(join(folder, 'preferences.json'), JSON.stringify({ theme: 'dark', filler: 'x'.repeat(5_000_000) }))
  expect((await open().read()).theme).toBe('system')
  expect(warnings).toEqual(['A settings file is damaged; its defaults are used'])
})

test("electron-store's own channel, which tells the user-data folder, is closed once a file was opened", async () => {
  await open().write({ theme: 'dark' })
  expect(ipcMain.listenerCount('electron-store-get-data')).toBe(0)
})

test('a damaged file is put aside and said once, and the last good one is used, with everything that was in it', async () => {
  await open().write({ theme: 'dark', sidebarFolded: true })
  await open().write({ compactRows: true })
  await writeFile(join(folder, 'preferences.json'), '{"theme": "da')
  expect(await open().read()).toMatchObject({ theme: 'dark', sidebarFolded: true, compactRows: true })
  expect(await readFile(join(folder, 'preferences.json.damaged'), 'utf8')).toBe('{"theme": "da')
  expect(await open().read()).toMatchObject({ theme: 'dark' })
  expect(announced).toEqual([
    'The settings of this computer could not be read: the file is damaged. It was put aside as preferences.json.damaged. ' +
      'The last good copy is used instead; the last change may be missing.',
  ])
})

test('a file of a release that kept no copy has one from its first reading on', async () => {
  await writeFile(join(folder, 'preferences.json'), '{"theme": "dark"}')
  await open().read()
  await writeFile(join(folder, 'preferences.json'), '')
  expect(await open().read()).toMatchObject({ theme: 'dark' })
})

test('damaged saved views are put aside, and those before the last change are there', async () => {
  await open().write({ views: renewals })
  await open().write({ permissionPresets: [nightShift] })
  const [name = ''] = await readdir(join(folder, 'preferences'))
  await writeFile(join(folder, 'preferences', name), 'scribble')
  expect(await open().read()).toMatchObject({ views: renewals, permissionPresets: [] })
  expect(await readdir(join(folder, 'preferences'))).toContain(`${name}.damaged`)
  expect(announced).toEqual([expect.stringMatching(/^Your saved views and presets could not be read/)])
})

test('without a copy a damaged file is kept aside, and the next write does not destroy it', async () => {
  await writeFile(join(folder, 'preferences.json'), '{"theme": "da')
  await open().read()
  expect(await readFile(join(folder, 'preferences.json.damaged'), 'utf8')).toBe('{"theme": "da')
  expect(await open().write({ theme: 'dark' })).toMatchObject({ ok: true })
  expect((await open().read()).theme).toBe('dark')
})

test('only its owner may read the file', async () => {
  await open().write({ theme: 'dark' })
  expect((await stat(join(folder, 'preferences.json'))).mode & 0o777).toBe(0o600)
})

const nightShift = { id: '1', name: 'Night shift', grants: [{ name: 'site', operations: ['delete_site'] }] }

test('gives every user their own permission presets, beside their views, and names no user in the file', async () => {
  await open().write({ views: renewals })
  await open().write({ permissionPresets: [nightShift] })
  owner = 'https://issuer.example omar'
  expect((await open().read()).permissionPresets).toEqual([])
  owner = 'https://issuer.example aditi'
  expect(await open().read()).toMatchObject({ views: renewals, permissionPresets: [nightShift] })
  expect((await readdir(join(folder, 'preferences'))).join(' ')).not.toMatch(/aditi|omar|issuer/)
})

test('keeps no presets while nobody is signed in, and none that take more room than a user has', async () => {
  await open().write({ permissionPresets: [nightShift] })
  const grants = Array.from({ length: 50 }, (_, group) => ({ name: `group-${group}`, operations: ['x'.repeat(100)] }))
  const many = Array.from({ length: 100 }, (_, place) => ({ id: String(place), name: 'Preset', grants }))
  expect(await open().write({ permissionPresets: many })).toEqual({
    ok: false,
    error: { kind: 'storage', message: 'Your presets take too much room. Delete some of them first.' },
  })
  expect((await open().read()).permissionPresets).toEqual([nightShift])
  owner = undefined
  expect(await open().write({ permissionPresets: [] })).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
})

test('forgets the presets of one user only', async () => {
  await open().write({ permissionPresets: [nightShift] })
  owner = 'https://issuer.example omar'
  await open().write({ permissionPresets: [nightShift] })
  await open().forgetOwner('https://issuer.example aditi')
  expect((await open().read()).permissionPresets).toEqual([nightShift])
  owner = 'https://issuer.example aditi'
  expect((await open().read()).permissionPresets).toEqual([])
})

test('the start screen is of the user who chose it, and goes with the user', async () => {
  await open().write({ startScreen: '/today' })
  expect(await open().read()).toEqual({ ...DEFAULTS, startScreen: '/today' })
  owner = 'https://issuer.example omar'
  expect(await open().read()).toEqual(DEFAULTS)
  await open().forgetOwner('https://issuer.example aditi')
  owner = 'https://issuer.example aditi'
  expect(await open().read()).toEqual(DEFAULTS)
  owner = undefined
  expect(await open().write({ startScreen: '/today' })).toMatchObject({ ok: true })
  expect(await open().read()).toEqual(DEFAULTS)
})

test('a damaged start screen loses nothing else', async () => {
  await writeFile(join(folder, 'preferences.json'), '{"theme": "dark", "startByOwner": {"x": "https://elsewhere.example"}}')
  expect(await open().read()).toEqual({ ...DEFAULTS, theme: 'dark' })
})
