/** Texts that the spec quotes, verbatim, and the templates' own. */

export const TEMPLATE_SAVED = 'Template saved successfully'
export const TEMPLATE_DELETED = 'Template Deleted successfully'
export const ENTER_NAME = 'Please Enter Template Name'
export const ENTER_CONTENT = 'Please Enter Content'
export const NO_ACCESS = "Dear User, You don't have access to this page."

export const LIST_FAILED = 'The templates could not be loaded.'
export const SAVE_FAILED = 'The template was not saved.'
export const DELETE_FAILED = 'The template was not deleted.'
export const IS_BEING_DELETED = 'It is being deleted.'
export const NO_TEMPLATE_CHOSEN = 'Choose the template to edit.'
export const NO_SUCH_TEMPLATE = 'There is no such template'
export const IMAGE_BUSY = 'The image is being uploaded.'
export const IS_LOADING = 'The template is being loaded.'
export const NAME_IS_LOCKED = 'The name of a template cannot be changed.'
export const SUBJECT_HINT = 'The template name when left empty.'
export const IMAGE_HINT = 'Optional. Sent with the message; stored as JPEG, at most 1000 x 1000.'
