import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../log/logger.ts'

const DAY = 86_400_000

/** Temporary names of `replaceFile`, of electron-store, and of the settings files of earlier releases. */
export const STATE_LEFT_OVER = /\.(?:(?:[0-9a-f]{12}|\d+)\.tmp|tmp-\d{10}[0-9a-f]{6})$/

interface LeftOvers {
  /** Only names that the console alone gives: other programs write to the same folders. */
  readonly pattern: RegExp
  /** Milliseconds. A day, which no file takes to be written, for what a crash or a power cut left. */
  readonly age?: number
  readonly logger?: Logger
}

/** Removes files of a folder that were written too long ago. Never rejects. */
export async function removeLeftOvers(folder: string, { pattern, age = DAY, logger }: LeftOvers): Promise<void> {
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
