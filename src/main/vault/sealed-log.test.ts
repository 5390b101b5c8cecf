import { appendFile, mkdtemp, open, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MemoryKeychain } from './memory-keychain.test-support.ts'
import { provenVault } from './proven-vault.test-support.ts'
import { SealedLog } from './sealed-log.ts'
import type { Vault } from './vault.ts'

let folder: string
let path: string
let vault: Vault
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'))
  path = join(folder, 'bulk', 'log.sealed')
  const keychain = new MemoryKeychain()
  vault = await provenVault(keychain)
})
afterEach(() => rm(folder, { recursive: true }))

const logOf = (owner = 'asha') => new SealedLog(vault, { path, purpose: 'log', owner })
async function filled(...texts: readonly string[]): Promise<void> {
  const log = logOf()
  await log.load()
  for (const text of texts) await log.append(text)
  await log.close()
}

test('texts come back in their order, also those of several runs, and nothing of them is readable on the disk', async () => {
  await filled('first', 'second')
  await filled('third')
  expect(await logOf().load()).toEqual({ ok: true, value: { texts: ['first', 'second', 'third'], isDamaged: false } })
  expect((await readFile(path)).includes('second')).toBe(false)
})

test('texts that arrive together share one write', async () => {
  const log = logOf()
  await log.load()
  await Promise.all(Array.from({ length: 100 }, (_, place) => log.append(`entry ${place}`)))
  await log.close()
  // Two parts: 100 parts would have 3,300 bytes of seals alone.
  expect((await stat(path)).size).toBeLessThan(1300)
  const read = await logOf().load()
  expect(read).toMatchObject({ ok: true, value: { texts: { length: 100, 99: 'entry 99' } } })
})

test('no file stays open between two writes, so a log that is dropped leaks none', async () => {
  const log = logOf()
  await log.load()
  expect(await openFiles()).toEqual([])
  await log.append('first')
  expect(await openFiles()).toEqual([])
})

test('a file that was deleted in the meantime is a failure, and is not made again', async () => {
  const log = logOf()
  await log.load()
  await rm(path)
  expect(await log.append('first')).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(await readdir(join(folder, 'bulk'))).toEqual([])
})

test('half an entry at the end is cut off, and the next one is readable', async () => {
  await filled('first')
  await appendFile(path, Buffer.of(0, 0, 0, 90, 1, 2, 3))
  const log = logOf()
  expect(await log.load()).toEqual({ ok: true, value: { texts: ['first'], isDamaged: false } })
  expect(await log.append('second')).toMatchObject({ ok: true })
  await log.close()
  expect(await logOf().load()).toMatchObject({ value: { texts: ['first', 'second'] } })
})

test('damage in the middle is reported, the file put aside and what stands before it kept', async () => {
  await filled('first', 'second', 'third')
  const bytes = await readFile(path)
  const partLength = bytes.readUInt32BE(0) + 4
  bytes[partLength + 20] = (bytes[partLength + 20] ?? 0) ^ 1
  await writeFile(path, bytes)
  expect(await logOf().load()).toEqual({ ok: true, value: { texts: ['first'], isDamaged: true } })
  expect((await readdir(join(folder, 'bulk'))).toSorted()).toEqual(['log.sealed', 'log.sealed.damaged'])
})

test('a part that was moved or belongs to another user is not read', async () => {
  await filled('first')
  expect(await logOf('ravi').load()).toMatchObject({ value: { texts: [] } })
})

test('what cannot be sealed is not in the file, and the next one is', async () => {
  const log = logOf()
  await log.load()
  const handle = await open(path, 'r')
  await log.append('first')
  const before = (await handle.stat()).size
  const sealPart = vault.sealPart.bind(vault)
  vault.sealPart = () => ({ ok: false, error: { kind: 'storage', message: 'locked' } })
  expect(await log.append('second')).toMatchObject({ ok: false })
  expect((await handle.stat()).size).toBe(before)
  vault.sealPart = sealPart
  expect(await log.append('third')).toMatchObject({ ok: true })
  await handle.close()
  await log.close()
  expect(await logOf().load()).toMatchObject({ value: { texts: ['first', 'third'] } })
})

test('written whole again it holds the new texts alone, takes further ones, and a crash before leaves the old ones', async () => {
  const log = logOf()
  await log.load()
  for (let place = 0; place < 300; place += 1) await log.append(`old ${place}`)
  const sealPart = vault.sealPart.bind(vault)
  vault.sealPart = () => ({ ok: false, error: { kind: 'storage', message: 'locked' } })
  expect(await log.rewrite(['new'])).toMatchObject({ ok: false })
  vault.sealPart = sealPart
  expect(await logOf().load()).toMatchObject({ value: { texts: { length: 300 } } })
  const written = log.rewrite(Array.from({ length: 250 }, (_, place) => `new ${place}`))
  expect([await log.append('after'), await written]).toMatchObject([{ ok: true }, { ok: true }])
  await log.close()
  expect(await logOf().load()).toMatchObject({ value: { texts: { length: 251, 0: 'new 0', 249: 'new 249', 250: 'after' }, isDamaged: false } })
  expect(log.size).toBe((await stat(path)).size)
})

/** The files below the folder that this process holds open, on Linux. */
async function openFiles(): Promise<readonly string[]> {
  const descriptors = await readdir('/proc/self/fd').catch(() => [])
  const files = await Promise.all(descriptors.map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => '')))
  return files.filter((file) => file.startsWith(folder))
}
