import { DAY_NOT_READABLE } from '#components/typed-value/range-end.ts'
import { WHOLE_NUMBER_NOT_READABLE } from '#components/typed-value/whole-number.ts'
import { type BulkValue, bulkFieldOf, isBulkValue } from '#shared/domain/bulk/site-changes.ts'
import { parseDay } from '#shared/domain/date.ts'
import type { BulkSiteChoice } from './bulk-site-fields.ts'

/** What is typed, as the platform stores it; undefined: it is no value of the field. */
export const typedBulkValue = (choice: BulkSiteChoice, typed: string | number | null): BulkValue | undefined => {
  const { kind } = bulkFieldOf(choice.field)
  const text = typeof typed === 'string' ? typed.trim() : typed
  const value = kind === 'toggle' ? text === 'true' : kind === 'day' && typeof text === 'string' ? parseDay(text) : text === '' ? null : text
  const isTyped = kind !== 'toggle' || text === 'true' || text === 'false'
  const isRight = kind !== 'day' || value !== null || text === ''
  // The form's rule knows a day in its own notation alone.
  const isAccepted = choice.entry === undefined || kind === 'toggle' || kind === 'day' || typeof text !== 'string' || choice.entry.rule.safeParse(text).success
  return isTyped && isRight && isAccepted && isBulkValue(choice.field, value) ? value : undefined
}

const DAY_TOO_EARLY = 'Please enter a day from 1970 on.'

/** Why what is typed is no value of the field; null where it is one, and where nothing is typed or chosen. */
export const typedBulkProblem = (choice: BulkSiteChoice, typed: string | number | null): string | null => {
  const text = String(typed ?? '').trim()
  if (text === '' || typedBulkValue(choice, typed) !== undefined) return null
  const { kind } = bulkFieldOf(choice.field)
  if (kind === 'day') return parseDay(text) === null ? DAY_NOT_READABLE : DAY_TOO_EARLY
  if (kind === 'number') return WHOLE_NUMBER_NOT_READABLE
  return choice.entry?.rule.safeParse(text).error?.issues[0]?.message ?? `“${text}” is not one of the choices.`
}
