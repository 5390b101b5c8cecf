/** Texts of the site form that the spec quotes, verbatim, and in their style those it leaves open. */

/** Source: SNEW-026, MSG-001. */
export const ENTER_CUSTOMER_NAME = 'Please enter customer name.'
/** Source: SNEW-027, MSG-002. */
export const ENTER_EMAIL = 'Please enter email.'
/** Source: SNEW-028, MSG-003. */
export const ENTER_VALID_EMAIL = 'Please enter valid email address'
/** Source: SNEW-029, MSG-004. */
export const ENTER_MOBILE = 'Please enter mobile number.'
/** Source: SNEW-034, MSG-005. */
export const INPUT_USER_NAME = 'Please input username!'
/** Source: SNEW-041, MSG-007. */
export const ENTER_COMPANY_NAME = 'Please enter company name.'
/** Source: SNEW-042, MSG-008. */
export const ENTER_SUB_DOMAIN = 'Please enter sub domain.'
/** Source: SNEW-043, MSG-009. */
export const ENTER_DOMAIN = 'Please enter domain.'
/** Source: SNEW-048, MSG-010. */
export const ENTER_NUMBER = 'Please enter number.'
/** Source: SNEW-050, MSG-011. */
export const ENTER_PHOTO_NUMBER = 'Please enter No. of photo.'
/** Source: SNEW-060, MSG-012. */
export const ENTER_FLOAT = 'Please enter a valid float number.'
/** Source: SNEW-067, MSG-013. */
export const CHECK_PAYMENT_OPTION = 'Please Check At Least One Payment Option'
/** Source: SNEW-070, MSG-014. */
export const DOMAIN_NOT_AVAILABLE = 'Domain not available'
/** Source: SNEW-025, MSG-046. */
export const SITE_CREATED = 'Site Created Successfully'
/** Source: SEDIT-030, MSG-054. */
export const SETTINGS_UPDATED = 'Settings Successfully Updated'

// Where the source has a rule but no text. Source: SNEW-033, SNEW-036, SNEW-047, SNEW-058.
export const SELECT_SITE_TYPE = 'Please select site type.'
export const SELECT_SITE_OPTION = 'Please select site option.'
export const SELECT_CURRENCY = 'Please select currency.'
export const SELECT_SALES_PERSON = 'Please select sales person.'
export const SELECT_SUPPORT_MANAGER = 'Please select support account manager.'
export const SELECT_COUNTRY = 'Please select country.'
export const SELECT_STATE = 'Please select state.'
export const SELECT_REFERENCE_SITE = 'Please select reference site.'
export const SELECT_GROUP = 'Please select group id.'
export const USER_NAME_LENGTH = 'User name must have 6 to 15 characters.'
export const META_DESCRIPTION_LENGTH = 'Meta description can have at most 256 characters.'
export const DIGITS_ONLY = 'Please enter digits only, at most 10.'
export const ENTER_COLOUR = 'Please enter a colour such as #ea2b1f.'
export const ENTER_DATE = 'Please enter a date as YYYY-MM-DD.'
export const LICENCE_ORDER = 'The licence cannot end before it starts.'
export const ENTER_MODE_NAME = 'Please enter a display name for each payment mode.'
