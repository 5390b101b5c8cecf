import type { GetServiceTypeSettingBySiteQuery, UpdateServiceTypeSettingInput } from '#generated/graphql.ts'
import { type BankValues, bankValues, withBank } from './bank-details.ts'
import { hoursOf, type StoreTiming, timingsOf } from './store-timings.ts'

/**
 * All settings of a menu, as the platform keeps them; null for none yet. This is the one place that takes them over: their identifiers, where the source gives
 * them in prose, are those of the contract.
 */
export type MenuSetting = GetServiceTypeSettingBySiteQuery['getServiceTypeSettingBySite']

/** Where the settings of a menu are kept. */
export const settingTypeValue = (menuSlug: string): string => `${menuSlug}::setting`

/** What of them the form of a menu shows. */
export interface SettingValues {
  hours: StoreTiming[]
  bank: BankValues
}

/** What the form starts with. */
export const settingValues = (setting: MenuSetting): SettingValues => ({
  hours: timingsOf(setting?.hoursOfOperation),
  bank: bankValues(setting?.bankDetails),
})

/** Whether the form says something else than what is stored. */
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
