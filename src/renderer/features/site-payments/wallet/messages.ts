/** Texts of the wallet: those that the spec quotes, verbatim, and its own. */

/** Source: WALLET-006, MSG-026. */
export const ENTER_RECHARGE_AMOUNT = 'Please enter Recharge Amount between 100 To 100000'
/** Source: WALLET-007, MSG-027. That spelling. */
export const RECHARGE_AMOUNT_TOO_SMALL = 'Please enter Recharge Amount Grater than 100'
/** One text everywhere. Source: WALLET-015, MSG-049. */
export const RECHARGED = 'Recharge successfully'

/** Source: WALLET-004, SVC-008. */
export const WALLET_RECHARGE = 'Wallet Recharge'
export const BALANCE_FAILED = 'The balance could not be loaded.'
export const NO_WALLET = 'This site has no wallet.'
