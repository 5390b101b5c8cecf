import { createHash } from 'node:crypto'
import { dirname, join, posix, win32 } from 'node:path'
import * as z from 'zod'
import { claimName } from '../identity/claims/claims.ts'
import { errorCode, storageReason } from '../vault/storage-failure.ts'
import { readNotificationEvents } from './notification-events.ts'
import { type ConnectionProfile, profileSchema } from './profile.ts'
import { readSettings, readSettingsFile, type SettingsProblem, WHOLE_FILE } from './settings-document.ts'

/** Texts of the files that a profile names: `platform.schema` and `notifications.events`. */
interface FilesBeside {
  readonly schemaText?: string
  readonly eventsText?: string
}

export type ProfileReading =
  | ({ readonly ok: true; readonly profile: ConnectionProfile } & FilesBeside)
  | { readonly ok: false; readonly problems: SettingsProblem[] }

export type GoodReading = Extract<ProfileReading, { ok: true }>

/** Why the schema of a profile cannot be used, as the end of a sentence; undefined where it can, and without one. */
export type SchemaCheck = (reading: GoodReading) => Promise<string | undefined>

/** Reads the text of a profile file, without the files that it may name. Reports every problem, not only the first. */
export function readProfile(text: string): ProfileReading {
  const reading = readSettings(profileSchema, text)
  return reading.ok ? { ok: true, profile: reading.value } : reading
}

/**
 * Reads a profile file and the files that it names; undefined when there is no profile. What is wrong with one of them
 * is a problem of the reading, not a failure.
 */
export async function readProfileFile(path: string): Promise<{ readonly reading: ProfileReading; readonly text: string } | undefined> {
  try {
    const file = await readSettingsFile(path, 'a connection profile')
    return typeof file === 'string'
      ? { text: '', reading: problem(file) }
      : { text: file.text, reading: await withEvents(await withSchema(readProfile(file.text), dirname(path)), dirname(path)) }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    return { text: '', reading: problem(`cannot be read: ${storageReason(error)}`) }
  }
}

/** Settings left to a default that the author has to choose: by it everybody may be an administrator. */
export function doubtsOf(text: string, { identity }: ConnectionProfile): readonly SettingsProblem[] {
  const isChosen = readSettings(z.looseObject({ identity: z.looseObject({ roleWhenAbsent: z.unknown().nonoptional() }) }), text).ok
  if (isChosen || identity.roleWhenAbsent === null) return []
  const message = `is not set, so a user without "${claimName(identity.roleClaim)}" has the role ${identity.roleWhenAbsent}. Set it to null, or to a role`
  return [{ field: 'identity.roleWhenAbsent', message }]
}

/** Reads a profile that the user chose, and whether the schema that it names can be used. */
export async function readChosenProfile(path: string, check?: SchemaCheck): Promise<{ readonly reading: ProfileReading; readonly text: string }> {
  const { reading, text } = (await readProfileFile(path)) ?? { reading: absentProfile, text: '' }
  const misfit = reading.ok ? await check?.(reading) : undefined
  return { reading: misfit === undefined ? reading : schemaProblem(misfit), text }
}

const SCHEMA_SETTING = 'platform.schema'
const EVENTS_SETTING = 'notifications.events'

/** The result of an introspection of a large schema has a few megabytes. */
const LARGEST_SCHEMA = 10_000_000

/**
 * The text of a file beside the profile; a `ProfileReading` with the problem where it cannot be read. `what`: as the
 * problem names it.
 */
async function textBeside(folder: string, name: string, setting: string, what: string, limit?: number): Promise<string | ProfileReading> {
  try {
    const file = await readSettingsFile(join(folder, name), what, limit)
    // Windows editors put a byte order mark in front.
    return typeof file === 'string' ? problem(file, setting) : file.text.replace(/^\uFEFF/, '')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return problem('names a file that does not exist: put it beside the profile', setting)
    return problem(`names a file that cannot be read: ${storageReason(error)}`, setting)
  }
}

async function withSchema(reading: ProfileReading, folder: string): Promise<ProfileReading> {
  const name = reading.ok ? reading.profile.platform.schema : undefined
  if (!reading.ok || name === undefined) return reading
  const schemaText = await textBeside(folder, name, SCHEMA_SETTING, 'a GraphQL schema', LARGEST_SCHEMA)
  if (typeof schemaText !== 'string') return schemaText
  return { ...reading, profile: { ...reading.profile, schemaDigest: digestOf(schemaText) }, schemaText }
}

async function withEvents(reading: ProfileReading, folder: string): Promise<ProfileReading> {
  const name = reading.ok ? reading.profile.notifications?.events : undefined
  if (!reading.ok || name === undefined) return reading
  const eventsText = await textBeside(folder, name, EVENTS_SETTING, 'a list of notification events')
  if (typeof eventsText !== 'string') return eventsText
  const read = readNotificationEvents(eventsText)
  if (!read.ok) return { ok: false, problems: read.messages.map((message) => ({ field: EVENTS_SETTING, message })) }
  return { ...reading, profile: { ...reading.profile, notificationEvents: read.events }, eventsText }
}

/** SHA-256 of the text of a file that a profile names. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

export const absentProfile: ProfileReading = { ok: false, problems: [{ field: WHOLE_FILE, message: 'does not exist' }] }

/** @param message the end of a sentence that begins with the setting */
export const schemaProblem = (message: string): ProfileReading => problem(message, SCHEMA_SETTING)

const problem = (message: string, field = WHOLE_FILE): ProfileReading => ({ ok: false, problems: [{ field, message }] })

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
