import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteOwnerFiles } from './owner-files.ts'
import { SpentKeys } from './spent-keys.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spent-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const yes = { ok: true, value: true }
const no = { ok: true, value: false }
const added = { ok: true, value: undefined }

test('a key that was added is spent in every later run, for its own user, and no other one is', async () => {
  expect(await new SpentKeys(folder).has('asha', 'one')).toEqual(no)
  expect(await new SpentKeys(folder).add('asha', ['one', 'two'])).toEqual(added)
  expect(await new SpentKeys(folder).add('asha', ['three'])).toEqual(added)
  const later = new SpentKeys(folder)
  expect(await Promise.all(['one', 'two', 'three'].map((key) => later.has('asha', key)))).toEqual([yes, yes, yes])
  expect([await later.has('asha', 'four'), await later.has('ravi', 'one')]).toEqual([no, no])
})

test('a line that a power cut left unfinished spoils none before it and none after it', async () => {
  const keys = new SpentKeys(folder)
  await keys.add('asha', ['one'])
  const [name = ''] = await readdir(folder)
  await appendFile(join(folder, name), '\n0123')
  await keys.add('asha', ['two'])
  expect([await keys.has('asha', 'one'), await keys.has('asha', 'two')]).toEqual([yes, yes])
})

test('shows neither user nor key, and goes with the files of its user', async () => {
  await new SpentKeys(folder).add('asha', ['one-key'])
  const [name = ''] = await readdir(folder)
  expect(`${name} ${await readFile(join(folder, name), 'utf8')}`).not.toMatch(/asha|one-key/)
  await deleteOwnerFiles(folder, ['asha'])
  expect(await readdir(folder)).toEqual([])
})

test('where they cannot be read or written that is said: nothing is taken for unspent', async () => {
  const path = join(folder, 'file')
  await writeFile(path, '')
  expect(await new SpentKeys(path).add('asha', ['one'])).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(await new SpentKeys(path).add('asha', [])).toEqual(added)
  await new SpentKeys(folder).add('asha', ['one'])
  const name = (await readdir(folder)).find((each) => each.endsWith('.spent')) ?? ''
  await rm(join(folder, name))
  await mkdir(join(folder, name))
  expect(await new SpentKeys(folder).has('asha', 'one')).toMatchObject({ ok: false, error: { kind: 'storage' } })
})
