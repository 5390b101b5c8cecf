import * as z from 'zod/mini'
import { LARGEST_AMOUNT, parseMoney } from '#shared/domain/money.ts'

// The source has the rule but no text.
export const AMOUNT_NOT_READABLE = 'Please enter the amount in figures, such as 1000 or 19.99.'
const AMOUNT_NEGATIVE = 'The amount cannot be negative.'
export const AMOUNT_TOO_LARGE = 'The amount is larger than the platform can hold.'

/** What is wrong with a price as typed; null when it is one. Nothing costs 0, less than nothing is refused. `missing`: what is said while it is empty, null where it may be. */
export const amountProblem = (typed: string, missing: string | null): string | null => {
  const text = typed.trim()
  if (text === '') return missing
  const minor = parseMoney(text)
  if (minor === null) return /^\d+(?:\.\d*)?$/.test(text) ? AMOUNT_TOO_LARGE : AMOUNT_NOT_READABLE
  if (minor < 0) return AMOUNT_NEGATIVE
  return minor > LARGEST_AMOUNT ? AMOUNT_TOO_LARGE : null
}

/** A price as it is typed; `missing` is said while it is empty, null: it may be. */
export const amountField = (missing: string | null) =>
  z.string().check(({ value, issues }) => {
    const problem = amountProblem(value, missing)
    if (problem !== null) issues.push({ code: 'custom', message: problem, input: value, continue: true })
  })
