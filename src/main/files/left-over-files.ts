import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../log/logger.ts'

const DAY = 86_400_000

/** Temporary names of `replaceFile`, of electron-store, and of the settings files of earlier releases. */
export const STATE_LEFT_OVER = /\.(?:(?:[0-9a-f]{12}|\d+)\.tmp|tmp-\d{10}[0-9a-f]{6})$/

export interface LeftOverOptions {
  /** Which names count. Only names that the console alone gives: other programs write to the same folders. */
  readonly pattern: RegExp
  /** Milliseconds since the last write. Default: a day, which no file takes to be written. */
  readonly age?: number
  readonly logger?: Logger
}

/** Removes old files that a crash or a power cut left in a folder. Never rejects. */
export async function removeLeftOvers(folder: string, { pattern, age = DAY, logger }: LeftOverOptions): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => pattern.test(one))) {
    const path = join(folder, name)
    try {
      const { mtimeMs } = await stat(path)
      if (Date.now() - mtimeMs > age) await rm(path)
    } catch {
      logger?.warn('A left-over file could not be removed')
    }
  }
}
