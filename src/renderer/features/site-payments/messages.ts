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
export const END_BEFORE_START = 'The end cannot be before the start.'
export const SERVICE_TWICE = 'This service is in the list already.'
export const ROW_REQUIRED = 'Please add at least one recurring service: the wallet of this site is on.'
export const NOTHING_TO_SAVE = 'Nothing to save: change a service first.'
export const CHANGED_MEANWHILE = 'The services of this site were changed elsewhere in the meantime. Close the dialog and open it again to see them.'
export const SERVICES_FAILED = 'The services could not be loaded.'
export const PLANS_FAILED = 'The plans could not be loaded.'
export const NO_SERVICES_YET = 'This site has no recurring service yet.'

/** Texts of the credit transactions, in the style of the spec. */

export const GENERATE_TRANSACTION_ID = 'Generate transaction id'
export const CREATE_INVOICE = 'Create invoice'
export const VIEW = 'View'
export const DOWNLOAD = 'Download'
export const REGENERATE = 'Regenerate'
export const TRANSACTION_ID_GENERATED = 'Transaction id generated'
export const TRANSACTIONS_FAILED = 'The credit transactions could not be loaded.'
export const NO_TRANSACTIONS = 'This site has no credit transactions yet'
export const ALREADY_THERE = 'In the invoice library already'
export const DOWNLOAD_NOT_STARTED = 'The invoice could not be downloaded.'

/** Texts of invoices: those that the spec quotes, verbatim, and in their style those it leaves open. */

export const GENERATE_INVOICE = 'Generate Invoice'
export const GENERATE_AND_SEND = 'Generate & Send'
export const REGENERATE_INVOICE = 'Regenerate Invoice'
export const REGENERATE_AND_SEND = 'Regenerate & Send'
export const SEND_VIA_WHATSAPP = 'Send via WhatsApp'
export const INVOICE_SENT = 'Invoice Sent Successfully'

// Where the source has a rule but no text.
export const INVOICE_GENERATED = 'Invoice Generated Successfully'
export const INVOICE_IS_GENERATED = 'The invoice is generated.'
export const ENTER_COMPANY_NAME = 'Please enter company name.'
export const ENTER_CUSTOMER_NAME = 'Please enter customer name.'
export const ENTER_MOBILE = 'Please enter mobile.'
export const ENTER_SERVICE_NAME = 'Please enter service name.'
export const ENTER_AMOUNT = 'Please enter amount.'
export const ENTER_INVOICE_DATE = 'Please enter date.'
export const AMOUNT_NOT_POSITIVE = 'The amount must be more than 0.'
export const SEND_FAILED = 'The invoice was not sent.'
export const SEND_NOT_CONFIRMED = 'The platform did not confirm that the invoice was sent.'
export const NOT_ACCEPTED = 'The platform did not accept the message.'
export const NO_FILE_ADDRESS = 'The connection profile names no address of stored files, so no message can link to the invoice.'
export const NO_FILE = 'The platform names no file for this invoice. Regenerate the invoice to get one.'

/** Texts of the wallet: those that the spec quotes, verbatim, and its own. */

export const ENTER_RECHARGE_AMOUNT = 'Please enter Recharge Amount between 100 To 100000'
/** That spelling. */
export const RECHARGE_AMOUNT_TOO_SMALL = 'Please enter Recharge Amount Grater than 100'
/** One text everywhere. */
export const RECHARGED = 'Recharge successfully'

export const WALLET_RECHARGE = 'Wallet Recharge'
export const BALANCE_FAILED = 'The balance could not be loaded.'
export const NO_WALLET = 'This site has no wallet.'

/** Texts of Renew, in the style of the spec. */

export const RENEW = 'Renew'
export const RENEWED = 'Renewed'
export const NOTHING_TO_RENEW = 'This site has no recurring service to renew'
export const CHOOSE_SERVICE = 'Choose at least one service to renew.'
export const END_NOT_LATER = 'The new end must be later than the end that the service has.'
export const NO_PAYMENT_NO_INVOICE = 'An invoice is for a payment: take the payment to create it.'
export const NO_INVOICE_TO_SEND = 'There is no invoice to send.'
export const BOOKING_NOT_READ = 'The platform did not name the booking. Create its invoice under Wallet and invoices.'
