import { mkdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, storageReason } from '../vault/storage-failure.ts'
import { isAlive } from './live-process.ts'

/** A full disk still starts: the console works on and reports what it could not keep. */
const FULL: readonly string[] = ['ENOSPC', 'EDQUOT']

/**
 * Why the console cannot start with a user-data folder, as a sentence for the user; undefined where it can. Creates the folder.
 * Electron would answer as if another console were running there.
 */
export function unusableFolder(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    return sentence(folder, error)
  }
  try {
    const probe = join(folder, `.start-${process.pid}.tmp`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    return FULL.includes(errorCode(error)) || isInUse(folder) ? undefined : sentence(folder, error)
  }
  return undefined
}

const sentence = (folder: string, error: unknown): string =>
  `It keeps its data in the folder ${folder}, which cannot be used: ${isForeign(folder) ? 'it belongs to another user' : storageReason(error)}.`

/** A disk may become read-only under a running console: a second start still shows that one's window. */
function isInUse(folder: string): boolean {
  try {
    return isAlive(Number(/\d+$/.exec(readlinkSync(join(folder, 'SingletonLock')))?.[0] ?? 0) || null)
  } catch {
    return false
  }
}

function isForeign(folder: string): boolean {
  try {
    const { uid } = statSync(folder)
    return process.getuid !== undefined && process.getuid() !== 0 && uid !== process.getuid()
  } catch {
    return false
  }
}
