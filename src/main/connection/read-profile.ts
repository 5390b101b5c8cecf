import type * as z from 'zod'
import { type ConnectionProfile, profileSchema } from './profile.ts'

/** One thing wrong with a profile: which field, as `identity.issuer`, and why, as the rest of the sentence. */
export interface ProfileProblem {
  readonly field: string
  readonly message: string
}

export type ProfileReading = { readonly ok: true; readonly profile: ConnectionProfile } | { readonly ok: false; readonly problems: ProfileProblem[] }

/** The field of a problem with the file as a whole. */
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
