/**
 * The operations that move or bind money. Only `money.send` of the bridge sends them, which keeps a journal; `platform.execute` refuses them.
 *; design, section 6.
 */
export const MONEY_OPERATIONS = [
  'SiteWalletRechargeByAdmin',
  'SubscribeSitePlanByAdminV2',
  'CreateSiteExtraService',
  'GenerateTransactionId',
  'GenerateSiteInvoice',
  'UpdateCPWallet',
] as const

export type MoneyOperation = (typeof MONEY_OPERATIONS)[number]

/** Whether an operation, by its name, moves or binds money. */
export const isMoneyOperation = (operation: string): operation is MoneyOperation => MONEY_OPERATIONS.some((known) => known === operation)
