import { parseDashboardDate } from '#shared/domain/date.ts'
import { DAY_IN_FUTURE, FIRST_AFTER_LAST, NO_DAY } from '../messages.ts'
import type { FilterControl, FilterValues } from './filter-control.ts'

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
