/** Texts of internal users that the spec quotes, verbatim, and in their style those it leaves open. */

/** Source: USER-009, USER-042, MSG2-040. */
export const ENTER_NAME = 'Please enter Name.'
/** Source: USER-010, MSG2-041. */
export const ENTER_CONTACT_NUMBER = 'Please enter Contact Number.'
/** Source: USER-011, MSG2-042. */
export const ENTER_EMAIL = 'Please enter Email.'
/** Source: USER-012, MSG2-043. */
export const ENTER_VALID_EMAIL = 'Please enter valid email address'
/** Source: USER-013, MSG2-044. */
export const SELECT_ROLE = 'Please select Role'
/** Source: USER-019, MSG2-045. */
export const ENTER_SALES_PERSON = 'Please enter sales person name.'
/** Source: USER-020. */
export const ENTER_CURRENCY = 'Please enter currency.'
/** Source: USER-021, MSG2-046. */
export const SELECT_PERMISSIONS = 'Please select User Permissions'
/** Source: USER-028, USER-029, MSG2-047. */
export const enterOrDelete = (field: string): string => `Please Enter ${field} or delete this field.`
/** Source: USER-042, MSG2-048. */
export const ENTER_EMPLOYEE_MOBILE = 'Please enter mobile no.'
/** Source: USER-042, MSG2-048. */
export const ENTER_EMPLOYEE_EMAIL = 'Please enter email.'
/** Source: USER-042, MSG2-048. */
export const ENTER_DESIGNATION = 'Please enter designation.'
/** Source: USER-034, MSG2-057. */
export const USER_CREATED = 'User Created Successfully'
/** Source: USER-040, MSG2-057. */
export const USER_UPDATED = 'User Updated Successfully'

// Where the source has a rule or a state but no text. Source: USER-038, USER-049.
export const ENTER_COMPANY_NAME = 'Please enter Company Name.'
export const SELECT_STATUS = 'Please select Status'
export const nothingTicked = (group: string): string => `Choose what may be done in ${group}, or untick it.`

export const LIST_FAILED = 'The users could not be loaded'
export const FILE_FAILED = 'That could not be done with the file.'
export const USER_FAILED = 'The user could not be loaded'
export const USER_GONE = 'There is no such user any more.'
export const EMPLOYEE_UNDERWAY = 'Save or cancel the employee that is being edited first.'
export const NOTHING_CHANGED = 'Nothing was changed.'
export const OWN_STATUS = 'Nobody can disable their own account. Another administrator can.'
