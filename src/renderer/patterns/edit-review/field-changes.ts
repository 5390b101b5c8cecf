import type { FieldChange } from '#shared/bridge/activity.ts'
import { keptText, MOST_FIELDS } from '#shared/domain/activity/sent-changes.ts'
import type { ReviewRow } from './three-way.ts'

/** The rows of a review that are saved, for the record of what was sent. `from`: what the platform has. */
export const fieldChanges = (rows: readonly ReviewRow[], changed: readonly string[]): FieldChange[] =>
  rows
    .filter(({ id }) => changed.includes(id))
    .slice(0, MOST_FIELDS)
    .map(({ field, from, theirs, to }) => ({
      field: keptText(field),
      from: keptText(theirs ?? from),
      to: keptText(to),
    }))
