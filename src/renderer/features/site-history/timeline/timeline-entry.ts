import { newerFirst } from '#shared/domain/date.ts'

/** What a line of a site's timeline is about, in the order of the filter. */
export const TIMELINE_KINDS = ['note', 'setup', 'recharge', 'invoice', 'service'] as const

export type TimelineKind = (typeof TIMELINE_KINDS)[number]

/** Something that happened to a site. */
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

/** How many entries there are of each kind. */
export const countKinds = (entries: readonly TimelineEntry[]): Readonly<Record<TimelineKind, number>> => {
  const counts = { note: 0, setup: 0, recharge: 0, invoice: 0, service: 0 }
  for (const { kind } of entries) counts[kind] += 1
  return counts
}
