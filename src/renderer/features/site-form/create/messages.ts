/** The create screen's own texts. */

export const CREATE_SITE = 'Create Site'
export const CANCEL = 'Cancel'
export const CREATING = 'Creating'
export const RETRY_FROM_HERE = 'Retry from here'
export const BACK_TO_FORM = 'Back to the form'
export const FINISH_LATER = 'Finish later'
export const LOGO_BUSY = 'The logo is being uploaded.'

/** Why the chosen pages were not copied: some of them are not in what the platform gave. */
export const PAGES_NOT_WHOLE = 'The platform did not give the whole list of pages, and some of the chosen ones are missing. No page was copied.'
