/** Texts of invoices: those that the spec quotes, verbatim, and in their style those it leaves open. */

export const GENERATE_INVOICE = 'Generate Invoice'
export const GENERATE_AND_SEND = 'Generate & Send'
export const REGENERATE_INVOICE = 'Regenerate Invoice'
export const REGENERATE_AND_SEND = 'Regenerate & Send'
export const SEND_VIA_WHATSAPP = 'Send via WhatsApp'
export const INVOICE_SENT = 'Invoice Sent Successfully'

// Where the source has a rule but no text.
export const INVOICE_GENERATED = 'Invoice Generated Successfully'
export const ENTER_COMPANY_NAME = 'Please enter company name.'
export const ENTER_CUSTOMER_NAME = 'Please enter customer name.'
export const ENTER_MOBILE = 'Please enter mobile.'
export const ENTER_SERVICE_NAME = 'Please enter service name.'
export const ENTER_AMOUNT = 'Please enter amount.'
export const ENTER_INVOICE_DATE = 'Please enter date.'
export const AMOUNT_NOT_POSITIVE = 'The amount must be more than 0.'
export const NUMBER_NOT_DIALLABLE = 'Please enter a number of 6 to 15 digits.'
export const SEND_FAILED = 'The invoice was not sent.'
export const SEND_NOT_CONFIRMED = 'The platform did not confirm that the invoice was sent.'
export const NOT_ACCEPTED = 'The platform did not accept the message.'
export const NO_FILE_ADDRESS = 'The connection profile names no address of stored files, so no message can link to the invoice.'
export const NO_FILE = 'The platform names no file for this invoice. Regenerate the invoice to get one.'
