/** Texts of outlets that the spec quotes, verbatim, and in their style those it leaves open. */

export const CREATE_NEW_OUTLETS = 'Create New Outlets'
export const ENTER_COMPANY_NAME = 'Please enter Company Name'
export const ENTER_CUSTOMER_NAME = 'Please enter Customer Name'
export const ENTER_MOBILE_NUMBER = 'Please enter Mobile Number'
export const ENTER_EMAIL = 'Please enter email.'
export const ENTER_VALID_EMAIL = 'Please enter valid email address'
export const ENTER_USER_NAME = 'Please enter User Name'
export const SELECT_DEFAULT_SITE = 'Select Default Site'
export const SELECT_OUTLETS_SITE = 'Select Outlets Site'
export const ENTER_CITY = 'Please enter city.'
export const ENTER_STATE = 'Please enter state'
export const OUTLET_CREATED = 'Outlet Created Successfully'

export const LIST_FAILED = 'The outlets could not be loaded.'
export const SITES_FAILED = 'The sites could not be loaded.'
