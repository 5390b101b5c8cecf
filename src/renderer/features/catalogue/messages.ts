/** Texts that the spec quotes, verbatim, and in their style those it leaves open. */

/** Source: MSVC-004. */
export const RECURRING_SERVICE = 'Recurring Service'
export const ONE_TIME_SERVICE = 'One Time Service'
/** Source: MSVC-012. */
export const CREATE_SERVICE = 'Create Service'
/** Source: MSVC-014. */
export const EXTRA_SERVICE = 'Extra Service'
/** Source: MSVC-006. */
export const CHARGES_DETAILS = 'Charges Details'
/** Source: MSVC-017, MSVC-018, PLAT-018, MSG2-017. */
export const ENTER_SERVICE_NAME = 'Please enter Service Name'
/** Source: MSVC-021, MSG2-018. */
export const ENTER_ONE_TIME_CHARGE = 'Please enter One Time Charge'
/** Source: MSVC-036, MSVC-037, MSG2-057. */
export const SERVICE_CREATED = 'Service Created Successfully'
/** Source: MSG2-057. */
export const SERVICE_UPDATED = 'Service Updated Successfully'

/** Source: PLAT-002. */
export const PLATFORM_SERVICE = 'Platform Service'
/** Source: PLAT-012. */
export const CREATE_PLATFORM = 'Create Platform'
/** The source misspells it "Edir Platform". Source: PLAT-015. */
export const EDIT_PLATFORM = 'Edit Platform'
/** Source: PLAT-009. */
export const CLONE = 'Clone'
/** For the site type too, verbatim. Source: PLAT-019 to PLAT-021, PLAN-019, MSG2-019. */
export const SELECT_SITE_OPTION = 'Please Select Site Option'
/** Source: PLAT-022, PLAN-019, MSG2-020. */
export const SELECT_MASTER_SERVICE = 'Please select master Service.'
/** Source: PLAT-037 to PLAT-039, MSG2-057. */
export const PLATFORM_SERVICE_CREATED = 'Platform Service Created Successfully'
export const PLATFORM_SERVICE_CLONED = 'Platform Service Cloned Successfully'
export const PLATFORM_SERVICE_UPDATED = 'Platform Service Updated Successfully'

/** Source: PLAN-002. */
export const SUBSCRIPTION_PLAN = 'Subscription Plan'
/** Source: PLAN-013. */
export const CREATE_SUBSCRIPTION = 'Create Subscription'
/** Source: PLAN-015. */
export const EDIT_SUBSCRIPTION = 'Edit Subscription'
/** Source: PLAN-017, MSG2-021. */
export const ENTER_PLAN_NAME = 'Please enter Plan Name'
/** For the services of a plan, verbatim. Source: PLAN-020, PLAN-021, MSG2-022. */
export const SELECT_SERVICES = 'Please Select Platform'
/** Source: PLAN-022, MSG2-023. */
export const ENTER_CURRENCY = 'Please enter currency.'
/** Source: PLAN-039, PLAN-040, MSG2-057. */
export const PLAN_CREATED = 'Subscription Plan Created Successfully'
export const PLAN_UPDATED = 'Subscription Plan Updated Successfully'

/** Source: PLAT-008, PLAN-010, MSG2-056. */
export const SURE_TO_DELETE = 'Sure to delete?'
/** For platform services and plans alike, verbatim. Source: PLAT-040, PLAT-041, PLAN-041, PLAN-042, MSG2-057. */
export const DELETED = 'Successfully Subscription Deleted'

// Where the source has a rule but no text. Source: MSVC-040, PLAT-016, PLAN-028.
export const SERVICE_EXISTS = 'A service of this name exists already.'
export const NAME_RESERVED = 'This name is taken by the platform itself.'
export const RATE_NOT_WHOLE = 'Please enter a whole amount without decimals.'
export const SERVICES_FAILED = 'The services could not be loaded.'
export const CHARGES_FAILED = 'The charges could not be loaded.'
export const MASTER_SERVICES_FAILED = 'The master services could not be loaded.'
export const PLATFORM_SERVICES_FAILED = 'The platform services could not be loaded.'
export const PLANS_FAILED = 'The plans could not be loaded.'
export const NO_SERVICE_CHOSEN = 'Choose a platform service in the list to edit it.'
export const NO_PLAN_CHOSEN = 'Choose a plan in the list to edit it.'
export const PLAN_GONE = 'The plan does not exist any more.'
export const NOT_DELETED = 'Nothing was deleted.'
export const DELETE_UNDER_WAY = 'Something is being deleted.'
export const FILE_FAILED = 'That could not be done with the file.'
export const NOTHING_CHANGED = 'Nothing was changed.'
