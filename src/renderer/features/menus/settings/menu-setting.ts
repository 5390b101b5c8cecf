import * as z from 'zod/mini'
import type { GetServiceTypeSettingBySiteQuery, UpdateServiceTypeSettingInput } from '#generated/graphql.ts'
import { WEEKDAYS } from '#shared/domain/site/store-hours.ts'
import { each } from '../menu.ts'
import { ACCOUNT_NUMBER_NUMERIC, enterBankField } from '../messages.ts'

/**
 * All settings of a menu, as the platform keeps them; null for none yet. This is the one place that takes them over: their identifiers, where the source gives
 * them in prose, are those of the contract.
 */
export type MenuSetting = GetServiceTypeSettingBySiteQuery['getServiceTypeSettingBySite']

type OpeningHours = NonNullable<NonNullable<MenuSetting>['hoursOfOperation']>[number]
export type BankDetail = NonNullable<NonNullable<MenuSetting>['bankDetails']>[number]

/** A week as the form has it; times are empty until chosen. */
export const hoursSchema = z.array(z.object({ day: z.enum(WEEKDAYS.map(({ value }) => value)), enable: z.boolean(), from: z.string(), to: z.string() }))

export type StoreTiming = z.infer<typeof hoursSchema>[number]

const OPEN = 'Open'

/** The whole week as the form has it; a day that is not stored is closed. */
export const timingsOf = (hours: readonly OpeningHours[] | null | undefined): StoreTiming[] =>
  WEEKDAYS.map(({ value }) => {
    const stored = hours?.find(({ day }) => day.toUpperCase() === value)
    return { day: value, enable: stored?.status === OPEN, from: stored?.start ?? '', to: stored?.end ?? '' }
  })

/** Whether a day counts as open: enabled, with both times. */
export const isOpen = ({ enable, from, to }: StoreTiming): boolean => enable && from !== '' && to !== ''

export const hoursOf = (timings: readonly StoreTiming[]): OpeningHours[] =>
  timings.map((timing) =>
    isOpen(timing) ? { day: timing.day, status: OPEN, start: timing.from, end: timing.to } : { day: timing.day, status: 'Closed', start: null, end: null },
  )

/** The fields of an account, in the order of the source. */
export const BANK_FIELDS = [
  { name: 'bankName', label: 'Bank Name' },
  { name: 'branchName', label: 'Branch Name' },
  { name: 'accountHolder', label: 'Account Holder' },
  { name: 'accountNum', label: 'Account Number' },
  { name: 'ifscCode', label: 'IFSC Code' },
] as const

/** No account at all, or a whole one. */
export const bankSchema = z.object(each(BANK_FIELDS, () => z.string().check(z.trim()))).check(({ value, issues }) => {
  if (!hasBank(value)) return
  for (const { field, message } of bankProblems(value)) issues.push({ code: 'custom', path: [field], message, input: value[field] })
})

export type BankValues = z.infer<typeof bankSchema>

export const hasBank = (bank: BankValues): boolean => Object.values(bank).some((value: string) => value.trim() !== '')

/** What is wrong with an account: every field is required, the number consists of digits. */
export const bankProblems = (bank: BankValues): readonly { readonly field: keyof BankValues; readonly message: string }[] =>
  BANK_FIELDS.flatMap(({ name, label }) => {
    const value = bank[name].trim()
    if (value === '') return [{ field: name, message: enterBankField(label) }]
    return name === 'accountNum' && !/^\d+$/.test(value) ? [{ field: name, message: ACCOUNT_NUMBER_NUMERIC }] : []
  })

/** The place of the account that the form shows among those stored: the one that is used, else the first; -1 when there is none. */
const shownAt = (details: readonly BankDetail[]): number => {
  const used = details.findIndex(({ defaultSelected }) => defaultSelected === true)
  return used === -1 && details.length > 0 ? 0 : used
}

export const bankValues = (details: readonly BankDetail[] | null | undefined): BankValues => {
  const shown = details?.[shownAt(details)]
  return each(BANK_FIELDS, (name) => shown?.[name] ?? '')
}

/** The stored accounts with the one of the form in its place; the others stay. An emptied form takes it out. */
export const withBank = (details: readonly BankDetail[] | null | undefined, bank: BankValues): BankDetail[] => {
  const stored = [...(details ?? [])]
  const place = shownAt(stored)
  if (!hasBank(bank)) return stored.toSpliced(Math.max(place, 0), place === -1 ? 0 : 1)
  const account = { ...bank, defaultSelected: stored[place]?.defaultSelected ?? true }
  return place === -1 ? [account] : stored.with(place, account)
}

export const settingTypeValue = (menuSlug: string): string => `${menuSlug}::setting`

export interface SettingValues {
  hours: StoreTiming[]
  bank: BankValues
}

export const settingValues = (setting: MenuSetting): SettingValues => ({
  hours: timingsOf(setting?.hoursOfOperation),
  bank: bankValues(setting?.bankDetails),
})

export const isSettingChanged = (setting: MenuSetting, values: SettingValues): boolean =>
  JSON.stringify(settingValues(setting)) !== JSON.stringify({ hours: values.hours, bank: values.bank })

/** The settings as they are sent: everything as it is stored now, but hours and bank. */
export const settingInput = (domain: string, menuSlug: string, stored: MenuSetting, values: SettingValues): UpdateServiceTypeSettingInput => ({
  ...stored,
  domain,
  typeValue: settingTypeValue(menuSlug),
  hoursOfOperation: hoursOf(values.hours),
  bankDetails: withBank(stored?.bankDetails, values.bank),
})
