/** Texts of outlets that the spec quotes, verbatim, and in their style those it leaves open. */

/** Source: OUTL-002. */
export const CREATE_NEW_OUTLETS = 'Create New Outlets'
/** Source: OUTL-006, MSG2-049. */
export const ENTER_COMPANY_NAME = 'Please enter Company Name'
/** Source: OUTL-007, MSG2-049. */
export const ENTER_CUSTOMER_NAME = 'Please enter Customer Name'
/** Source: OUTL-008, MSG2-049. */
export const ENTER_MOBILE_NUMBER = 'Please enter Mobile Number'
/** Source: OUTL-009, MSG2-049. */
export const ENTER_EMAIL = 'Please enter email.'
/** Source: OUTL-009, MSG2-043. */
export const ENTER_VALID_EMAIL = 'Please enter valid email address'
/** Source: OUTL-010, MSG2-049. */
export const ENTER_USER_NAME = 'Please enter User Name'
/** Source: OUTL-012, OUTL-014, MSG2-049. */
export const SELECT_DEFAULT_SITE = 'Select Default Site'
/** Source: OUTL-013, OUTL-014, MSG2-049. */
export const SELECT_OUTLETS_SITE = 'Select Outlets Site'
/** Source: OUTL-015, MSG2-049. */
export const ENTER_CITY = 'Please enter city.'
/** Source: OUTL-016, MSG2-049. */
export const ENTER_STATE = 'Please enter state'
/** Source: OUTL-023, MSG2-057. */
export const OUTLET_CREATED = 'Outlet Created Successfully'

export const LIST_FAILED = 'The outlets could not be loaded'
export const FILE_FAILED = 'That could not be done with the file.'
export const SITES_FAILED = 'The sites could not be loaded'
