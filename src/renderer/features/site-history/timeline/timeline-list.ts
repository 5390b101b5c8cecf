import type { BadgeTone, Column } from '#components/data-table/column.ts'
import { multiChoiceFilter, textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import { rangeBounds, rangeTest } from '#patterns/list-page/value-range.ts'
import { formatDateTime, newerFirst } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'

/** What a line of a site's timeline is about, in the order of the filter. */
export const TIMELINE_KINDS = ['note', 'setup', 'recharge', 'invoice', 'service'] as const

export type TimelineKind = (typeof TIMELINE_KINDS)[number]

export interface TimelineEntry {
  /** Unique in the timeline. */
  readonly id: string
  readonly kind: TimelineKind
  /** Unix seconds; null where the platform keeps no date. */
  readonly at: number | null
  /** What happened: "Recharge", "Billing", "SITE last change". */
  readonly title: string
  readonly detail: string
  /** Minor units. */
  readonly amount: number | null
  /** ISO 4217 code. */
  readonly currency: string
  /** Who did it, as the platform names them; null where it does not say. */
  readonly who: string | null
}

/** Newest first; what has no date, or none that can be, comes last, what has the same date stays as given. */
export const inOrder = (entries: readonly TimelineEntry[]): readonly TimelineEntry[] => entries.toSorted((one, other) => newerFirst(one.at, other.at))

export const countKinds = (entries: readonly TimelineEntry[]): Readonly<Record<TimelineKind, number>> => {
  const counts = { note: 0, setup: 0, recharge: 0, invoice: 0, service: 0 }
  for (const { kind } of entries) counts[kind] += 1
  return counts
}

export const KIND_LABELS: Readonly<Record<TimelineKind, string>> = {
  note: 'Note',
  setup: 'Setup',
  recharge: 'Recharge',
  invoice: 'Invoice',
  service: 'Service',
}

const TONES: Readonly<Record<TimelineKind, BadgeTone>> = { note: 'neutral', setup: 'neutral', recharge: 'success', invoice: 'brand', service: 'warning' }

export const TIMELINE_COLUMNS: readonly Column<TimelineEntry>[] = [
  { id: 'at', title: 'Date', kind: 'date', value: ({ at }) => at, text: ({ at }) => formatDateTime(at), width: 146 },
  { id: 'kind', title: 'Kind', kind: 'badge', value: ({ kind }) => KIND_LABELS[kind], tone: ({ kind }) => TONES[kind], width: 92 },
  { id: 'title', title: 'What', kind: 'text', value: ({ title }) => title, width: 190 },
  { id: 'detail', title: 'Details', kind: 'text', value: ({ detail }) => detail, width: 220 },
  {
    id: 'amount',
    title: 'Amount',
    kind: 'money',
    value: ({ amount }) => amount,
    text: ({ amount, currency }) => (amount === null ? '' : formatMoney(amount, currency)),
    width: 108,
  },
  { id: 'who', title: 'Who', kind: 'text', value: ({ who }) => who, width: 160 },
]

export interface TimelineFilters {
  /** the search field over everything that is said */
  readonly q: string
  /** none: every kind */
  readonly kind: readonly TimelineKind[]
  /** a range of days; empty: all */
  readonly at: string
}

/** How the timeline is in the address, beside the list it was opened from. */
export const TIMELINE = {
  prefix: 'timeline',
  columns: TIMELINE_COLUMNS,
  filters: { q: textFilter(), kind: multiChoiceFilter(TIMELINE_KINDS), at: textFilter() },
} satisfies ListDefinition<TimelineFilters>

const isIn = rangeTest('day')

export const TIMELINE_CRITERIA: Criteria<TimelineEntry, TimelineFilters> = {
  q: { kind: 'text', text: ({ title, detail, who }) => [title, detail, who] },
  kind: { kind: 'choice', value: ({ kind }) => kind },
  at: { kind: 'test', isSet: (range) => rangeBounds('day', range) !== null, test: ({ at }, range) => isIn(at, range) },
}
