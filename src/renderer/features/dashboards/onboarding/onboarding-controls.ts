import type { FieldOption } from '#components/form/field-props.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { ONBOARDING_PERIODS, type OnboardingPeriod, onboardingDays } from '#shared/domain/dashboards/dashboard-window.ts'
import type { FilterControl } from '../board/filter-control.ts'
import { BALANCE, BUSINESS_NAME, notUsing, partnerControls, staffControls } from '../board/site-controls.ts'

const USUAL_PERIOD: OnboardingPeriod = '6-months'
const LABELS: Readonly<Record<OnboardingPeriod, string>> = { '6-months': 'Last 6 months', '1-year': 'Last 1 year' }
const PERIOD_OPTIONS: readonly FieldOption[] = ONBOARDING_PERIODS.map((period) => ({ value: period, label: LABELS[period] }))

/** The filters in order; the period sets the days, which can then be changed by themselves. */
export function onboardingControls(users: readonly InternalUser[], seesStaffFilters: boolean, now: number): readonly FilterControl[] {
  const usual = onboardingDays(USUAL_PERIOD, now)
  const daysOf = (value: string) => {
    const period = ONBOARDING_PERIODS.find((each) => each === value)
    return period === undefined ? {} : { ...onboardingDays(period, now) }
  }
  return [
    ...(seesStaffFilters ? staffControls(users) : []),
    ...partnerControls(users),
    BUSINESS_NAME,
    BALANCE,
    notUsing(now),
    { kind: 'select', name: 'period', label: 'Period', initial: USUAL_PERIOD, options: PERIOD_OPTIONS, sets: daysOf },
    { kind: 'day', name: 'from', label: 'From', initial: usual.from, latest: now },
    { kind: 'day', name: 'to', label: 'To', initial: usual.to, latest: now },
  ]
}
