import type { FieldOption } from '#components/form/field-props.ts'
import type { FilterCodec } from '#components/list-state/filter-codec.ts'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { parseDashboardDate } from '#shared/domain/date.ts'
import { DAY_IN_FUTURE, FIRST_AFTER_LAST, NO_DAY } from '../messages.ts'

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
  | (ControlBase & { readonly kind: 'text' })
  | (ControlBase & {
      /** A few choices. One that is never empty has an `initial` and no `placeholder`. */
      readonly kind: 'select'
      readonly options: readonly FieldOption[]
      readonly placeholder?: string
      /** What else is set when a value is chosen. */
      readonly sets?: (value: string) => FilterValues
    })
  | (ControlBase & {
      /** Many choices, found by typing. They may depend on what another filter holds; until that is set there are none. */
      readonly kind: 'combo'
      readonly options: readonly FieldOption[] | ((other: string) => readonly FieldOption[])
      readonly dependsOn?: { readonly name: string; readonly hint: string }
    })
  | (ControlBase & {
      /** A day DD-MM-YYYY that is never empty. */
      readonly kind: 'day'
      /** No later day; unix seconds. */
      readonly latest: number
    })

export const initialValues = (controls: readonly FilterControl[]): FilterValues => Object.fromEntries(controls.map(({ name, initial = '' }) => [name, initial]))

/** How a filter travels in the address: as it is, and not at all while it is what it begins with. */
export const codecOf = ({ initial = '' }: FilterControl): FilterCodec<string> => ({
  empty: initial,
  read: ([text]) => text ?? initial,
  write: (value) => (value === initial ? [] : [value]),
})

export const areInitial = (controls: readonly FilterControl[], values: FilterValues): boolean =>
  controls.every(({ name, initial = '' }) => (values[name] ?? initial) === initial)

export const keptBy = (sites: readonly DashboardSite[], controls: readonly FilterControl[], values: FilterValues): readonly DashboardSite[] => {
  const set = controls.flatMap(({ name, keeps }) => {
    const value = values[name] ?? ''
    return keeps === undefined || value === '' ? [] : [(site: DashboardSite) => keeps(site, value)]
  })
  return set.length === 0 ? sites : sites.filter((site) => set.every((keeps) => keeps(site)))
}

/** What is wrong with a day: it is none, it is in the future, or the day before it in the form is later. Null when it may be searched for. */
export function dayProblem(control: FilterControl, controls: readonly FilterControl[], values: FilterValues): string | null {
  if (control.kind !== 'day') return null
  const day = parseDashboardDate(values[control.name] ?? '')
  if (day === null) return NO_DAY
  if (day > control.latest) return DAY_IN_FUTURE
  const before = controls[controls.indexOf(control) - 1]
  const first = before?.kind === 'day' ? parseDashboardDate(values[before.name] ?? '') : null
  return first !== null && first > day ? FIRST_AFTER_LAST : null
}
