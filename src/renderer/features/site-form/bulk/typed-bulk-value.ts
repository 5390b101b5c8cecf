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
