import type { OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { isExactAmount } from '#shared/domain/money.ts'
import { cellKey, type Figures, type Part } from '../charts/figures.ts'
import type { BarTone } from '../charts/tone-colours.ts'
import { AGE_BUCKETS, sumOfOutstanding, wholeRupees, wholeRupeesOfSum } from '../rules/amounts.ts'

/** A chart has room for so many sales persons; those who are owed less are one bar. */
const MOST_PERSONS = 15

const OTHERS: Part = { key: 'others', label: 'Others', isMixed: true }

/** The ages of what is owed, the oldest as what is wrong. */
export const AGES = AGE_BUCKETS.map(({ field, title }, index): Part & { readonly field: typeof field; readonly tone: BarTone } => ({
  field,
  key: field,
  label: title,
  tone: (['success', 'warning', 'danger'] as const)[index] ?? 'neutral',
}))

/** What is owed by sales person and age, the largest balance first. Sizes are rupees, amounts are rounded to them as in the list. */
export function outstandingFigures(rows: readonly OutstandingRow[]): Figures {
  const ordered = rows.toSorted((one, other) => other.balance - one.balance || one.name.localeCompare(other.name, 'en'))
  const shown = ordered.length > MOST_PERSONS ? ordered.slice(0, MOST_PERSONS - 1) : ordered
  const others = ordered.slice(shown.length)
  const sums = sumOfOutstanding(others)
  return {
    acrossTitle: 'Sales person',
    withinTitle: 'Age',
    across: [...shown.map(({ name }) => ({ key: name, label: name })), ...(others.length > 0 ? [OTHERS] : [])],
    within: AGES,
    amounts: [
      ...shown.map((row) => AGES.map(({ field }) => ({ size: isExactAmount(row[field]) ? row[field] / 100 : 0, text: wholeRupees(row[field]) }))),
      ...(others.length > 0 ? [AGES.map(({ field }) => ({ size: Number(sums[field].total) / 100, text: wholeRupeesOfSum(sums[field]) }))] : []),
    ],
  }
}

/** The sales person of a bar; undefined for that of several. */
export const personOfCell = (rows: readonly OutstandingRow[], key: string): string | undefined =>
  rows.find(({ name }) => AGES.some((age) => cellKey(name, age.key) === key))?.name
