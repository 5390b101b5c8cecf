/** Texts of the wallet: those that the spec quotes, verbatim, and its own. */

export const ENTER_RECHARGE_AMOUNT = 'Please enter Recharge Amount between 100 To 100000'
/** That spelling. */
export const RECHARGE_AMOUNT_TOO_SMALL = 'Please enter Recharge Amount Grater than 100'
/** One text everywhere. */
export const RECHARGED = 'Recharge successfully'

export const WALLET_RECHARGE = 'Wallet Recharge'
export const BALANCE_FAILED = 'The balance could not be loaded.'
export const NO_WALLET = 'This site has no wallet.'
