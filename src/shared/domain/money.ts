import { type Currency, isCurrency } from './currency.ts'

/** Minor units in one major unit: 100 for every currency, those with three decimals included. */
const FACTOR_DIGITS = 2

const DECIMAL = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))$/

/**
 * Parses a decimal as typed into integer minor units, digit by digit, so that no binary fraction ever takes part: `19.99` is 1999.
 * More than two decimals are rounded to the nearest minor unit, halves away from zero.
 *
 * @returns null for anything that is not a plain decimal number, or is too large to be exact
 */
export const parseMoney = (text: string): number | null => {
  const match = DECIMAL.exec(text.trim())
  if (match === null) return null
  const [, sign, whole = '0', fraction = match[4] ?? ''] = match
  const kept = fraction.slice(0, FACTOR_DIGITS).padEnd(FACTOR_DIGITS, '0')
  const roundsUp = (fraction[FACTOR_DIGITS] ?? '0') >= '5'
  const minor = Number(BigInt(whole + kept) + (roundsUp ? 1n : 0n))
  if (!Number.isSafeInteger(minor)) return null
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** The largest amount that can be sent: amounts travel as 32-bit integers of minor units (GraphQL's Int). */
export const LARGEST_AMOUNT = 2 ** 31 - 1

/** Whether an amount of the platform is known exactly: whole minor units that JSON could carry without losing digits. */
export const isExactAmount = (minor: number | bigint): boolean => typeof minor === 'bigint' || Number.isSafeInteger(minor)

/**
 * The plain decimal text of integer minor units, for fields and exports: 124000 is `1240.00`. Empty for an amount that is not exact, so that no field is
 * filled with it.
 */
export const moneyToDecimal = (minor: number | bigint): `${number}` | '' => {
  if (!isExactAmount(minor)) return ''
  const exact = BigInt(minor)
  const digits = String(exact < 0n ? -exact : exact).padStart(FACTOR_DIGITS + 1, '0')
  const text = `${exact < 0n ? '-' : ''}${digits.slice(0, -FACTOR_DIGITS)}.${digits.slice(-FACTOR_DIGITS)}`
  return text as `${number}`
}

/** Amounts added up. */
export interface MoneySum {
  /** Minor units, exact however large. */
  readonly total: bigint
  /** How many amounts are not in it, because they are not exact. */
  readonly leftOut: number
}

/** Adds amounts in minor units, one currency at a time; null and undefined are nothing. The one place where amounts are added. */
export const addMoney = (amounts: Iterable<number | null | undefined>): MoneySum => {
  let total = 0n
  let leftOut = 0
  for (const amount of amounts) {
    if (amount === null || amount === undefined) continue
    if (isExactAmount(amount)) total += BigInt(amount)
    else leftOut += 1
  }
  return { total, leftOut }
}

/** The sum of two amounts, such as the balance after a payment; null where one of them, or the sum, is not exact. Minor units. */
export const exactSum = (one: number, other: number): number | null => {
  const { total, leftOut } = addMoney([one, other])
  const sum = Number(total)
  return leftOut === 0 && Number.isSafeInteger(sum) ? sum : null
}

const FALLBACK_LOCALE = 'en-US'

/** The locale each currency is written in: English as used where the currency is. */
const LOCALES: Record<Currency, string> = {
  INR: 'en-IN',
  AUD: 'en-AU',
  GBP: 'en-GB',
  USD: 'en-US',
  AED: 'en-AE',
  ZMW: 'en-ZM',
  SAR: 'en-SA',
  QAR: 'en-QA',
  BHD: 'en-BH',
  SGD: 'en-SG',
  NPR: 'en-NP',
  KWD: 'en-KW',
  OMR: 'en-OM',
  KES: 'en-KE',
  MVR: 'en-MV',
  IDR: 'en-ID',
  THB: 'en-TH',
  MYR: 'en-MY',
  PKR: 'en-PK',
  GHS: 'en-GH',
  LKR: 'en-LK',
  TZS: 'en-TZ',
  MUR: 'en-MU',
  BWP: 'en-BW',
  MAD: 'en-MA',
  NGN: 'en-NG',
  ZWL: 'en-ZW',
  ZAR: 'en-ZA',
}

/** The locale in which amounts of a currency are shown; en-US for one that is not listed. */
export const localeOf = (currency: string): string => (isCurrency(currency) ? LOCALES[currency] : FALLBACK_LOCALE)

const formats = new Map<string, Intl.NumberFormat>()

const formatOf = (currency: string): Intl.NumberFormat => {
  const known = formats.get(currency)
  if (known !== undefined) return known
  const digits = { minimumFractionDigits: FACTOR_DIGITS, maximumFractionDigits: FACTOR_DIGITS }
  // Intl refuses a currency code that is not three letters, which a damaged record may hold: such an amount shows without its currency.
  const isCode = /^[A-Za-z]{3}$/.test(currency)
  const format = new Intl.NumberFormat(localeOf(currency), isCode ? { style: 'currency', currency, ...digits } : digits)
  formats.set(currency, format)
  return format
}

/**
 * Integer minor units as people read them, with the currency and always two decimals. What is no exact amount is never shown as one: the text says why.
 */
export const formatMoney = (minor: number | bigint, currency: string): string => {
  const decimal = moneyToDecimal(minor)
  return decimal === '' ? oddAmountText(Number(minor)) : formatOf(currency).format(decimal)
}

/** What is shown of an amount that is not exact: a fraction with its value, which is in minor units; of a huge one JSON has lost the digits. */
export const oddAmountText = (minor: number): string => {
  if (Number.isNaN(minor)) return ''
  return Number.isInteger(minor) || !Number.isFinite(minor) ? 'Too large to read exactly' : `Not a whole amount (${minor})`
}

/** A sum as people read it; it says how many amounts are not in it. */
export const formatMoneySum = (sum: MoneySum, currency: string): string => withLeftOut(formatMoney(sum.total, currency), sum)

/** The text of a sum, with how many amounts are not in it. */
export const withLeftOut = (text: string, { leftOut }: MoneySum): string =>
  leftOut === 0 ? text : `${text} without ${leftOut} unreadable ${leftOut === 1 ? 'amount' : 'amounts'}`
