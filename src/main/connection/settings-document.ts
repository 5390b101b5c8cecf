import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type * as z from 'zod'
import { shownLine } from '#shared/domain/text/shown-line.ts'

/** One thing wrong with a file of settings: which field, as `identity.issuer`, and why, as the rest of the sentence. */
export interface SettingsProblem {
  readonly field: string
  readonly message: string
}

export type SettingsReading<Settings> = { readonly ok: true; readonly value: Settings } | { readonly ok: false; readonly problems: SettingsProblem[] }

/** The field of a problem with the file itself. */
export const WHOLE_FILE = 'file'

/**
 * Reads the text of a settings file. Every problem is reported, not only the first; unknown settings are problems
 * too, as they are most often misspelt ones.
 */
export function readSettings<Settings>(schema: z.ZodType<Settings>, text: string): SettingsReading<Settings> {
  let json: unknown
  try {
    // Windows editors put a byte order mark in front.
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return {
      ok: false,
      problems: [{ field: WHOLE_FILE, message: `is not valid JSON: ${shownLine(withoutExcerpt(error), 200)}` }],
    }
  }
  return checkSettings(schema, json)
}

/** The same for settings that are no JSON text, such as those of the Windows registry. */
export function checkSettings<Settings>(schema: z.ZodType<Settings>, json: unknown): SettingsReading<Settings> {
  const parsed = schema.safeParse(json, { error: explain })
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problems: parsed.error.issues.flatMap(problemsOf) }
}

/** V8 repeats what is around the mistake, which may be a secret of the file. */
const withoutExcerpt = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/, (?:\.{3})?".* is not valid JSON$/s, '')

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

function problemsOf(issue: z.core.$ZodIssue): SettingsProblem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ field: fieldName([...issue.path, key]), message: 'is not a known setting' }))
  const message = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message
  return [{ field: fieldName(issue.path), message }]
}

/** Names of settings that nobody knows are words of the file, too. */
const fieldName = (path: readonly PropertyKey[]): string => (path.length === 0 ? WHOLE_FILE : shownLine(path.map(String).join('.'), 100))

/** A file of settings has a few kilobytes; a larger file is some other one, put there by mistake. */
const LARGEST_SETTINGS = 100_000

/** Without it, opening a pipe that nobody writes to would never end. Windows has no such pipes. */
const DO_NOT_WAIT = process.platform === 'win32' ? 0 : constants.O_NONBLOCK

interface SettingsFileText {
  readonly text: string
  /** Owner and mode of the file. */
  readonly owner: number
  readonly mode: number
}

/**
 * Reads a settings file; a text where it is no file or too large for `what`: the rest of a sentence. Throws what the
 * file system throws.
 */
export async function readSettingsFile(path: string, what: string, limit = LARGEST_SETTINGS): Promise<SettingsFileText | string> {
  const file = await open(path, constants.O_RDONLY | DO_NOT_WAIT)
  try {
    const stats = await file.stat()
    if (!stats.isFile()) return `is no file that could be ${what}`
    const text = await textWithin(file, limit)
    return text === undefined ? `is too large to be ${what}` : { text, owner: stats.uid, mode: stats.mode }
  } finally {
    await file.close()
  }
}

/** Reads no more than that, whatever the file says of its size. */
async function textWithin(file: FileHandle, limit: number): Promise<string | undefined> {
  const buffer = Buffer.alloc(limit + 1)
  let length = 0
  while (length <= limit) {
    const { bytesRead } = await file.read(buffer, length, buffer.byteLength - length)
    if (bytesRead === 0) return buffer.toString('utf8', 0, length)
    length += bytesRead
  }
  return undefined
}
