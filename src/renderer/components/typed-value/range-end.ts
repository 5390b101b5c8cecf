import { CURRENCIES } from '#shared/domain/currency.ts'
import { formatFormDate, parseDay } from '#shared/domain/date.ts'
import { parseMoney, plainAmount } from '#shared/domain/money.ts'

export type RangeUnit = 'day' | 'amount'

export const DAY_NOT_READABLE = 'Please enter a date, such as 31/01/2028 or 2028-01-31.'

/**
 * One end of a range as typed or in an address, as unix seconds or minor units; null where it is open or cannot be
 * read.
 */
export const readEnd = (unit: RangeUnit, text: string): number | null => (unit === 'day' ? parseDay(text) : parseMoney(text, CURRENCIES))

/** True if an end holds a text that cannot be read. */
export const isUnreadable = (unit: RangeUnit, text: string): boolean => text.trim() !== '' && readEnd(unit, text) === null

/** An end in the plain notation: `2028-01-31` of a day, `1000.50` of an amount; what cannot be read as it is. */
export const plainEnd = (unit: RangeUnit, text: string): string =>
  (unit === 'day' ? formatFormDate(parseDay(text)) : plainAmount(text, CURRENCIES)) || text.trim()
