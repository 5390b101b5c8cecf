/** Texts that the spec quotes, verbatim, and in their style those it leaves open. */

export const NOTES_ADDED = 'Notes added successfully'
export const SOMETHING_WENT_WRONG = 'something went wrong'

export const NOTES_TAB = 'Notes'
export const TIMELINE_TAB = 'Timeline'
export const HISTORY = 'History'
export const ADD_NEW_NOTES = 'Add New Notes'
export const SAVE = 'SAVE'
export const SELECT_NOTES_CATEGORY = 'Please Select Notes Category'
export const ENTER_NOTES = 'Please Enter Notes'

export const CATEGORY = 'Notes Category'
export const NOTES = 'Notes'
export const NO_NOTES = 'Nothing has been noted yet'
export const HISTORY_FAILED = 'The history could not be loaded.'
