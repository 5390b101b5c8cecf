import type { Found } from './send-confirmed.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the platform keeps in different ways for "none". */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

/** Whether a record that was read back has each field that was sent. Blanks and the ways of writing "none" do not count. */
export const holds = (stored: unknown, sent: unknown): boolean => {
  if (isNothing(sent)) return isNothing(stored)
  if (Array.isArray(sent)) return Array.isArray(stored) && stored.length === sent.length && sent.every((each, index) => holds(stored[index], each))
  if (isRecord(sent)) {
    return isRecord(stored) && Object.entries(sent).every(([name, value]) => value === undefined || !(name in stored) || holds(stored[name], value))
  }
  return typeof stored === 'string' && typeof sent === 'string' ? stored.trim() === sent.trim() : Object.is(stored, sent)
}

/** What was found of a new record under its name; undefined: there is none. */
export const foundNew = (stored: unknown, sent: unknown): Found => {
  if (stored === undefined || stored === null) return 'absent'
  return holds(stored, sent) ? 'as-sent' : 'different'
}

/** `different` is neither as it was sent nor as it was `before`: another user changed it, or the platform writes it in its own way. */
export const foundChanged = (stored: unknown, sent: object, before: unknown): Found => {
  if (!isRecord(stored)) return 'absent'
  if (holds(stored, sent)) return 'as-sent'
  return isRecord(before) && Object.keys(sent).every((name) => !(name in stored) || isSame(stored[name], before[name])) ? 'absent' : 'different'
}

const isSame = (one: unknown, other: unknown): boolean => holds(one, other) && holds(other, one)
