import { multiChoiceFilter, textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import { TIMELINE_COLUMNS } from './timeline-columns.ts'
import { TIMELINE_KINDS, type TimelineEntry, type TimelineKind } from './timeline-entry.ts'

export interface TimelineFilters {
  /** the search field over everything that is said */
  readonly q: string
  /** none: every kind */
  readonly kind: readonly TimelineKind[]
}

/** How the timeline is in the address, beside the list it was opened from. */
export const TIMELINE = {
  prefix: 'timeline',
  columns: TIMELINE_COLUMNS,
  filters: { q: textFilter(), kind: multiChoiceFilter(TIMELINE_KINDS) },
} satisfies ListDefinition<TimelineFilters>

export const TIMELINE_CRITERIA: Criteria<TimelineEntry, TimelineFilters> = {
  q: { kind: 'text', text: ({ title, detail, who }) => [title, detail, who] },
  kind: { kind: 'choice', value: ({ kind }) => kind },
}
