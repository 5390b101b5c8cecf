/** Texts that the spec quotes, verbatim, and in their style those it leaves open. */

export const NOTES_ADDED = 'Notes added successfully'
export const SOMETHING_WENT_WRONG = 'something went wrong'

export const NOTES_TAB = 'Notes'
export const TIMELINE_TAB = 'Timeline'
