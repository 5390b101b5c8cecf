import { type Currency, isCurrency } from './currency.ts'
import { plainNotation } from './text/ascii-digits.ts'

/** Minor units in one major unit: 100 for every currency, those with three decimals included. */
const FACTOR_DIGITS = 2

/**
 * The minor units of a plain decimal, digit by digit, so that no binary fraction ever takes part; null where it is too
 * large to be exact.
 */
const minorOf = (plain: string): number | null => {
  const [whole = '', fraction = ''] = plain.replace(/^[+-]/, '').split('.')
  const kept = fraction.slice(0, FACTOR_DIGITS).padEnd(FACTOR_DIGITS, '0')
  const roundsUp = (fraction[FACTOR_DIGITS] ?? '0') >= '5'
  const minor = Number(BigInt(whole + kept) + (roundsUp ? 1n : 0n))
  if (!Number.isSafeInteger(minor)) return null
  return plain.startsWith('-') && minor !== 0 ? -minor : minor
}

/**
 * An amount as typed or displayed in integer minor units: `19.99` and `₹19.99` are 1999. More than two decimals are
 * rounded to the nearest minor unit, halves
 * away from zero. The only reader of amounts that are typed, pasted or in an address or a file.
 *
 * @param currencies see `plainAmount`
 * @returns null for anything that is not an amount, or is too large to be exact
 */
export const parseMoney = (text: string, currencies: readonly string[] = []): number | null => {
  const plain = plainAmount(text, currencies)
  return plain === null ? null : minorOf(plain)
}

/** The largest amount that can be sent: amounts travel as 32-bit integers of minor units (GraphQL's Int). */
export const LARGEST_AMOUNT = 2 ** 31 - 1

/**
 * Whether an amount of the platform is known exactly: whole minor units that JSON could carry without losing digits.
 */
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

/**
 * Adds amounts in minor units, one currency at a time; null and undefined are nothing. The one place where amounts
 * are added.
 */
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

/**
 * The sum of two amounts, such as the balance after a payment; null where one of them, or the sum, is not exact.
 * Minor units.
 */
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

/** Notation of amounts in a currency. */
interface Notation {
  /** Its sign and its code, in lower case. */
  readonly signs: readonly string[]
  readonly number: RegExp
}

/** Digits, or digits in groups of thousands or of lakhs. */
const wholeIn = (group: string): string => `\\d+|\\d{1,3}(?:${group}\\d{3})+|\\d{1,2}(?:${group}\\d{2})*${group}\\d{3}`

const DECIMAL = new RegExp(`^(?<whole>${wholeIn(',')}|(?=\\.\\d))(?:\\.(?<fraction>\\d*))?$`)

/** Signs that people write beside the official one. */
const OTHER_SIGNS: Partial<Record<string, readonly string[]>> = {
  INR: ['rs', 're', 'rupees'],
  NPR: ['rs', 're', 'rupees'],
  PKR: ['rs', 're', 'rupees'],
  LKR: ['rs', 're', 'rupees'],
  MUR: ['rs', 're', 'rupees'],
  KES: ['ksh', 'sh'],
  TZS: ['tsh', 'sh'],
} satisfies Partial<Record<Currency, readonly string[]>>

/** Rupees and shillings end in `/-` or `/=` where no cents follow: `1,000/-`. A document may add "only". */
const WHOLE_END = /(?<=\d) ?\/ ?[-=](?: ?only)?$| only$/i
const ENDS_WHOLE: readonly string[] = ['INR', 'NPR', 'PKR', 'LKR', 'MUR', 'KES', 'TZS'] satisfies readonly Currency[]

const notations = new Map<string, Notation>()

