import { open } from 'node:fs/promises'
import { posix, win32 } from 'node:path'
import type * as z from 'zod'
import { storageReason } from '../vault/storage-failure.ts'
import { type ConnectionProfile, profileSchema } from './profile.ts'

/** One thing wrong with a profile: which field, as `identity.issuer`, and why, as the rest of the sentence. */
interface ProfileProblem {
  readonly field: string
  readonly message: string
}

export type ProfileReading = { readonly ok: true; readonly profile: ConnectionProfile } | { readonly ok: false; readonly problems: ProfileProblem[] }

export const WHOLE_FILE = 'file'

/** Reads the text of a profile file. Every problem is reported, not only the first; unknown settings are problems too, as they are most often misspelt ones. */
export function readProfile(text: string): ProfileReading {
  let json: unknown
  try {
    // Windows editors put a byte order mark in front.
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { ok: false, problems: [{ field: WHOLE_FILE, message: `is not valid JSON: ${error instanceof Error ? error.message : String(error)}` }] }
  }
  const parsed = profileSchema.safeParse(json, { error: explain })
  return parsed.success ? { ok: true, profile: parsed.data } : { ok: false, problems: parsed.error.issues.flatMap(problemsOf) }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of settings in braces',
  record: 'a group of settings in braces',
}

function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing'
  if (issue.code === 'invalid_type') return `must be ${KINDS[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`
  return undefined
}

function problemsOf(issue: z.core.$ZodIssue): ProfileProblem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ field: fieldName([...issue.path, key]), message: 'is not a known setting' }))
  return [{ field: fieldName(issue.path), message: issue.message }]
}

const fieldName = (path: readonly PropertyKey[]): string => (path.length === 0 ? WHOLE_FILE : path.map(String).join('.'))

/** A profile has a few kilobytes; a larger file is some other one that was chosen by mistake. */
const LARGEST_PROFILE = 100_000

interface ProfileFile {
  readonly reading: ProfileReading
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

/** Where an administrator puts the connection profile of a computer: a file that its users may read and not change. Undefined on other systems. */
export function administratorProfile(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string | undefined {
  if (platform === 'win32') return win32.join(environment['ProgramData'] || String.raw`C:\ProgramData`, 'Admin Console', 'connection.json')
  if (platform === 'darwin') return '/Library/Application Support/Admin Console/connection.json'
  return platform === 'linux' ? posix.join('/etc', 'admin-console', 'connection.json') : undefined
}
