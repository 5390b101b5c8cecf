import { open } from 'node:fs/promises'
import { storageReason } from '../vault/storage-failure.ts'
import { type ProfileReading, readProfile, WHOLE_FILE } from './read-profile.ts'

/** A profile has a few kilobytes; a larger file is some other one that was chosen by mistake. */
const LARGEST_PROFILE = 100_000

export interface ProfileFile {
  readonly reading: ProfileReading
  /** What the file holds; empty where it could not be read. */
  readonly text: string
}

/** Reads a profile file; undefined when there is none. What is wrong with one is a problem of the reading, not a failure. */
export async function readProfileFile(path: string): Promise<ProfileFile | undefined> {
  try {
    const text = await readShortText(path)
    return text === null ? { text: '', reading: problem('is too large to be a connection profile') } : { text, reading: readProfile(text) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    return { text: '', reading: problem(`cannot be read: ${storageReason(error)}`) }
  }
}

/** The reading of a profile file that was named and is not there. */
export const absentProfile: ProfileReading = { ok: false, problems: [{ field: WHOLE_FILE, message: 'does not exist' }] }

const problem = (message: string): ProfileReading => ({ ok: false, problems: [{ field: WHOLE_FILE, message }] })

async function readShortText(path: string): Promise<string | null> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    return size > LARGEST_PROFILE ? null : await file.readFile('utf8')
  } finally {
    await file.close()
  }
}
