/** Texts that the spec quotes, verbatim, and in their style those it leaves open. */

export const RECURRING_SERVICE = 'Recurring Service'
export const ONE_TIME_SERVICE = 'One Time Service'
export const CREATE_SERVICE = 'Create Service'
export const EXTRA_SERVICE = 'Extra Service'
export const CHARGES_DETAILS = 'Charges Details'
export const ENTER_SERVICE_NAME = 'Please enter Service Name'
export const ENTER_ONE_TIME_CHARGE = 'Please enter One Time Charge'
export const SERVICE_CREATED = 'Service Created Successfully'
export const SERVICE_UPDATED = 'Service Updated Successfully'

export const PLATFORM_SERVICE = 'Platform Service'
export const CREATE_PLATFORM = 'Create Platform'
/** The source misspells it "Edir Platform". */
export const EDIT_PLATFORM = 'Edit Platform'
export const CLONE = 'Clone'
/** For the site type too, verbatim. */
export const SELECT_SITE_OPTION = 'Please Select Site Option'
export const SELECT_MASTER_SERVICE = 'Please select master Service.'
export const PLATFORM_SERVICE_CREATED = 'Platform Service Created Successfully'
export const PLATFORM_SERVICE_CLONED = 'Platform Service Cloned Successfully'
export const PLATFORM_SERVICE_UPDATED = 'Platform Service Updated Successfully'

export const SUBSCRIPTION_PLAN = 'Subscription Plan'
export const CREATE_SUBSCRIPTION = 'Create Subscription'
export const EDIT_SUBSCRIPTION = 'Edit Subscription'
export const ENTER_PLAN_NAME = 'Please enter Plan Name'
/** For the services of a plan, verbatim. */
export const SELECT_SERVICES = 'Please Select Platform'
export const ENTER_CURRENCY = 'Please enter currency.'
export const PLAN_CREATED = 'Subscription Plan Created Successfully'
export const PLAN_UPDATED = 'Subscription Plan Updated Successfully'

/** For platform services and plans alike, verbatim. */
export const DELETED = 'Successfully Subscription Deleted'

// Where the source has a rule but no text.
export const SERVICE_EXISTS = 'A service of this name exists already.'
export const NAME_RESERVED = 'This name is taken by the platform itself.'
export const priceKept = (kept: string, saved: string): string =>
  `The platform still has ${kept}, not ${saved}: it took the new price and did not overwrite the old one. Nothing you typed is lost.`
export const pricesBoth = (prices: string, saved: string): string =>
  `The platform has ${prices} now, not ${saved} alone: it added the new price beside the old one. Remove the old one on the platform, then retry.`
export const RATE_NOT_WHOLE = 'Please enter a whole amount without decimals.'
export const SERVICES_FAILED = 'The services could not be loaded.'
export const CHARGES_FAILED = 'The charges could not be loaded.'
export const MASTER_SERVICES_FAILED = 'The master services could not be loaded.'
export const PLATFORM_SERVICES_FAILED = 'The platform services could not be loaded.'
export const PLANS_FAILED = 'The plans could not be loaded.'
export const NO_SERVICE_CHOSEN = 'Choose a platform service in the list to edit it.'
export const NO_PLAN_CHOSEN = 'Choose a plan in the list to edit it.'
export const PLAN_NOT_CREATED = 'The plan was not created.'
export const PLAN_NOT_SAVED = 'The plan was not saved.'
export const PLATFORM_SERVICE_NOT_CREATED = 'The platform service was not created.'
export const PLATFORM_SERVICE_NOT_SAVED = 'The platform service was not saved.'
export const NOT_DELETED = 'Nothing was deleted.'
export const DELETE_PENDING = 'Something is being deleted.'
