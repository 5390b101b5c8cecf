import { type PeriodLength, periodsBetween, weekAfter } from '#shared/domain/dashboards/dashboard-window.ts'
import { plausibleSeconds } from '#shared/domain/date.ts'
import type { Division, Part } from './figures.ts'

const TITLES: Readonly<Record<PeriodLength, string>> = { week: 'Week from', month: 'Month', year: 'Year' }

const NO_DATE: Part = { key: 'no-date', label: 'No date' }
const LATER: Part = { key: 'later', label: 'Later' }

/**
 * Rows by the week of a date, or by month or year where there are too many weeks. Rows without a date come last.
 * @param latest unix seconds: dates after the week that holds it are one part, so that a single one does not stretch the others
 */
export function byPeriod<Row>(rows: readonly Row[], secondsOf: (row: Row) => number | null | undefined, latest?: number): Division<Row> {
  const end = latest === undefined ? Number.POSITIVE_INFINITY : weekAfter(latest)
  let [first, last, hasLater, hasNone] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, false, false]
  for (const row of rows) {
    const seconds = plausibleSeconds(secondsOf(row))
    if (seconds === null) hasNone = true
    else if (seconds >= end) hasLater = true
    else {
      first = Math.min(first, seconds)
      last = Math.max(last, seconds)
    }
  }
  const { length, periods } = first > last ? { length: 'week' as const, periods: [] } : periodsBetween(first, last)
  return {
    title: TITLES[length],
    parts: [...periods.map(({ key, label }) => ({ key, label })), ...(hasLater ? [LATER] : []), ...(hasNone ? [NO_DATE] : [])],
    partOf: (row) => {
      const seconds = plausibleSeconds(secondsOf(row))
      if (seconds !== null && seconds >= end) return LATER.key
      return (seconds === null ? undefined : periods.findLast(({ start }) => start <= seconds)?.key) ?? NO_DATE.key
    },
  }
}

interface Names {
  readonly title: string
  /** What rows without a name are called. */
  readonly none: string
  /** How many names are shown; those with fewer rows are shown together as this. */
  readonly most: number
  readonly others: string
}

const OTHERS = 'others'

/** Rows by a name, the one with the most rows first. */
export function byName<Row>(rows: readonly Row[], nameOf: (row: Row) => string | null | undefined, { title, none, most, others }: Names): Division<Row> {
  const named = (row: Row): string => nameOf(row)?.trim() || none
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(named(row), (counts.get(named(row)) ?? 0) + 1)
  const ordered = [...counts].toSorted(([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other, 'en')).map(([name]) => name)
  const shown = new Set(ordered.length > most ? ordered.slice(0, most - 1) : ordered)
  // A prefix keeps a name apart from the key of the others.
  const keyOf = (name: string): string => `=${name}`
  return {
    title,
    parts: [...Array.from(shown, (name) => ({ key: keyOf(name), label: name })), ...(shown.size < ordered.length ? [{ key: OTHERS, label: others }] : [])],
    partOf: (row) => (shown.has(named(row)) ? keyOf(named(row)) : OTHERS),
  }
}
