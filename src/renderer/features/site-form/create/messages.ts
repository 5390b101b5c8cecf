/** The create screen's own texts. */

export const CREATE_SITE = 'Create Site'
export const CANCEL = 'Cancel'
export const CREATING = 'Creating'
export const RETRY_FROM_HERE = 'Retry from here'
export const BACK_TO_FORM = 'Back to the form'
export const FINISH_LATER = 'Finish later'
export const LOGO_BUSY = 'The logo is being uploaded.'
