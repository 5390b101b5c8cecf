import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Rename, renameReleased } from './rename-released.ts'

/**
 * Replaces a file whole: the chunks go to a temporary name beside it, reach the disk, and are renamed over it. A reader sees the old file or the new one, never half of one.
 * The file is readable for its owner only. Rejects with the system's error; the old file is then as it was and nothing else is left behind.
 */
export async function replaceFile(path: string, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, rename?: Rename): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      for await (const chunk of chunks) await writeAll(file, chunk)
      await file.sync()
    } finally {
      await file.close()
    }
    await renameReleased(temporary, path, rename)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
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

/** `FileHandle.write` may write less than it was given. */
async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let written = 0
  while (written < chunk.byteLength) written += (await file.write(chunk, written)).bytesWritten
}
