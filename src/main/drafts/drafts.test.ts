import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import { Drafts } from './drafts.ts'

const form = 'create-site'

let folder: string
let owner: string | undefined
let keychain: MemoryKeychain
let announced: string[]
let clock: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drafts-'))
  owner = 'asha'
  clock = 1_700_000_000_999
  keychain = new MemoryKeychain()
  announced = []
})
afterEach(() => Promise.all([rm(folder, { recursive: true }), rm(`${folder}-forms`, { recursive: true, force: true })]))

/** The drafts of one run of the console. */
const start = async (): Promise<Drafts> => {
  const vault = await provenVault(keychain)
  const announce = ({ message }: { readonly message: string }): number => announced.push(message)
  return new Drafts({ folder, vault, identity: { owner: () => owner }, announce, logger: silentLogger, now: () => clock })
}
const kept = (text: string) => ({ ok: true, value: { text, savedAt: 1_700_000_000 } })
const nothing = { ok: true, value: null }

test('a draft outlives the run that wrote it, and shows nothing on disk', async () => {
  const first = await start()
  expect(await first.read({ form })).toEqual(nothing)
  expect(await first.write({ form, text: '{"custName":"Aditi"}' })).toEqual({ ok: true, value: undefined })
  await first.write({ form, text: '{"custName":"Aditi Kapoor"}' })

  expect(await (await start()).read({ form })).toEqual(kept('{"custName":"Aditi Kapoor"}'))
  const names = await readdir(folder)
  // Beside it the version before.
  expect(names).toEqual([expect.stringMatching(/\.sealed$/), expect.stringMatching(/\.sealed\.last$/)])
  expect(names.join()).not.toContain('create')
  for (const name of names) expect((await readFile(join(folder, name))).includes('Aditi')).toBe(false)
})

test('each user and each form has a draft of its own', async () => {
  const drafts = await start()
  await drafts.write({ form, text: 'of asha' })
  await drafts.write({ form: 'edit-site:site-1', text: 'another form' })
  owner = 'ravi'
  expect(await drafts.read({ form })).toEqual(nothing)
  await drafts.write({ form, text: 'of ravi' })
  owner = 'asha'
  expect(await drafts.read({ form })).toEqual(kept('of asha'))
})

test('a draft belongs to the one who asked for it to be kept, also when another signs in before it is written', async () => {
  const drafts = await start()
  const written = drafts.write({ form, text: 'of asha' })
  owner = 'ravi'
  await written
  expect(await drafts.read({ form })).toEqual(nothing)
})

test('a discarded draft is gone, also when its last write was still in progress', async () => {
  const drafts = await start()
  void drafts.write({ form, text: 'late' })
  expect(await drafts.discard({ form })).toEqual({ ok: true, value: undefined })
  expect(await drafts.read({ form })).toEqual(nothing)
  expect(await readdir(folder)).toEqual([])
  expect(await drafts.discard({ form })).toEqual({ ok: true, value: undefined })
})

test('a damaged draft is put aside and said once, and the version before it is taken', async () => {
  const drafts = await start()
  await drafts.write({ form, text: 'whole' })
  await drafts.write({ form, text: 'whole, and more' })
  const [name = ''] = await readdir(folder)
  await writeFile(join(folder, name), 'scribble')
  expect(await drafts.read({ form })).toEqual(kept('whole'))
  expect(await (await start()).read({ form })).toEqual(kept('whole'))
  expect(announced).toEqual([
    `A draft could not be read: the file is damaged. It was put aside as ${name}.damaged. The last good copy is used instead; the last change may be missing.`,
  ])
  expect(await readdir(folder)).toEqual([name, `${name}.damaged`])
})

test('a discarded draft leaves no version of it', async () => {
  const drafts = await start()
  for (const text of ['whole', 'whole, and more']) await drafts.write({ form, text })
  await drafts.discard({ form })
  expect(await readdir(folder)).toEqual([])
})

test('without a keychain drafts live as long as the console, and nothing is written', async () => {
  keychain = new MemoryKeychain({ failing: 'no Secret Service' })
  const drafts = await start()
  await drafts.write({ form, text: 'in memory' })
  expect(await drafts.read({ form })).toEqual(kept('in memory'))
  expect(await readdir(folder)).toEqual([])
  owner = 'ravi'
  expect(await drafts.read({ form })).toEqual(nothing)
})

test('nobody signed in: nothing is kept', async () => {
  const drafts = await start()
  owner = undefined
  expect(await drafts.write({ form, text: 'whose?' })).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
})

const DAY = 86_400_000

test('a draft expires thirty days after it was written, on reading and on the sweep at start', async () => {
  const drafts = await start()
  await drafts.write({ form, text: 'old' })
  await drafts.write({ form: 'edit-site:site-1', text: 'old too' })
  clock += 30 * DAY + 1000
  expect(await drafts.read({ form })).toEqual(nothing)
  expect(await readdir(folder)).toHaveLength(1)
  await age(folder, 31)
  const next = await start()
  await next.sweep()
  expect(await readdir(folder)).toEqual([])
})

