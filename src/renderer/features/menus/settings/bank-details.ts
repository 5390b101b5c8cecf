import * as z from 'zod/mini'
import { ACCOUNT_NUMBER_NUMERIC, enterBankField } from '../messages.ts'

/** A bank account as the form has it. */
export interface BankValues {
  bankName: string
  branchName: string
  accountHolder: string
  accountNum: string
  ifscCode: string
}

/** An account as the platform keeps it. */
export interface BankDetail {
  readonly accountNum: string | null
  readonly bankName: string | null
  readonly accountHolder: string | null
  readonly ifscCode: string | null
  readonly branchName: string | null
  readonly defaultSelected: boolean | null
}

/** The fields of an account, in the order of the source. */
export const BANK_FIELDS = [
  { name: 'bankName', label: 'Bank Name' },
  { name: 'branchName', label: 'Branch Name' },
  { name: 'accountHolder', label: 'Account Holder' },
  { name: 'accountNum', label: 'Account Number' },
  { name: 'ifscCode', label: 'IFSC Code' },
] as const satisfies readonly { readonly name: keyof BankValues; readonly label: string }[]

const text = z.string().check(z.trim())

/** Whether anything is filled in. */
export const hasBank = (bank: BankValues): boolean => Object.values(bank).some((value: string) => value.trim() !== '')

/** What is wrong with an account: every field is required, the number consists of digits. */
export const bankProblems = (bank: BankValues): readonly { readonly field: keyof BankValues; readonly message: string }[] =>
  BANK_FIELDS.flatMap(({ name, label }) => {
    const value = bank[name].trim()
    if (value === '') return [{ field: name, message: enterBankField(label) }]
    return name === 'accountNum' && !/^\d+$/.test(value) ? [{ field: name, message: ACCOUNT_NUMBER_NUMERIC }] : []
  })

/** No account at all, or a whole one. */
export const bankSchema = z.object({ bankName: text, branchName: text, accountHolder: text, accountNum: text, ifscCode: text }).check(({ value, issues }) => {
  if (!hasBank(value)) return
  for (const { field, message } of bankProblems(value)) issues.push({ code: 'custom', path: [field], message, input: value[field] })
})

/** The place of the account that the form shows among those stored: the one that is used, else the first; -1 when there is none. */
const shownAt = (details: readonly BankDetail[]): number => {
  const used = details.findIndex(({ defaultSelected }) => defaultSelected === true)
  return used === -1 && details.length > 0 ? 0 : used
}

/** The account that the form shows. */
export const bankValues = (details: readonly BankDetail[] | null | undefined): BankValues => {
  const shown = details?.[shownAt(details)]
  return {
    bankName: shown?.bankName ?? '',
    branchName: shown?.branchName ?? '',
    accountHolder: shown?.accountHolder ?? '',
    accountNum: shown?.accountNum ?? '',
    ifscCode: shown?.ifscCode ?? '',
  }
}

/** The stored accounts with the one of the form in its place; the others stay. An emptied form takes it out. */
export const withBank = (details: readonly BankDetail[] | null | undefined, bank: BankValues): BankDetail[] => {
  const stored = [...(details ?? [])]
  const place = shownAt(stored)
  if (!hasBank(bank)) return stored.toSpliced(Math.max(place, 0), place === -1 ? 0 : 1)
  const account = { ...bank, defaultSelected: stored[place]?.defaultSelected ?? true }
  return place === -1 ? [account] : stored.with(place, account)
}
