import type { BadgeTone, Column } from '#components/data-table/column.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { TimelineEntry, TimelineKind } from './timeline-entry.ts'

export const KIND_LABELS: Readonly<Record<TimelineKind, string>> = {
  note: 'Note',
  setup: 'Setup',
  recharge: 'Recharge',
  invoice: 'Invoice',
  service: 'Service',
}

const TONES: Readonly<Record<TimelineKind, BadgeTone>> = { note: 'neutral', setup: 'neutral', recharge: 'success', invoice: 'brand', service: 'warning' }

/** The columns of a site's timeline. */
export const TIMELINE_COLUMNS: readonly Column<TimelineEntry>[] = [
  { id: 'at', title: 'Date', kind: 'date', value: ({ at }) => at, text: ({ at }) => formatDateTime(at), width: 146 },
  { id: 'kind', title: 'Kind', kind: 'badge', value: ({ kind }) => KIND_LABELS[kind], tone: ({ kind }) => TONES[kind], width: 92 },
  { id: 'title', title: 'What', kind: 'text', value: ({ title }) => title, width: 190 },
  { id: 'detail', title: 'Details', kind: 'text', value: ({ detail }) => detail, width: 258 },
  {
    id: 'amount',
    title: 'Amount',
    kind: 'money',
    value: ({ amount }) => amount,
    text: ({ amount, currency }) => (amount === null ? '' : formatMoney(amount, currency)),
    width: 108,
  },
  { id: 'who', title: 'Who', kind: 'text', value: ({ who }) => who, width: 200 },
]
