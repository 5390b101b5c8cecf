import { TimelineRegular } from '@fluentui/react-icons'
import type { BadgeTone } from '#components/data-table/column.ts'
import { priceColumn, timeColumn } from '#patterns/list-page/list-columns.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import type { ListColumn } from '#patterns/list-page/list-filters.ts'
import { newerFirst } from '#shared/domain/date.ts'

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

const TIMELINE_COLUMNS: readonly ListColumn<TimelineEntry>[] = [
  timeColumn(({ at }) => at, { id: 'at', title: 'Date', width: 134 }),
  {
    id: 'kind',
    title: 'Kind',
    kind: 'badge',
    value: ({ kind }) => KIND_LABELS[kind],
    tone: ({ kind }) => TONES[kind],
    filter: { kind: 'choice', of: ({ kind }) => kind, options: TIMELINE_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })) },
    width: 88,
  },
  { id: 'title', title: 'What', kind: 'text', value: ({ title }) => title, width: 180 },
  { id: 'detail', title: 'Details', kind: 'text', value: ({ detail }) => detail, width: 200, grows: true },
  // Not added up: a recharge and its invoice are the same money.
  priceColumn(
    ({ amount }) => amount,
    ({ currency }) => currency,
    { id: 'amount', title: 'Amount', width: 100 },
  ),
  { id: 'who', title: 'Who', kind: 'text', value: ({ who }) => who, width: 160 },
]

/** Put before its parameters: the timeline shares its address with the list that it was opened from. */
export const TIMELINE_PREFIX = 'timeline'

export const TIMELINE_LIST = defineList<TimelineEntry>({
  id: 'timeline',
  label: 'Timeline',
  one: 'entry',
  many: 'entries',
  prefix: TIMELINE_PREFIX,
  rowId: ({ id }) => id,
  rowLabel: ({ title }) => title,
  columns: TIMELINE_COLUMNS,
  search: { hint: 'Search the timeline', of: ({ title, detail, who }) => [title, detail, who] },
  loadFailed: 'The timeline could not be loaded.',
  empty: { icon: TimelineRegular, title: 'Nothing has happened yet', explanation: 'Notes, recharges, invoices and services of the site show here.' },
})