const notationOf = (currency: string): Notation => {
  const known = notations.get(currency)
  if (known !== undefined) return known
  const parts = formatOf(currency).formatToParts(1_234_567)
  const part = (type: Intl.NumberFormatPartTypes): string => plainNotation(parts.find((each) => each.type === type)?.value ?? '') || ' '
  const signs = [part('currency'), currency, ...(OTHER_SIGNS[currency] ?? [])].map((sign) => sign.trim().toLowerCase()).filter((sign) => sign !== '')
  // With as many decimals as are displayed: `1,000` is a thousand also where the comma parts the decimals.
  const number = new RegExp(`^(?<whole>${wholeIn(`[${part('group')}]`)})(?:[${part('decimal')}](?<fraction>\\d{0,${FACTOR_DIGITS}}))?$`)
  const notation = { signs, number }
  notations.set(currency, notation)
  return notation
}

const SIGN_BEFORE = /^(?:(?<word>\p{L}+)\.|(?<sign>[^\d.,\s+-]+)) ?/u
const SIGN_AFTER = / ?(?<sign>[^\d.,\s+-]+)\.?$/u

/**
 * An amount as typed or displayed as a plain decimal text: `₹1,00,000.50` is `100000.50`. Digits of any script, in
 * groups as displayed (lakhs or thousands),
 * decimals after a point; a currency that is displayed with a decimal comma may be typed so. Rupees may end in `/-`.
 *
 * @param currencies whose sign or code may be there; with none of them no sign is taken
 * @returns null for anything else
 */
export const plainAmount = (text: string, currencies: readonly string[] = []): string | null => {
  const written = plainNotation(text)
  const isWhole = WHOLE_END.test(written)
  const taken = isWhole ? currencies.filter((each) => ENDS_WHOLE.includes(each)) : currencies
  if (isWhole && taken.length === 0) return null
  const [, minus = '', unsigned = ''] = /^([+-]?) ?(.*)$/u.exec(written.replace(WHOLE_END, '')) ?? []
  const found = SIGN_BEFORE.exec(unsigned) ?? SIGN_AFTER.exec(unsigned)
  const sign = (found?.groups?.['word'] ?? found?.groups?.['sign'])?.toLowerCase()
  const currency = sign === undefined ? (taken.length === 1 ? taken[0] : undefined) : taken.find((each) => notationOf(each).signs.includes(sign))
  if (sign !== undefined && currency === undefined) return null
  const [, innerMinus = '', digits = ''] = /^([+-]?)(.*)$/u.exec(found === null ? unsigned : unsigned.replace(found[0], '')) ?? []
  if (minus !== '' && innerMinus !== '') return null
  const parts = ((currency === undefined ? null : notationOf(currency).number.exec(digits)) ?? DECIMAL.exec(digits))?.groups
  if (parts === undefined) return null
  const whole = parts['whole']?.replaceAll(/\D/g, '') || '0'
  return `${minus || innerMinus}${whole}${parts['fraction'] ? `.${parts['fraction']}` : ''}`
}

/**
 * Integer minor units as people read them, with the currency and always two decimals. What is no exact amount is never shown as one: the text says why.
 */
export const formatMoney = (minor: number | bigint, currency: string): string => {
  const decimal = moneyToDecimal(minor)
  return decimal === '' ? oddAmountText(Number(minor)) : formatOf(currency).format(decimal)
}

/**
 * What is shown of an amount that is not exact: a fraction with its value, which is in minor units; of a huge one
 * JSON has lost the digits.
 */
export const oddAmountText = (minor: number): string => {
  if (Number.isNaN(minor)) return ''
  return Number.isInteger(minor) || !Number.isFinite(minor) ? 'Too large to read exactly' : `Not a whole amount (${minor})`
}

/** A sum as people read it; it says how many amounts are not in it. */
export const formatMoneySum = (sum: MoneySum, currency: string): string => withLeftOut(formatMoney(sum.total, currency), sum)

/** The text of a sum, with how many amounts are not in it. */
export const withLeftOut = (text: string, { leftOut }: MoneySum): string =>
  leftOut === 0 ? text : `${text} without ${leftOut} unreadable ${leftOut === 1 ? 'amount' : 'amounts'}`
