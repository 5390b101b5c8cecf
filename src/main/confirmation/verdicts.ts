import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { MoneyOperation } from '#shared/domain/payment.ts'
import type { OPERATION_ACCESS } from '../platform/graphql/operation-access.ts'

/**
 * Why main asks. `outside`: it speaks to people outside the company; `access`: it grants or takes access, a shop that
 * is taken down included; `price`: it changes
 * what somebody pays; `payment`: it moves money, or changes where it goes; `deletion`: it cannot be undone.
 */
type Reason = 'outside' | 'access' | 'price' | 'payment' | 'deletion'

/**
 * `asks`: its question decides by what main reads whether anything of that is changed. `asks-above`: a number of rows,
 * or the limits of profile and policy.
 * `refuses-above`: a number an hour.
 */
export type Verdict =
  | { readonly verdict: 'silent' }
  | { readonly verdict: 'asks'; readonly because: Reason }
  | { readonly verdict: 'asks-above'; readonly because: Reason; readonly above: number | 'limits' }
  | { readonly verdict: 'refuses-above'; readonly because: Reason; readonly above: number }

const SILENT = { verdict: 'silent' } as const
export const asksFor = <Because extends Reason>(because: Because) => ({ verdict: 'asks', because }) as const
const PAYMENT = { verdict: 'asks-above', because: 'payment', above: 'limits' } as const

/** Single messages an hour; more people than that are written to by a campaign or a bulk message, which asks. */
export const MESSAGES_AN_HOUR = 60

type Access = typeof OPERATION_ACCESS
/** The operations of the page that change something. */
type SentByPage = { [Name in keyof Access]: Access[Name] extends 'page-write' | 'payment' ? Name : never }[keyof Access]
/**
 * A deletion always asks, and a payment above the limits. A transaction id charges nobody: it names a booking that
 * there is.
 */
type VerdictOf<Name> = Name extends `Delete${string}`
  ? { readonly verdict: 'asks'; readonly because: 'deletion' }
  : Name extends Exclude<MoneyOperation, 'GenerateTransactionId'>
    ? typeof PAYMENT
    : Exclude<Verdict, { readonly verdict: 'asks-above' }>

/** Total over what the page may send: an operation without a verdict does not compile. */
export const OPERATION_VERDICTS = {
  AddPlatformService: SILENT,
  CreateGroupAdmin: asksFor('access'),
  CreateInternalUser: asksFor('access'),
  CreatePlatformService: SILENT,
  CreateServiceType: SILENT,
  CreateServiceTypeV2: SILENT,
  CreateSiteActionEvent: SILENT,
  CreateSiteByRecahoAdmin: asksFor('access'),
  CreateSiteConfig: asksFor('price'),
  // The price list charges nobody: what is sold from it is a payment.
  CreateSiteConfigServices: SILENT,
  CreateSitePage: SILENT,
  CreateSitePagesInBulk: SILENT,
  // It holds nothing: `operation-access.ts`.
  CreateSiteWallet: SILENT,
  // Nobody has it yet.
  CreateSubscriptionPlan: SILENT,
  CreateTempleteByAdmin: asksFor('outside'),
  CreateUserServiceMapping: asksFor('price'),
  DeletePlatformService: asksFor('deletion'),
  DeleteSitePage: asksFor('deletion'),
  DeleteSiteServices: asksFor('deletion'),
  DeleteSubscriptionPlan: asksFor('deletion'),
  DeleteTemplete: asksFor('deletion'),
  DeleteUserServiceMapping: asksFor('deletion'),
  ResetCogUserPassword: asksFor('access'),
  SendWhatsApp: { verdict: 'refuses-above', because: 'outside', above: MESSAGES_AN_HOUR },
  StoreRegisterONDC: asksFor('outside'),
  UpdateCommChannelSetting: asksFor('outside'),
  UpdateCustomLabels: SILENT,
  UpdateCustomWhatsappConfig: asksFor('outside'),
  UpdateFalconStore: SILENT,
  UpdateInternalUser: asksFor('access'),
  UpdateInternalUserEnabled: asksFor('access'),
  UpdateInvoiceFormatV2: SILENT,
  UpdatePlatformService: SILENT,
  UpdateServiceInBulkV2: SILENT,
  UpdateServiceType: SILENT,
  UpdateServiceTypeSetting: asksFor('payment'),
  UpdateSiteByAdmin: asksFor('access'),
  UpdateSiteConfig: asksFor('price'),
  UpdateSiteDataNormalize: asksFor('price'),
  UpdateSitePage: SILENT,
  UpdateSiteRewardSettingV2: SILENT,
  UpdateSiteVersion: SILENT,
  UpdateSubscriptionPlan: asksFor('price'),
  UpdateTempleteByAdmin: asksFor('outside'),
  UpdateUserServiceMapping: asksFor('price'),
  UpdateWhatsappProviderSetting: asksFor('outside'),
  // It only looks whether a name is free.
  VerifyUsername: SILENT,
  CreateSiteExtraService: PAYMENT,
  GenerateSiteInvoice: PAYMENT,
  GenerateTransactionId: SILENT,
  SiteWalletRechargeByAdmin: PAYMENT,
  SubscribeSitePlanByAdminV2: PAYMENT,
  UpdateCPWallet: PAYMENT,
} as const satisfies { readonly [Name in SentByPage]: VerdictOf<Name> }

type Verdicts = typeof OPERATION_VERDICTS
/** The operations whose question has to be written. */
export type AskedOperation = { [Name in keyof Verdicts]: Verdicts[Name] extends { readonly verdict: 'asks' } ? Name : never }[keyof Verdicts]

/** The REST calls of the page, which all delete data, and campaigns of any size. */
export const OTHER_VERDICTS = { deleteSite: asksFor('deletion'), resetSite: asksFor('deletion'), campaign: asksFor('outside') } as const satisfies {
  readonly [Name in CallArgument<'platform.rest'>['call'] | 'campaign']: { readonly verdict: 'asks' }
}
