/** Texts of the credit transactions, in the style of the spec. */

export const GENERATE_TRANSACTION_ID = 'Generate transaction id'
export const CREATE_INVOICE = 'Create invoice'
export const DOWNLOAD = 'Download'
export const REGENERATE = 'Regenerate'
export const TRANSACTION_ID_GENERATED = 'Transaction id generated'
export const TRANSACTIONS_FAILED = 'The credit transactions could not be loaded.'
export const NO_TRANSACTIONS = 'This site has no credit transactions yet'
export const ALREADY_THERE = 'In the invoice library already'
export const DOWNLOAD_NOT_STARTED = 'The invoice could not be downloaded.'
