import type { FieldOption } from '#components/form/field-props.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { monthWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import { monthAround, plausibleSeconds } from '#shared/domain/date.ts'
import type { FilterControl } from '../board/filter-control.ts'
import { BUSINESS_NAME, PLAN_SEARCH, partnerControls } from '../board/site-controls.ts'

/** How far back and ahead a month can be chosen. */
const MONTHS_EITHER_WAY = 12

/** The months around the one that holds `now`, oldest first. */
const monthOptions = (now: number): readonly FieldOption[] =>
  Array.from({ length: 2 * MONTHS_EITHER_WAY + 1 }, (_, index) => monthAround(now, index - MONTHS_EITHER_WAY))

const endsIn = (endDate: number | null | undefined, month: string): boolean => {
  const window = monthWindow(month)
  const end = plausibleSeconds(endDate)
  return window !== null && end !== null && end >= window.from && end <= window.to
}

/** The filters in order. */
export const renewalControls = (users: readonly InternalUser[], planNames: readonly string[], now: number): readonly FilterControl[] => [
  {
    kind: 'combo',
    name: 'plan',
    label: 'Site Plan',
    options: planNames.map((name) => ({ value: name, label: name })),
    keeps: ({ planName }, value) => planName === value,
  },
  {
    kind: 'select',
    name: 'month',
    label: 'Month',
    options: monthOptions(now),
    placeholder: 'Usual window',
    keeps: ({ endDate }, value) => endsIn(endDate, value),
  },
  ...partnerControls(users),
  BUSINESS_NAME,
  PLAN_SEARCH,
]
