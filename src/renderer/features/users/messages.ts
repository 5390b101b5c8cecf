/** Texts of internal users that the spec quotes, verbatim, and in their style those it leaves open. */

export const ENTER_NAME = 'Please enter Name.'
export const ENTER_CONTACT_NUMBER = 'Please enter Contact Number.'
export const ENTER_EMAIL = 'Please enter Email.'
export const ENTER_VALID_EMAIL = 'Please enter valid email address'
export const SELECT_ROLE = 'Please select Role'
export const ENTER_SALES_PERSON = 'Please enter sales person name.'
export const ENTER_CURRENCY = 'Please enter currency.'
export const SELECT_PERMISSIONS = 'Please select User Permissions'
export const enterOrDelete = (field: string): string => `Please Enter ${field} or delete this field.`
export const ENTER_EMPLOYEE_MOBILE = 'Please enter mobile no.'
export const ENTER_EMPLOYEE_EMAIL = 'Please enter email.'
export const ENTER_DESIGNATION = 'Please enter designation.'
export const USER_CREATED = 'User Created Successfully'
export const USER_UPDATED = 'User Updated Successfully'

// Where the source has a rule or a state but no text.
export const ENTER_COMPANY_NAME = 'Please enter Company Name.'
export const SELECT_STATUS = 'Please select Status'
export const nothingTicked = (group: string): string => `Choose what may be done in ${group}, or untick it.`

export const LIST_FAILED = 'The users could not be loaded.'
export const USER_FAILED = 'The user could not be loaded.'
export const USER_GONE = 'There is no such user any more.'
export const EMPLOYEE_PENDING = 'Save or cancel the employee that is being edited first.'
export const USER_NOT_SAVED = 'The user could not be saved.'
export const OWN_ACCOUNT = "No permission: you can't change your own account together with others."
export const OWN_STATUS = "You can't disable your own account. Ask another administrator."
export const COPY_PERMISSIONS = 'Copy permissions'
export const SAME_PERMISSIONS = 'These are the permissions that are ticked already.'
export const SAVE_PRESET = 'Save as preset'
export const MANAGE_PRESETS = 'Manage presets'
export const PRESET_SAVED = 'The preset was saved'
export const PRESET_NOT_SAVED = 'The preset was not saved.'
export const PRESETS_NOT_CHANGED = 'The presets were not changed.'
export const NO_PRESETS = 'No presets yet'
export const NO_PRESETS_HINT = 'Tick the permissions that a user needs, then choose “Save as preset”. It can be copied to any user.'
export const NOTHING_TICKED = 'Tick the permissions to save first.'
export const NOTHING_LEFT = 'None of its permissions exists any more.'
export const leftOut = (permissions: readonly string[]): string => `Left out, as they no longer exist: ${permissions.join(', ')}.`
export const USERS_FAILED = 'The users could not be loaded.'
