import type { BankDetailInput, CustomChargeInput, CustomLabelInput, HoursOfOperationInput } from '../../generated/resolvers.ts'
import { requireAmount, requireOneOf, requireText } from '../argument-rules.ts'
import { invalid } from '../errors.ts'

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
const DAY_STATUSES = ['Open', 'Closed']
/** Every half hour from 0:30 to 24:00. */
const SLOT = /^(?:(?:[01]?\d|2[0-3]):[03]0|24:00)$/
const LABEL_NAMES = ['Station', 'Chef', 'Area', 'Waiter', 'Captain', 'Table', 'KOT', 'Manage_Dine_In', 'Counter', 'VAT', 'GST']

/** Every weekday at most once; an open day has both times. */
export function requireValidHours(hours: readonly HoursOfOperationInput[] | null | undefined): void {
  const days = new Set<string>()
  for (const { day, status, start, end } of hours ?? []) {
    requireOneOf(day.toUpperCase(), WEEKDAYS, 'DAY')
    requireOneOf(status, DAY_STATUSES, 'STATUS')
    if (days.has(day.toUpperCase())) throw invalid('DAY_NAMED_TWICE')
    days.add(day.toUpperCase())
    if (status !== 'Open') continue
    for (const time of [start, end]) if (!SLOT.test(time ?? '')) throw invalid('TIME_NOT_VALID')
  }
}

/** Every field is there and the account number is numeric. */
export function requireValidBankDetails(details: readonly BankDetailInput[] | null | undefined): void {
  for (const { accountNum, bankName, accountHolder, ifscCode, branchName } of details ?? []) {
    const fields = { BANK_NAME: bankName, BRANCH_NAME: branchName, ACCOUNT_HOLDER: accountHolder, ACCOUNT_NUMBER: accountNum, IFSC_CODE: ifscCode }
    for (const [name, value] of Object.entries(fields)) if ((value ?? '').trim() === '') throw invalid(`${name}_REQUIRED`)
    if (!/^\d+$/.test(accountNum ?? '')) throw invalid('ACCOUNT_NUMBER_NOT_NUMERIC')
  }
}

/** No charge is below zero: what is taken off a bill is a discount, which these are not. */
export function requireValidCharges(groups: readonly CustomChargeInput[] | null | undefined): void {
  for (const { customChargeList } of groups ?? []) for (const { rate } of customChargeList ?? []) requireAmount(rate, 'CHARGE_RATE')
}

/** A known default name, once, with a text. */
export function requireValidLabels(labels: readonly CustomLabelInput[]): void {
  const names = new Set<string>()
  for (const { defaultName, displayName } of labels) {
    requireOneOf(defaultName, LABEL_NAMES, 'LABEL')
    requireText(displayName, 'DISPLAY_NAME')
    if (names.has(defaultName)) throw invalid('LABEL_NAMED_TWICE')
    names.add(defaultName)
  }
}

/** Refuses a text that is not JSON; what is left out passes. */
export function requireJson(text: string | null | undefined, name: string): void {
  if (typeof text !== 'string') return
  try {
    JSON.parse(text)
  } catch {
    throw invalid(`${name}_NOT_JSON`)
  }
}
