/** Texts that the spec quotes, verbatim, and in their style those it leaves open. */

/** The tabs, in order. */
export const RECURRING_SERVICES = 'Recurring Services'
export const ONE_TIME_SERVICES = 'One Time Services'
export const CREDIT_TRANSACTIONS = 'Credit Transactions'
export const MANAGE_SUBSCRIPTION = 'Manage Subscription'

export const NO_ACCESS = "Dear User, You don't have access to this page."
export const ENTER_NOTES = 'Please Enter Notes'
export const SELECT_CATEGORY = 'Please Select Category'
export const SELECT_REASON = 'Please Select Reason'
export const RECURRING_SAVED = 'Recurring Services Successfully Updated'
export const SELECT_EXTRA_SERVICE = 'Please input select Service or delete this field.'
export const EXTRA_SERVICE_CREATED = 'Extra Service Created Successfully'
export const ENTER_PLAN_NAME = 'Please enter Plan Name'
export const ENTER_RATE = 'Please enter rate'
export const ENTER_START_DATE = 'Please enter Start Date'
export const ENTER_BILLING_STATUS = 'Please enter Billing Status'
/** After a change of a plan and after a new one. */
export const PLAN_UPDATED = 'Subscription Plan Updated Successfully'
export const SERVICE_CREATED = 'Service Created Successfully'
export const PLAN_NOT_MAPPED = 'Plan not mapped with CP'

export const RE_CHARGE = 'Re-Charge'
export const ADD_SUBSCRIPTION_PLAN = 'Add Subscription Plan'
export const SITE_PLAN_MODE = 'Site plan mode'
export const NEW_SITE_EDIT = 'New Site Edit'
export const SITE_MIGRATE = 'Site Migrate'
export const ADD_BASIC_SERVICE = 'Add Basic Service'

// Where the source has a rule but no text.
export const SELECT_SERVICE = 'Please Select Service'
export const SELECT_CHARGING_MODEL = 'Please Select Charging Model'
export const SELECT_MASTER_STATUS = 'Please Select Master Status'
export const ENTER_END_DATE = 'Please enter End Date'
export const ENTER_PRICE = 'Please enter price.'
export const ENTER_DATE = 'Please enter a date as YYYY-MM-DD.'
export const END_BEFORE_START = 'The end cannot be before the start.'
export const SERVICE_TWICE = 'This service is in the list already.'
export const ROW_REQUIRED = 'Please add at least one recurring service: the wallet of this site is on.'
export const NOTHING_TO_SAVE = 'Nothing to save: change a service first.'
export const CHANGED_MEANWHILE = 'Somebody else changed the services of this site meanwhile. Close the dialog and open it again to see them.'
export const SERVICES_FAILED = 'The services could not be loaded.'
export const PLANS_FAILED = 'The plans could not be loaded.'
export const NO_SERVICES_YET = 'This site has no recurring service yet.'
