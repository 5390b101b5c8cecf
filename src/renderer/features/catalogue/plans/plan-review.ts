import type { ReviewChoice, ReviewRow } from '#patterns/edit-review/review-row.ts'
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

/** Names of services by id. */
export type ServiceNames = ReadonlyMap<string, string>

/** A field that a save can change. */
interface ReviewedField {
  readonly id: string
  readonly section: string
  readonly field: string
  /** Its value as people read it. */
  readonly text: (values: PlanValues, names: ServiceNames) => string
  /** The values with this field taken from others. */
  readonly take: (values: PlanValues, from: PlanValues) => PlanValues
}

/** Services stand in one order, so that only another choice is a change. */
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

const plain = (id: 'planName' | 'status' | 'description' | 'curr', section: string): ReviewedField => ({
  id,
  section,
  field: PLAN_LABELS[id],
  text: (values) => values[id].trim(),
  take: (values, from) => ({ ...values, [id]: from[id] }),
})

const chosen = (id: 'services' | 'basicServices'): ReviewedField => ({
  id,
  section: 'Services',
  field: PLAN_LABELS[id],
  text: (values, names) => namesOf(values[id], names),
  take: (values, from) => ({ ...values, [id]: from[id] }),
})

const FIELDS: readonly ReviewedField[] = [
  plain('planName', 'Plan'),
  plain('status', 'Plan'),
  plain('description', 'Plan'),
  chosen('services'),
  chosen('basicServices'),
  plain('curr', 'Prices'),
  ...PRICED_MODELS.map(
    ({ value, label }): ReviewedField => ({
      id: `rates.${value}`,
      section: 'Prices',
      field: label,
      text: ({ rates, curr }) => rateText(rates[value], curr),
      take: (values, from) => ({ ...values, rates: { ...values.rates, [value]: from.rates[value] } }),
    }),
  ),
]

/** What a plan's form started with, what the platform has now, and what was made of it. */
export interface PlanVersions {
  readonly base: PlanValues
  readonly theirs: PlanValues
  readonly yours: PlanValues
}

/** What a save changes: field, from, to, and what stands there now where somebody else changed the same field meanwhile. */
export const planChanges = ({ base, theirs, yours }: PlanVersions, names: ServiceNames): readonly ReviewRow[] =>
  FIELDS.flatMap(({ id, section, field, text }) => {
    const [from, now, to] = [text(base, names), text(theirs, names), text(yours, names)]
    if (to === from) return []
    return [{ id, section, field, from, to, ...(now === from || now === to ? {} : { theirs: now }) }]
  })

/** What is saved: the plan as the platform has it now, with your changes, but for those where theirs was chosen. */
export const mergedPlan = ({ theirs, yours }: PlanVersions, rows: readonly ReviewRow[], choices: Readonly<Record<string, ReviewChoice>>): PlanValues =>
  FIELDS.filter(({ id }) => rows.some((row) => row.id === id) && choices[id] !== 'theirs').reduce((values, { take }) => take(values, yours), theirs)
