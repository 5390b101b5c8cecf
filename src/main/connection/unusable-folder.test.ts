import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unusableFolder } from './unusable-folder.ts'

const disk = vi.hoisted(() => ({ refusal: undefined as string | undefined }))
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const writeFileSync = (...parameters: Parameters<typeof real.writeFileSync>): void => {
    if (disk.refusal !== undefined) throw Object.assign(new Error('refused'), { code: disk.refusal })
    real.writeFileSync(...parameters)
  }
  return { ...real, writeFileSync }
})

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'unusable-folder-'))
  disk.refusal = undefined
})
afterEach(() => rm(parent, { recursive: true }))

test('a folder that can be written to is made, and nothing is left in it', async () => {
  expect(unusableFolder(join(parent, 'new', 'data'))).toBeUndefined()
  expect(await readdir(join(parent, 'new', 'data'))).toEqual([])
})

test('a file in the place of the folder is named with its path', async () => {
  await writeFile(join(parent, 'data'), '')
  const folder = join(parent, 'data')
  expect(unusableFolder(folder)).toBe(`It keeps its data in the folder ${folder}, which cannot be used: there is a file where the folder should be.`)
})

test.each([
  ['EROFS', 'the disk is read-only'],
  ['EACCES', 'you do not have permission'],
  ['EIO', 'the disk reports an error'],
])('a folder whose disk answers %s cannot be used', (code, reason) => {
  disk.refusal = code
  expect(unusableFolder(parent)).toBe(`It keeps its data in the folder ${parent}, which cannot be used: ${reason}.`)
})

// Only these systems have owners of this kind, and nobody keeps root from writing.
if (process.getuid?.() !== undefined && process.getuid() !== 0) {
  test('a folder without the right to write cannot be used', async () => {
    await mkdir(join(parent, 'data'))
    await chmod(join(parent, 'data'), 0o500)
    expect(unusableFolder(join(parent, 'data'))).toContain('cannot be used: you do not have permission.')
  })
}

test('a folder of another user is said to be one', () => {
  disk.refusal = 'EACCES'
  const uid = vi.spyOn(process, 'getuid').mockReturnValue(4_000_000)
  expect(unusableFolder(parent)).toBe(`It keeps its data in the folder ${parent}, which cannot be used: it belongs to another user.`)
  uid.mockRestore()
})

test('a full disk does not keep the console from starting', () => {
  disk.refusal = 'ENOSPC'
  expect(unusableFolder(parent)).toBeUndefined()
})

test('beside a running console a disk that became read-only is left to that one', async () => {
  disk.refusal = 'EROFS'
  const lock = join(parent, 'SingletonLock')
  await symlink(`${hostname()}-${process.ppid}`, lock)
  expect(unusableFolder(parent)).toBeUndefined()
  await rm(lock)
  await symlink(`${hostname()}-4194304`, lock)
  expect(unusableFolder(parent)).toContain('the disk is read-only')
})