test('a user keeps the hundred drafts written last, and pushes out nobody else', async () => {
  const drafts = await start()
  owner = 'ravi'
  await drafts.write({ form, text: 'of ravi' })
  owner = 'asha'
  for (let index = 0; index < 105; index += 1) await drafts.write({ form: `edit-site:site-${index}`, text: `text ${index}` })
  expect(await readdir(folder)).toHaveLength(101)
  expect(await drafts.read({ form: 'edit-site:site-104' })).toMatchObject({ value: { text: 'text 104' } })
  owner = 'ravi'
  expect(await drafts.read({ form })).toMatchObject({ value: { text: 'of ravi' } })
})

test('a user keeps ten megabytes of drafts', async () => {
  const drafts = await start()
  for (let index = 0; index < 15; index += 1) await drafts.write({ form: `edit-site:site-${index}`, text: 'x'.repeat(1_000_000) })
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10 * 1024 * 1024)
  expect(await drafts.read({ form: 'edit-site:site-14' })).toMatchObject({ ok: true, value: { text: expect.stringMatching(/^x+$/) } })
})

test('the forms with a draft are listed, the newest first, over a restart; a discarded and an expired one are not', async () => {
  const drafts = await start()
  await drafts.write({ form, text: 'old' })
  clock += 29 * DAY
  await drafts.write({ form: 'edit-site:site-1', text: 'kept' })
  await drafts.write({ form: 'edit-site:site-2', text: 'saved since' })
  await drafts.discard({ form: 'edit-site:site-2' })
  const listed = (value: readonly object[]) => ({ ok: true, value })
  const second = { form: 'edit-site:site-1', savedAt: 1_700_000_000 + 29 * 86_400 }
  expect(await drafts.list()).toEqual(listed([second, { form: 'create-site', savedAt: 1_700_000_000 }]))
  clock += 2 * DAY
  expect(await (await start()).list()).toEqual(listed([second]))
  owner = 'ravi'
  expect(await drafts.list()).toEqual(listed([]))
  expect((await readFile(join(`${folder}-forms`, (await readdir(`${folder}-forms`))[0] ?? ''))).includes('site-1')).toBe(false)
})

test('a draft that is written while the drafts are listed, or while it is discarded, stays listed', async () => {
  const drafts = await start()
  const listed = { ok: true, value: [{ form, savedAt: 1_700_000_000 }] }
  await drafts.write({ form, text: 'first' })
  await Promise.all([drafts.discard({ form }), drafts.write({ form, text: 'second' })])
  expect(await drafts.list()).toEqual(listed)
  clock += 31 * DAY
  const read = drafts.read.bind(drafts)
  vi.spyOn(drafts, 'read').mockImplementationOnce(async (request) => {
    const expired = await read(request)
    clock -= 31 * DAY
    await drafts.write({ form, text: 'third' })
    return expired
  })
  expect(await drafts.list()).toEqual({ ok: true, value: [] })
  expect(await drafts.list()).toEqual(listed)
  expect(await (await start()).list()).toEqual(listed)
})

test('a form that is begun again counts as new among those that are listed', async () => {
  const drafts = await start()
  await drafts.write({ form, text: 'first' })
  for (let index = 0; index < 150; index += 1) await drafts.write({ form: `edit-site:site-${index}`, text: 'x' })
  const next = await start()
  await next.write({ form, text: 'again' })
  for (let index = 150; index < 230; index += 1) await next.write({ form: `edit-site:site-${index}`, text: 'x' })
  expect(await (await start()).list()).toMatchObject({ ok: true, value: expect.arrayContaining([{ form, savedAt: 1_700_000_000 }]) })
})

test('a draft that is larger than two megabytes is refused, and the one before is kept', async () => {
  const drafts = await start()
  await drafts.write({ form, text: 'small' })
  expect(await drafts.write({ form, text: '\u{1f600}'.repeat(600_000) })).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(await drafts.read({ form })).toMatchObject({ value: { text: 'small' } })
})

test('without a keychain the same limits hold in memory', async () => {
  keychain = new MemoryKeychain({ failing: 'no Secret Service' })
  const drafts = await start()
  for (let index = 0; index < 105; index += 1) await drafts.write({ form: `edit-site:site-${index}`, text: 'text' })
  expect(await drafts.read({ form: 'edit-site:site-0' })).toEqual(nothing)
  expect(await drafts.read({ form: 'edit-site:site-104' })).toMatchObject({ value: { text: 'text' } })
})

test('a draft written while the keychain was locked is still there once it is unlocked, and then kept', async () => {
  await (await start()).write({ form, text: 'before' })
  let isLocked = true
  const locked = new MemoryKeychain({ failing: 'Cannot create an item in a locked collection' })
  const vault = await provenVault(() => (isLocked ? locked : keychain))
  const drafts = new Drafts({ folder, vault, identity: { owner: () => owner }, logger: silentLogger, now: () => clock })
  await drafts.write({ form, text: 'while locked' })
  isLocked = false
  await vault.retry()
  expect(await drafts.read({ form })).toEqual(kept('while locked'))
  await drafts.write({ form, text: 'unlocked' })
  expect(await (await start()).read({ form })).toEqual(kept('unlocked'))
})

/** Makes every file of a folder look as old as it says. */
async function age(inFolder: string, days: number): Promise<void> {
  const at = new Date(Date.now() - days * DAY)
  for (const name of await readdir(inFolder)) await utimes(join(inFolder, name), at, at)
}
