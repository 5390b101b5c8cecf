import * as z from 'zod'
import type { MoneyOperation } from '#shared/domain/payment.ts'
import { isDialledNumber } from '#shared/domain/text/phone-number.ts'
import type { OperationName } from './trusted-operations.ts'

/**
 * Who may send an operation. `page-read`, `page-write`: the page, through `platform.execute`; `payment`: the payment
 * service only, through its journal; `campaign`: the campaign service only; `main`: only main's own services, because
 * the answer holds a signed link, a storage signature or a raw dump, is a piece of a list that only main puts
 * together, or because main checks the file that is sent.
 */
export type OperationAccess = 'page-read' | 'page-write' | 'payment' | 'campaign' | 'main'

/** An operation that moves money must be `payment` and no other may be. */
type AccessOf<Name> = Name extends MoneyOperation ? 'payment' : Exclude<OperationAccess, 'payment'>

/** Total over the documents of the build: an operation without a class does not compile. */
export const OPERATION_ACCESS = {
  DomainAvailability: 'page-read',
  GetBasicSiteSettingBySite: 'page-read',
  GetBasicSiteSettingBySiteCurrency: 'page-read',
  GetBasicSiteSettingBySiteWallet: 'page-read',
  GetCampaignHistoryByCreatedAtByAdmin: 'page-read',
  GetCommChannelSettingByDomain: 'page-read',
  GetCustomWhatsappConfig: 'page-read',
  GetGroupAdmins: 'page-read',
  GetInternalUserByUserName: 'page-read',
  GetInternalUsers: 'page-read',
  GetInternalUsersByUserRole: 'page-read',
  GetInvoiceFormatV2: 'page-read',
  GetPlatformServicesByPlatform: 'page-read',
  GetPlatformServicesBySiteId: 'page-read',
  GetServiceBySiteId: 'page-read',
  GetServiceTypeSettingBySite: 'page-read',
  GetServiceTypesBySiteId: 'page-read',
  GetServiceTypesBySiteIdRecords: 'page-read',
  GetSiteActionEventsFilter: 'page-read',
  GetSiteConfig: 'page-read',
  GetSiteConfigServices: 'page-read',
  GetSiteCustomLabelByDomain: 'page-read',
  GetSiteExtraServicesBySiteId: 'page-read',
  GetSitePagesByAdmin: 'page-read',
  GetSitePagesBySiteId: 'page-read',
  GetSiteRewardSettingByDomain: 'page-read',
  GetSiteSubRoleSiteId: 'page-read',
  GetSiteTransactionsBySite: 'page-read',
  GetSiteWalletById: 'page-read',
  GetSitesAdmin: 'page-read',
  GetSitesAdminForOutlets: 'page-read',
  GetSitesAdminRecords: 'page-read',
  GetSitesBySiteType: 'page-read',
  GetSitesBySiteTypeAndOption: 'page-read',
  GetSitesBySiteTypeAndOptionRecords: 'page-read',
  GetSubscriptionPlansBySiteId: 'page-read',
  GetTempleteByUpdatedAtBySiteId: 'page-read',
  GetUserServiceMapping: 'page-read',
  GetUserWalletBalance: 'page-read',
  GetUserWalletTransactions: 'page-read',
  AddPlatformService: 'page-write',
  CreateGroupAdmin: 'page-write',
  CreateInternalUser: 'page-write',
  CreatePlatformService: 'page-write',
  CreateServiceType: 'page-write',
  CreateServiceTypeV2: 'page-write',
  CreateSiteActionEvent: 'page-write',
  CreateSiteByRecahoAdmin: 'page-write',
  CreateSiteConfig: 'page-write',
  CreateSiteConfigServices: 'page-write',
  CreateSitePage: 'page-write',
  CreateSitePagesInBulk: 'page-write',
  CreateSiteWallet: 'page-write',
  CreateSubscriptionPlan: 'page-write',
  CreateTempleteByAdmin: 'page-write',
  CreateUserServiceMapping: 'page-write',
  DeletePlatformService: 'page-write',
  DeleteSitePage: 'page-write',
  DeleteSiteServices: 'page-write',
  DeleteSubscriptionPlan: 'page-write',
  DeleteTemplete: 'page-write',
  DeleteUserServiceMapping: 'page-write',
  ResetCogUserPassword: 'page-write',
  SendWhatsApp: 'page-write',
  StoreRegisterONDC: 'page-write',
  UpdateCommChannelSetting: 'page-write',
  UpdateCustomLabels: 'page-write',
  UpdateCustomWhatsappConfig: 'page-write',
  UpdateFalconStore: 'page-write',
  UpdateInternalUser: 'page-write',
  UpdateInternalUserEnabled: 'page-write',
  UpdateInvoiceFormatV2: 'page-write',
  UpdatePlatformService: 'page-write',
  UpdateServiceInBulkV2: 'page-write',
  UpdateServiceType: 'page-write',
  UpdateServiceTypeSetting: 'page-write',
  UpdateSiteByAdmin: 'page-write',
  UpdateSiteConfig: 'page-write',
  UpdateSiteDataNormalize: 'page-write',
  UpdateSitePage: 'page-write',
  UpdateSiteRewardSettingV2: 'page-write',
  UpdateSiteVersion: 'page-write',
  UpdateSubscriptionPlan: 'page-write',
  UpdateTempleteByAdmin: 'page-write',
  UpdateUserServiceMapping: 'page-write',
  UpdateWhatsappProviderSetting: 'page-write',
  VerifyUsername: 'page-write',
  CreateSiteExtraService: 'payment',
  GenerateSiteInvoice: 'payment',
  GenerateTransactionId: 'payment',
  SiteWalletRechargeByAdmin: 'payment',
  SubscribeSitePlanByAdminV2: 'payment',
  UpdateCPWallet: 'payment',
  CreateCampaignHistorybyAdmin: 'campaign',
  CreateUserQueueInBulkByAdmin: 'campaign',
  DownloadAllSites: 'main',
  DownloadInactiveSites: 'main',
  GetFroalaSignature: 'main',
  GetInternalDump: 'main',
  GetSitesAdminForBulk: 'main',
  GetSitesAdminForPlans: 'main',
  GetSitesBySiteTypeForBulk: 'main',
  GetSitesBySiteTypeForPlans: 'main',
  GetSitesBySiteTypeForOutlets: 'main',
  GetSitesBySiteTypeListed: 'main',
  GetSitesBySiteTypeRecords: 'main',
  UploadFile: 'main',
} as const satisfies { readonly [Name in OperationName]: AccessOf<Name> }

