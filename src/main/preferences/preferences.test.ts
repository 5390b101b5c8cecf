import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Preferences } from './preferences.ts'

let folder: string
let owner: string | undefined
let warnings: string[]
let themes: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preferences-'))
  owner = 'https://issuer.example aditi'
  warnings = []
  themes = []
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
    logger: { info: () => {}, error: () => {}, warn: (message) => warnings.push(message) },
  })

const renewals = { sites: { saved: [{ id: '1', name: 'My renewals', search: '?plan=Growth' }], defaultId: '1' } }

test('starts with the defaults and keeps what is changed across restarts', () => {
  expect(open().read()).toEqual({ theme: 'system', sidebarFolded: false, views: {} })
  open().write({ theme: 'dark' })
  open().write({ sidebarFolded: true, views: renewals })
  expect(open().read()).toEqual({ theme: 'dark', sidebarFolded: true, views: renewals })
  expect(themes).toEqual(['dark'])
})

test('gives every user their own views and names no user in the file', async () => {
  open().write({ views: renewals })
  owner = 'https://issuer.example omar'
  expect(open().read().views).toEqual({})
  open().write({ views: { users: { saved: [], defaultId: null } } })
  owner = 'https://issuer.example aditi'
  expect(open().read().views).toEqual(renewals)
  expect(await readFile(join(folder, 'preferences.json'), 'utf8')).not.toMatch(/aditi|omar|issuer/)
})

test('keeps no views while nobody is signed in', () => {
  owner = undefined
  expect(open().write({ views: renewals })).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
})

test('starts with the defaults when the file is damaged', async () => {
  await writeFile(join(folder, 'preferences.json'), '{"theme": "da')
  expect(open().read()).toEqual({ theme: 'system', sidebarFolded: false, views: {} })
  expect(warnings).toHaveLength(1)
})

test('one damaged part does not lose the others', async () => {
  open().write({ sidebarFolded: true, views: renewals })
  const stored = JSON.parse(await readFile(join(folder, 'preferences.json'), 'utf8')) as object
  await writeFile(join(folder, 'preferences.json'), JSON.stringify({ ...stored, theme: 'purple' }))
  expect(open().read()).toEqual({ theme: 'system', sidebarFolded: true, views: renewals })
})

test('says so when nothing can be written, counts for this run and leaves no half file', async () => {
  const blocked = join(folder, 'file')
  await writeFile(blocked, '')
  const preferences = new Preferences({
    path: join(blocked, 'preferences.json'),
    owner: () => owner,
    onTheme: () => {},
    logger: { info: () => {}, error: () => {}, warn: () => {} },
  })
  expect(preferences.write({ theme: 'dark' })).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(preferences.read().theme).toBe('dark')
  expect(await readdir(folder)).toEqual(['file'])
})
