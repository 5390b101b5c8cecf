import { randomBytes } from 'node:crypto'
import { mkdir, open, rm, link as systemLink, rename as systemRename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from './storage-failure.ts'

/** The temporary files that are being written at this moment. */
const beingWritten = new Set<string>()

export const isBeingWritten = (path: string): boolean => beingWritten.has(path)

/** Replaces a file whole, for its owner only: a reader sees the old one or the new one. Rejects with the system's error. */
export async function replaceFile(path: string, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, rename?: Rename): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  beingWritten.add(temporary)
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      for await (const chunk of chunks) await file.appendFile(chunk)
      await file.sync()
    } finally {
      await file.close()
    }
    await renameReleased(temporary, path, rename)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  } finally {
    beingWritten.delete(temporary)
  }
}

/** Creates a file whole, for its owner only. False: there is one of that name. Rejects with the system's error. */
export async function createFile(path: string, content: Uint8Array, link: Rename = systemLink): Promise<boolean> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.new`
  beingWritten.add(temporary)
  try {
    await replaceFile(temporary, [content])
  } catch (error) {
    beingWritten.delete(temporary)
    throw error
  }
  try {
    await link(temporary, path)
    await syncFolder(dirname(path))
    return true
  } catch (error) {
    return errorCode(error) === 'EEXIST' ? false : await createInPlace(path, content)
  } finally {
    await rm(temporary, { force: true })
    beingWritten.delete(temporary)
  }
}

/** On a disk without hard links: a crash may leave the file unfinished. */
async function createInPlace(path: string, content: Uint8Array): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Makes a new name last through a power cut. Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** How Windows refuses a name that a virus scanner, an indexer or a backup has open for a moment. */
const HELD = new Set(['EPERM', 'EBUSY', 'EACCES'])
/** Pauses before another attempt, milliseconds: 1.6 s in all, then the refusal is believed. */
const PAUSES = [10, 30, 60, 200, 400, 900]

export type Rename = (from: string, to: string) => Promise<void>

/** Renames a file, again when another program holds one of the names for a moment. Rejects with the system's last error. */
export async function renameReleased(from: string, to: string, rename: Rename = systemRename): Promise<void> {
  for (const pause of PAUSES) {
    try {
      return await rename(from, to)
    } catch (cause) {
      if (!HELD.has(errorCode(cause))) throw cause
      await wait(pause)
    }
  }
  await rename(from, to)
}
