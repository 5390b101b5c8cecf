/** Texts that the spec quotes, verbatim, and in their style those it leaves open. */

/** Source: NOTES-001. */
export const HISTORY = 'History'
/** Source: NOTES-001, NOTES-004. */
export const ADD_NEW_NOTES = 'Add New Notes'
/** Source: NOTES-006. */
export const SAVE = 'SAVE'
/** Source: NOTE-001, NOTES-007, MSG-028. */
export const SELECT_NOTES_CATEGORY = 'Please Select Notes Category'
/** Source: NOTE-002, NOTES-008, MSG-023. */
export const ENTER_NOTES = 'Please Enter Notes'

export const CATEGORY = 'Notes Category'
export const NOTES = 'Notes'
export const NO_NOTES = 'Nothing has been noted yet'
export const HISTORY_FAILED = 'The history could not be loaded.'
