import type { FieldOption } from '#components/form/field-props.ts'
import { type InternalUser, partnerChoices, salesPersonChoices, supportManagerChoices, type UserChoice } from '#data/users/pickers.ts'
import { PARTNER_ROLES } from '#shared/domain/role.ts'
import { isInUse } from '../rules/performance.ts'
import type { FilterControl } from './filter-control.ts'

// The filters that dashboards of sites have in common, each as one control.

const optionOf = ({ label }: UserChoice): FieldOption => ({ value: label, label })
const TYPE_OPTIONS: readonly FieldOption[] = PARTNER_ROLES.map((type) => ({ value: type, label: type }))
const NEGATIVE_BALANCE: readonly FieldOption[] = [{ value: 'negative', label: 'Negative Balance' }]
const NOT_USING: readonly FieldOption[] = [{ value: 'not-using', label: 'No orders in the last 4 days' }]

const contains = (text: string | null | undefined, part: string): boolean => (text ?? '').toLowerCase().includes(part.trim().toLowerCase())

export const staffControls = (users: readonly InternalUser[]): readonly FilterControl[] => [
  {
    kind: 'combo',
    name: 'manager',
    label: 'Support Account Manager',
    options: supportManagerChoices(users).map(optionOf),
    keeps: ({ supportAccManager }, value) => supportAccManager === value,
  },
  {
    kind: 'combo',
    name: 'salesPerson',
    label: 'Sales Person',
    options: salesPersonChoices(users).map(optionOf),
    keeps: ({ salesPerson }, value) => salesPerson === value,
  },
]

/** Partner Type, and Partner Name whose choices depend on it. */
export const partnerControls = (users: readonly InternalUser[]): readonly FilterControl[] => [
  {
    kind: 'select',
    name: 'partnerType',
    label: 'Partner Type',
    options: TYPE_OPTIONS,
    placeholder: 'All',
    sets: () => ({ partnerName: '' }),
    keeps: ({ partnerType }, value) => partnerType === value,
  },
  {
    kind: 'combo',
    name: 'partnerName',
    label: 'Partner Name',
    options: (type) => {
      const chosen = PARTNER_ROLES.find((each) => each === type)
      return chosen === undefined ? [] : partnerChoices(users, chosen).map(optionOf)
    },
    dependsOn: { name: 'partnerType', hint: 'Choose a partner type first' },
    keeps: ({ partnerName, channelPartner }, value) => (partnerName ?? channelPartner) === value,
  },
]

/** Part of a company name, in capitals or not. */
export const BUSINESS_NAME: FilterControl = {
  kind: 'text',
  name: 'business',
  label: 'Business Name',
  keeps: ({ companyName }, value) => contains(companyName, value),
}

export const PLAN_SEARCH: FilterControl = {
  kind: 'text',
  name: 'planText',
  label: 'Search Plan Name',
  keeps: ({ planName }, value) => contains(planName, value),
}

export const BALANCE: FilterControl = {
  kind: 'select',
  name: 'balance',
  label: 'Balance Amt',
  options: NEGATIVE_BALANCE,
  placeholder: 'All',
  keeps: ({ wallet }) => (wallet ?? 0) < 0,
}

/** Sites without an order on the last four complete days before `now`. */
export const notUsing = (now: number): FilterControl => ({
  kind: 'select',
  name: 'usage',
  label: 'Not Using',
  options: NOT_USING,
  placeholder: 'All',
  keeps: (site) => !isInUse(site, now),
})
