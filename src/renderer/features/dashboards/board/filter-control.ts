import type { NamedDays } from '#components/date-input/date-presets.tsx'
import type { FieldOption } from '#components/form/field-props.ts'
import type { FilterCodec } from '#components/list-state/filter-codec.ts'
import { DAY_NOT_READABLE } from '#components/typed-value/range-end.ts'
import { type InternalUser, partnerChoices, salesPersonChoices, supportManagerChoices, type UserChoice } from '#data/users/pickers.ts'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { formatDashboardDate, parseDay } from '#shared/domain/date.ts'
import { PARTNER_ROLES } from '#shared/domain/role.ts'
import { searchFor } from '#shared/domain/text/typed-search.ts'
import { DAY_IN_FUTURE, FIRST_AFTER_LAST } from '../messages.ts'
import { isInUse } from '../rules/performance.ts'

/** The values of a dashboard's filters by name; the empty text is a filter that is not set. */
export type FilterValues = Readonly<Record<string, string>>

interface ControlBase {
  /** Unique in its dashboard; the parameter in the address. */
  readonly name: string
  readonly label: string
  /** Its value while the address has none, and after Reset. Empty when absent. */
  readonly initial?: string
  /** Which rows it keeps; absent where the platform filters by it. Not asked while the value is empty. */
  readonly keeps?: (site: DashboardSite, value: string) => boolean
}

export type FilterControl =
  | (ControlBase & {
      readonly kind: 'text'
      /** Gives the searched text of a row. */
      readonly text: (site: DashboardSite) => string | null | undefined
    })
  | (ControlBase & {
      /** A few choices. */
      readonly kind: 'select'
      readonly options: readonly FieldOption[]
      /** What else is set when a value is chosen. */
      readonly sets?: (value: string) => FilterValues
    })
  | (ControlBase & {
      /**
       * Many choices, found by typing. They may depend on what another filter holds; until that is set there are
       * none.
       */
      readonly kind: 'combo'
      readonly options: readonly FieldOption[] | ((other: string) => readonly FieldOption[])
      readonly dependsOn?: { readonly name: string; readonly hint: string }
    })
  | (ControlBase & {
      /** What was clicked in the chart, or among the tiles: no filter of the line, shown where it was clicked. */
      readonly kind: 'chart'
    })
  | (ControlBase & {
      /** A day DD-MM-YYYY that is never empty. One that cannot be read keeps no row. */
      readonly kind: 'day'
      /** No later day; unix seconds. */
      readonly latest: number
      /** Of the first day of two: what both are called together, and the periods that are offered first. */
      readonly range?: { readonly label: string; readonly more: readonly NamedDays[] }
    })

export const initialValues = (controls: readonly FilterControl[]): FilterValues => Object.fromEntries(controls.map(({ name, initial = '' }) => [name, initial]))

/** A day as the form has it; what is none as it is. */
const plainDay = (text: string): string => formatDashboardDate(parseDay(text)) || text

/** How a filter travels in the address: as it is, and not at all while it is what it begins with. */
export const codecOf = ({ kind, initial = '' }: FilterControl): FilterCodec<string> => ({
  empty: initial,
  read: ([text = initial]) => (kind === 'day' ? plainDay(text) : text),
  write: (value) => (value === initial ? [] : [value]),
})

/** Whether no filter of the form is set: the chart filters the same rows. */
export const areInitial = (controls: readonly FilterControl[], values: FilterValues): boolean =>
  controls.every(({ kind, name, initial = '' }) => kind === 'chart' || (values[name] ?? initial) === initial)

export const keptBy = (sites: readonly DashboardSite[], controls: readonly FilterControl[], values: FilterValues): readonly DashboardSite[] => {
  if (controls.some(({ kind, name }) => kind === 'day' && parseDay(values[name] ?? '') === null)) return []
  const set = controls.flatMap((control): readonly ((site: DashboardSite) => boolean)[] => {
    const value = values[control.name] ?? ''
    if (value === '') return []
    if (control.kind === 'text') {
      const isFound = searchFor(value)
      return [(site) => isFound(control.text(site))]
    }
    const { keeps } = control
    return keeps === undefined ? [] : [(site) => keeps(site, value)]
  })
  return set.length === 0 ? sites : sites.filter((site) => set.every((keeps) => keeps(site)))
}

/**
 * What is wrong with a day: it is none, it is in the future, or the day before it in the form is later. Null when it
 * may be searched for.
 */
export function dayProblem(control: FilterControl, controls: readonly FilterControl[], values: FilterValues): string | null {
  if (control.kind !== 'day') return null
  const day = parseDay(values[control.name] ?? '')
  if (day === null) return DAY_NOT_READABLE
  if (day > control.latest) return DAY_IN_FUTURE
  const before = controls[controls.indexOf(control) - 1]
  const first = before?.kind === 'day' ? parseDay(values[before.name] ?? '') : null
  return first !== null && first > day ? FIRST_AFTER_LAST : null
}

// The filters that dashboards of sites have in common, each as one control.

const optionOf = ({ label }: UserChoice): FieldOption => ({ value: label, label })
const TYPE_OPTIONS: readonly FieldOption[] = PARTNER_ROLES.map((type) => ({ value: type, label: type }))
const NEGATIVE_BALANCE: readonly FieldOption[] = [{ value: 'negative', label: 'Negative Balance' }]
export const NOT_USING = [{ value: 'not-using', label: 'No orders in the last 4 days' }] as const satisfies readonly FieldOption[]

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

/** Part of a company name. */
export const BUSINESS_NAME: FilterControl = {
  kind: 'text',
  name: 'business',
  label: 'Business Name',
  text: ({ companyName }) => companyName,
}

export const PLAN_SEARCH: FilterControl = {
  kind: 'text',
  name: 'planText',
  label: 'Search Plan Name',
  text: ({ planName }) => planName,
}

/** The tile above the list that filters it. */
export const TILE_PICK = { kind: 'chart', name: 'tile', label: 'Figure' } as const satisfies FilterControl

export const CHART_PICK = { kind: 'chart', name: 'chart', label: 'Chart' } as const satisfies FilterControl

export const BALANCE: FilterControl = {
  kind: 'select',
  name: 'balance',
  label: 'Balance Amt',
  options: NEGATIVE_BALANCE,
  keeps: ({ wallet }) => (wallet ?? 0) < 0,
}

/** Sites without an order on the last four complete days before `now`. */
export const notUsing = (now: number): FilterControl => ({
  kind: 'select',
  name: 'usage',
  label: 'Not Using',
  options: NOT_USING,
  keeps: (site) => !isInUse(site, now),
})
