/** Texts that the spec quotes, verbatim, and in their style those it leaves open. */

/** Source: NOTE-011, NOTES-015, MSG-058. */
export const NOTES_ADDED = 'Notes added successfully'
/** Source: NOTE-012, NOTES-016, MSG-042. */
export const SOMETHING_WENT_WRONG = 'something went wrong'

export const NOTES_TAB = 'Notes'
export const TIMELINE_TAB = 'Timeline'
