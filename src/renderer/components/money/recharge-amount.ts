import * as z from 'zod'
import { formatMoney, LARGEST_AMOUNT, parseMoney } from '#shared/domain/money.ts'
import { AMOUNT_NOT_READABLE, AMOUNT_TOO_LARGE } from './amount.ts'

/** Less than this is rejected, minor units. */
export const LEAST_RECHARGE = 100

/** The announced range, minor units: what lies outside it needs one more confirmation. */
export const ANNOUNCED_RECHARGE = { least: 100_00, most: 100_000_00 } as const

/** Whether an amount (minor units) needs one more confirmation. */
export const isOutsideAnnouncedRange = (amount: number): boolean => amount < ANNOUNCED_RECHARGE.least || amount > ANNOUNCED_RECHARGE.most

/** The announced range as people read it. */
export const announcedRange = (currency: string): string =>
  `${formatMoney(ANNOUNCED_RECHARGE.least, currency)} to ${formatMoney(ANNOUNCED_RECHARGE.most, currency)}`

interface RechargeTexts {
  /** Said while it is empty. */
  readonly missing: string
  /** Said of less than is accepted. */
  readonly tooSmall: string
}

/** The amount of a recharge as it is typed, required. */
export const rechargeAmount = (texts: RechargeTexts) =>
  z
    .string()
    .trim()
    .superRefine((typed, context) => {
      const problem = problemOf(typed, texts)
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    })

const problemOf = (typed: string, { missing, tooSmall }: RechargeTexts): string | null => {
  if (typed === '') return missing
  const minor = parseMoney(typed)
  if (minor === null) return /^\d+(?:\.\d*)?$/.test(typed) ? AMOUNT_TOO_LARGE : AMOUNT_NOT_READABLE
  if (minor < LEAST_RECHARGE) return tooSmall
  return minor > LARGEST_AMOUNT ? AMOUNT_TOO_LARGE : null
}
