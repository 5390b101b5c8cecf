import { invalid } from './errors.ts'

/** Only what was sent: an argument left out leaves the stored value as it is, null clears it. */
export function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [Name in keyof Fields]: Exclude<Fields[Name], undefined> }
}

/** Refuses an amount below zero. Fractions and amounts over 2^31 - 1 are refused by GraphQL's Int. Minor units. */
export function requireAmount(amount: number | null | undefined, name: string): void {
  if (typeof amount === 'number' && amount < 0) throw invalid(`${name}_MUST_NOT_BE_NEGATIVE`)
}

/** Refuses an amount below one minor unit. */
export function requirePositive(amount: number, name: string): void {
  if (amount < 1) throw invalid(`${name}_MUST_BE_POSITIVE`)
}

/** Refuses a text of blanks only. */
export function requireText(text: string | null | undefined, name: string): void {
  if (typeof text === 'string' && text.trim() === '') throw invalid(`${name}_MUST_NOT_BE_EMPTY`)
}

/** Refuses a value outside a fixed set; what is left out passes. */
export function requireOneOf(value: string | null | undefined, set: readonly string[], name: string): void {
  if (typeof value === 'string' && !set.includes(value)) throw invalid(`${name}_NOT_VALID`)
}

/** Refuses a period that ends before it starts; unix seconds. */
export function requirePeriod(start: number | null | undefined, end: number | null | undefined): void {
  if (typeof start === 'number' && typeof end === 'number' && end < start) throw invalid('END_DATE_BEFORE_START_DATE')
}
