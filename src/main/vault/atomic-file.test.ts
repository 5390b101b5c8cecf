import fs, { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFile, replaceFile } from './atomic-file.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atomic-file-'))
})

afterEach(async () => rm(folder, { recursive: true }))

/** A `rename` that fails as often as told, as it does on Windows while a virus scanner or an indexer holds the file. */
function held(code: string, times: number) {
  let attempts = 0
  return {
    attempts: () => attempts,
    rename: async (from: string, to: string): Promise<void> => {
      attempts += 1
      if (attempts <= times) throw Object.assign(new Error(`${code}: operation not permitted`), { code })
      await fs.rename(from, to)
    },
  }
}

test.each(['EPERM', 'EBUSY', 'EACCES'])('a file held by another program (%s) is replaced once it is released', async (code) => {
  const path = join(folder, 'store')
  await writeFile(path, 'old')
  const { rename, attempts } = held(code, 3)
  await replaceFile(path, [Buffer.from('new')], rename)
  expect(await readFile(path, 'utf8')).toBe('new')
  expect(attempts()).toBe(4)
  expect(await readdir(folder)).toEqual(['store'])
})

test('a file that is never released fails in the end: the old one is whole and nothing is left beside it', async () => {
  const path = join(folder, 'store')
  await writeFile(path, 'old')
  const { rename, attempts } = held('EPERM', Number.POSITIVE_INFINITY)
  await expect(replaceFile(path, [Buffer.from('new')], rename)).rejects.toMatchObject({ code: 'EPERM' })
  expect(await readFile(path, 'utf8')).toBe('old')
  expect(attempts()).toBe(7)
  expect(await readdir(folder)).toEqual(['store'])
})

test('another failure of renaming is not tried again', async () => {
  const { rename, attempts } = held('ENOSPC', 1)
  await expect(replaceFile(join(folder, 'store'), [Buffer.from('new')], rename)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(attempts()).toBe(1)
})

test.each([
  ['with hard links', fs.link],
  ['without', () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' }))],
])('of several that create one file on a disk %s one alone does, whole, and nothing is left beside it', async (_, link) => {
  const path = join(folder, 'marker')
  const made = await Promise.all(['a', 'b', 'c'].map((text) => createFile(path, Buffer.from(text), link)))
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(await readFile(path, 'utf8')).toBe(['a', 'b', 'c'][made.indexOf(true)])
  expect(await createFile(path, Buffer.from('d'), link)).toBe(false)
  expect(await readdir(folder)).toEqual(['marker'])
})

test('a folder that cannot be written to is no file that is there', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(createFile(join(folder, 'file', 'marker'), Buffer.from('a'))).rejects.toMatchObject({ code: expect.stringMatching(/^ENOTDIR$|^EEXIST$/) })
})
