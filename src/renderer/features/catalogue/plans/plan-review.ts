import { fieldOf, type RecordField } from '#patterns/edit-review/three-way.ts'
import { PRICED_MODELS } from '#shared/domain/catalogue.ts'
import { formatMoney, parseMoney } from '#shared/domain/money.ts'
import type { PlanValues } from './plan-form.ts'

/** Labels of the fields that a stored plan can change, in their order. */
export const PLAN_LABELS = {
  planName: 'Plan name',
  status: 'Status',
  description: 'Description',
  services: 'Plan services',
  basicServices: 'Basic services',
  curr: 'Currency',
} as const

type ServiceNames = ReadonlyMap<string, string>

/** Services are sorted, so that only another choice is a change. */
const namesOf = (ids: readonly string[], names: ServiceNames): string =>
  ids
    .map((id) => names.get(id) ?? id)
    .toSorted((one, other) => one.localeCompare(other))
    .join(', ')

/** A rate as people read it; empty for none, and for what is no amount. */
const rateText = (typed: string, currency: string): string => {
  const rate = parseMoney(typed)
  return rate === null ? '' : formatMoney(rate, currency)
}

const field = fieldOf<PlanValues>()

/** What a save of a stored plan can change, in the order on screen. `names`: of services by id. */
export const reviewedFields = (names: ServiceNames): readonly RecordField<PlanValues>[] => {
  const chosen = (id: 'services' | 'basicServices'): RecordField<PlanValues> => ({
    id,
    section: 'Services',
    label: PLAN_LABELS[id],
    text: (values) => namesOf(values[id], names),
    take: (values, from) => ({ ...values, [id]: from[id] }),
    // By id: the names may arrive between two readings.
    isSame: (one, other) => namesOf(one[id], NO_NAMES) === namesOf(other[id], NO_NAMES),
  })
  return [
    field('planName', 'Plan', PLAN_LABELS.planName),
    field('status', 'Plan', PLAN_LABELS.status),
    field('description', 'Plan', PLAN_LABELS.description),
    chosen('services'),
    chosen('basicServices'),
    field('curr', 'Prices', PLAN_LABELS.curr),
    ...PRICED_MODELS.map(
      ({ value, label }): RecordField<PlanValues> => ({
        id: `rates.${value}`,
        section: 'Prices',
        label,
        text: ({ rates, curr }) => rateText(rates[value], curr),
        take: (values, from) => ({ ...values, rates: { ...values.rates, [value]: from.rates[value] } }),
      }),
    ),
  ]
}

const NO_NAMES: ServiceNames = new Map()
