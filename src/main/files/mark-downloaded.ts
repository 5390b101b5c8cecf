import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Logger } from '../log/logger.ts'

const ZONE_OF_THE_INTERNET = 3

/** Marks a file as come from the internet, so that Office and Gatekeeper take care. Linux has no such mark. Never fails. */
export async function markDownloaded(path: string, logger: Logger, platform: NodeJS.Platform = process.platform): Promise<void> {
  try {
    if (platform === 'win32') await writeFile(`${path}:Zone.Identifier`, `[ZoneTransfer]\r\nZoneId=${ZONE_OF_THE_INTERNET}\r\n`)
    if (platform === 'darwin') await promisify(execFile)('/usr/bin/xattr', ['-w', 'com.apple.quarantine', quarantine(), path])
  } catch {
    logger.warn('A downloaded file could not be marked as downloaded')
  }
}

// Flags (0081: downloaded, not yet looked at); unix seconds in hexadecimal; the program that brought it.
const quarantine = (): string => `0081;${Math.floor(Date.now() / 1000).toString(16)};Admin Console;`
