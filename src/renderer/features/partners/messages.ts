/** Texts that the spec quotes, verbatim, and in their style those it leaves open. */

/** Source: CPL-014, CALL2-044, MSG2-057. */
export const STATUS_UPDATED = 'CP Status Updated Successfully'
/** Source: CPL-017. */
export const ENTER_AMOUNT = 'Please enter Amount between 100 To 100000'
/** Source: CPL-018. That spelling. */
export const AMOUNT_TOO_SMALL = 'Please enter Amount Grater than 100'
/** Source: CPL-022, CPL-023. */
export const NOTE_MISSING = 'note'
/** Source: CPL-024. */
export const SELECT_PAYMENT_MODE = 'Please Select Payment Mode'
/** Source: CPL-024. */
export const SELECT_TYPE = 'Please Select Type'
/** Source: CPL-028, CALL2-063, MSG2-057. */
export const TRANSACTION_SUBMITTED = 'Transaction has been submitted successfully'
/** Source: CPL-007. */
export const TOTAL_BALANCE = 'Total Balance'

/** Source: CPMAP-002, CPMAP-011. */
export const PLANS_ADDONS_MAPPING = 'Plans / Addons Mapping'
/** Source: CPMAP-009. */
export const ADD_SERVICE = 'ADD SERVICE'
/** Source: CPMAP-008, MSG2-056. */
export const SURE_TO_DELETE = 'Sure to delete?'
/** Of a missing option, and of a missing plan too. Source: CPMAP-016 to CPMAP-018, MSG2-019. */
export const SELECT_SITE_OPTION = 'Please Select Site Option'
/** Source: CPMAP-019. */
export const SELECT_ADDON = 'Please Select Addon Service'
/** Source: CPMAP-020. */
export const ENTER_ANNUAL_AMOUNT = 'Please enter Annual Amount'
/** Source: CPMAP-021. */
export const ENTER_RENEWAL_AMOUNT = 'Please enter Renewal Amount'
/** Source: CPMAP-034, MSG2-057. */
export const SERVICE_MAPPED = 'Service Map Successfully'
/** Source: CPMAP-035, MSG2-057. */
export const SERVICE_UPDATED = 'Service Updated Successfully'
/** Source: CPMAP-036, MSG2-057. */
export const SERVICE_DELETED = 'Service Delete Successfully'

/** Source: CPW-003. */
export const CURRENT_BALANCE = 'Current Balance'
/** Source: PROF-001. */
export const PROFILE_DETAILS = 'Profile Details'
/** Source: PROF-002. */
export const COMPANY_INFORMATION = 'Company Information'

export const PARTNERS_FAILED = 'The channel partners could not be loaded.'
export const PARTNER_FAILED = 'The partner could not be loaded.'
export const STATUS_NOT_UPDATED = 'The status of the partner was not changed.'
export const SERVICES_FAILED = 'The plans and addons could not be loaded.'
export const EDIT_UNDERWAY = 'The service that is being edited is not saved.'
export const SERVICE_NOT_MAPPED = 'The service was not mapped.'
export const SERVICE_NOT_UPDATED = 'The service was not updated.'
export const SERVICE_NOT_DELETED = 'The service was not deleted.'
export const WALLET_FAILED = 'The wallet could not be loaded.'
export const BALANCE_FAILED = 'The balance could not be loaded.'
export const FILE_FAILED = 'That could not be done with the file.'
export const STATUS_UNDER_WAY = 'This partner is being updated.'
