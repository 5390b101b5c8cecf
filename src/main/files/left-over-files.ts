import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../log/logger.ts'

const DAY = 86_400_000

/** Temporary names of `replaceFile`, of electron-store, and of the settings files of earlier releases. */
export const STATE_LEFT_OVER = /\.(?:(?:[0-9a-f]{12}|\d+)\.tmp|tmp-\d{10}[0-9a-f]{6})$/

/**
 * Removes files that a crash or a power cut left in a folder more than a day ago, which no file takes to be written. Never rejects.
 * @param pattern only names that the console alone gives: other programs write to the same folders
 */
export async function removeLeftOvers(folder: string, { pattern, logger }: { readonly pattern: RegExp; readonly logger?: Logger }): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => pattern.test(one))) {
    const path = join(folder, name)
    try {
      const { mtimeMs } = await stat(path)
      if (Date.now() - mtimeMs > DAY) await rm(path)
    } catch {
      logger?.warn('A left-over file could not be removed')
    }
  }
}
