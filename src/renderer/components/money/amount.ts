import * as z from 'zod/mini'
import { formatMoney, LARGEST_AMOUNT, parseMoney, plainAmount } from '#shared/domain/money.ts'

// The source has the rules but no texts.
export const AMOUNT_NOT_READABLE = 'Please enter the amount in figures, such as 1000 or 19.99.'
export const AMOUNT_TOO_LARGE = 'The amount is larger than the platform can hold.'

/** Why an amount in minor units is too small; null where it is not. Nothing costs 0, less than nothing is refused. */
type Least = (minor: number) => string | null
export const notNegative: Least = (minor) => (minor < 0 ? 'The amount cannot be negative.' : null)

/** What is wrong with an amount as typed; null when nothing is. `missing`: what is said while it is empty, null where it may be. */
export const amountProblem = (typed: string, missing: string | null, least: Least = notNegative): string | null => {
  const text = typed.trim()
  if (text === '') return missing
  const minor = parseMoney(text)
  if (minor === null) return plainAmount(text) === null ? AMOUNT_NOT_READABLE : AMOUNT_TOO_LARGE
  return least(minor) ?? (minor > LARGEST_AMOUNT ? AMOUNT_TOO_LARGE : null)
}

export const amountField = (missing: string | null, least: Least = notNegative) =>
  z.string().check(({ value, issues }) => {
    const problem = amountProblem(value, missing, least)
    if (problem !== null) issues.push({ code: 'custom', message: problem, input: value, continue: true })
  })

/** The amount of a recharge in a form's schema: below 1 it is too small. */
export const rechargeField = (missing: string, tooSmall: string) => amountField(missing, (minor) => (minor < 100 ? tooSmall : null))

/** The announced range in minor units. What lies outside it needs one more confirmation. */
const ANNOUNCED = { least: 100_00, most: 100_000_00 }

export const announcedRange = (currency: string): string => `${formatMoney(ANNOUNCED.least, currency)} to ${formatMoney(ANNOUNCED.most, currency)}`

/** What to confirm about a recharge outside the announced range; null within it. */
export const rangeWarning = (amount: number, currency: string): string | null =>
  amount < ANNOUNCED.least || amount > ANNOUNCED.most ? `The amount is outside ${announcedRange(currency)}.` : null
