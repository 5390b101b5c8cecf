import { posix, win32 } from 'node:path'
import * as z from 'zod'
import { claimName } from '../identity/claims/claims.ts'
import { storageReason } from '../vault/storage-failure.ts'
import { type ConnectionProfile, profileSchema } from './profile.ts'
import { readSettings, readSettingsFile, type SettingsProblem, WHOLE_FILE } from './settings-document.ts'

export type ProfileReading = { readonly ok: true; readonly profile: ConnectionProfile } | { readonly ok: false; readonly problems: SettingsProblem[] }

/** Reads the text of a profile file. Every problem is reported, not only the first. */
export function readProfile(text: string): ProfileReading {
  const reading = readSettings(profileSchema, text)
  return reading.ok ? { ok: true, profile: reading.value } : reading
}

/** Reads a profile file; undefined when there is none. What is wrong with one is a problem of the reading, not a failure. */
export async function readProfileFile(path: string): Promise<{ readonly reading: ProfileReading; readonly text: string } | undefined> {
  try {
    const file = await readSettingsFile(path, 'a connection profile')
    return typeof file === 'string' ? { text: '', reading: problem(file) } : { text: file.text, reading: readProfile(file.text) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    return { text: '', reading: problem(`cannot be read: ${storageReason(error)}`) }
  }
}

/** What a readable profile leaves to a default that its author has to choose: by it everybody may be an administrator. */
export function doubtsOf(text: string, { identity }: ConnectionProfile): readonly SettingsProblem[] {
  const isChosen = readSettings(z.looseObject({ identity: z.looseObject({ roleWhenAbsent: z.unknown().nonoptional() }) }), text).ok
  if (isChosen || identity.roleWhenAbsent === null) return []
  const message = `is not set, so a user without "${claimName(identity.roleClaim)}" has the role ${identity.roleWhenAbsent}. Set it to null, or to a role`
  return [{ field: 'identity.roleWhenAbsent', message }]
}

export const absentProfile: ProfileReading = { ok: false, problems: [{ field: WHOLE_FILE, message: 'does not exist' }] }

const problem = (message: string): ProfileReading => ({ ok: false, problems: [{ field: WHOLE_FILE, message }] })

/**
 * Where an administrator puts a file for all users of a computer, who may read and not change it: the connection profile `connection.json`, the policy
 * `policy.json`. Undefined on other systems.
 */
export function administratorFile(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv, name: string): string | undefined {
  if (platform === 'win32') return win32.join(environment['ProgramData'] || String.raw`C:\ProgramData`, 'Admin Console', name)
  if (platform === 'darwin') return posix.join('/Library/Application Support/Admin Console', name)
  return platform === 'linux' ? posix.join('/etc', 'admin-console', name) : undefined
}

export const administratorProfile = (platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string | undefined =>
  administratorFile(platform, environment, 'connection.json')
