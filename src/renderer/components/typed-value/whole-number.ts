import * as z from 'zod/mini'
import { plainAmount } from '#shared/domain/money.ts'

/** A whole number in a form. Null: empty. Unreadable text stays as typed, and the schema refuses it. */
export type TypedNumber = number | string | null

export const WHOLE_NUMBER_NOT_READABLE = 'Please enter a whole number of at most 9 digits, such as 1200.'

/**
 * Reads a whole number from 0: digits of any script, grouped as amounts are, with a fraction of one or two zeros.
 * Null for anything else: `1.000` is a thousand for some and one for others.
 */
export const readWholeNumber = (text: string): number | null => {
  const digits = /^\+?(\d+)(?:\.0{1,2})?$/.exec(plainAmount(text) ?? '')?.[1]
  // The platform's whole numbers have 32 bits.
  return digits === undefined || digits.length > 9 ? null : Number(digits)
}

/** The rule of a whole number that may be left out. */
export const wholeNumberRule = z.nullable(z.int(WHOLE_NUMBER_NOT_READABLE).check(z.nonnegative(WHOLE_NUMBER_NOT_READABLE)))
