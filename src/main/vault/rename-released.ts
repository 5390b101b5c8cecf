import { rename as systemRename } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

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
      if (!isHeld(cause)) throw cause
      await wait(pause)
    }
  }
  await rename(from, to)
}

const isHeld = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && HELD.has(String(cause.code))