const REFUSALS: Readonly<Record<Exclude<OperationAccess, 'page-read' | 'page-write'>, string>> = {
  payment: 'What moves money is sent by money.send only.',
  campaign: 'Campaigns are sent by campaigns.start only.',
  main: 'The answer of this operation stays in main.',
}

/**
 * Variables that the page may not choose: the balance of a new wallet, and a new user's password, which the profile
 * sets or the platform chooses. A message goes to a whole number only.
 */
const ARGUMENT_RULES: { readonly [Name in OperationName]?: z.ZodType } = {
  CreateInternalUser: z.looseObject({ input: z.looseObject({ password: z.null().optional() }) }),
  CreateSiteWallet: z.looseObject({ balance: z.literal(0) }),
  SendWhatsApp: z.looseObject({ toNumber: z.string().refine(isDialledNumber) }),
}

/** Why the page may not send an operation; null where it may. `readsOnly`: the page asked to be held to reading. */
export function pageRefusal(operation: string, variables: Readonly<Record<string, unknown>>, readsOnly = false): string | null {
  if (!isKnown(operation)) return `This console does not know the operation ${operation}.`
  const access: OperationAccess = OPERATION_ACCESS[operation]
  if (readsOnly && access !== 'page-read') return 'Nothing can be changed while you see the console as somebody else.'
  if (access !== 'page-read' && access !== 'page-write') return REFUSALS[access]
  const rule = ARGUMENT_RULES[operation]
  return rule === undefined || rule.safeParse(variables).success ? null : `The page may not send ${operation} with these variables.`
}

const isKnown = (operation: string): operation is keyof typeof OPERATION_ACCESS => Object.hasOwn(OPERATION_ACCESS, operation)
