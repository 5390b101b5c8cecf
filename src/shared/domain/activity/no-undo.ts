import { SENT_CHANGES } from './sent-changes.ts'

const MONEY = 'the platform gives no money back.'
const MESSAGE = 'a message that was sent stays sent.'
const CREATED = 'what was created can only be deleted, on its own screen.'
const STAYS = 'the platform cannot delete what was created.'
const DELETED = 'the platform cannot restore what was deleted.'
const NO_VALUES = 'the console does not keep what this call replaced.'
const HISTORY = 'an entry of the history of a site stays.'

/** Why the platform, or the console, cannot take a call back, as the end of a sentence. */
const REASONS: Readonly<Record<string, string>> = {
  CreateSiteByRecahoAdmin: CREATED,
  CreateSitePage: CREATED,
  CreateSitePagesInBulk: CREATED,
  CreateTempleteByAdmin: CREATED,
  CreateSubscriptionPlan: CREATED,
  CreatePlatformService: CREATED,
  CreateUserServiceMapping: CREATED,
  CreateSiteConfig: STAYS,
  CreateSiteConfigServices: STAYS,
  AddPlatformService: STAYS,
  CreateSiteWallet: STAYS,
  CreateInternalUser: STAYS,
  CreateGroupAdmin: STAYS,
  CreateServiceType: STAYS,
  CreateServiceTypeV2: STAYS,
  UpdateServiceInBulkV2: 'the platform cannot take services out of a menu.',
  StoreRegisterONDC: STAYS,
  UploadFile: STAYS,
  CreateSiteActionEvent: HISTORY,
  deleteSite: DELETED,
  resetSite: DELETED,
  DeleteSiteServices: DELETED,
  DeleteUserServiceMapping: DELETED,
  DeleteSitePage: DELETED,
  DeleteTemplete: DELETED,
  DeleteSubscriptionPlan: DELETED,
  DeletePlatformService: DELETED,
  CreateSiteExtraService: MONEY,
  GenerateSiteInvoice: 'an invoice that was created stays.',
  GenerateTransactionId: STAYS,
  SiteWalletRechargeByAdmin: MONEY,
  SubscribeSitePlanByAdminV2: MONEY,
  UpdateCPWallet: MONEY,
  SendWhatsApp: MESSAGE,
  CreateCampaignHistorybyAdmin: MESSAGE,
  CreateUserQueueInBulkByAdmin: MESSAGE,
  ResetCogUserPassword: 'the password before is known to nobody.',
}

/** Calls of an editor that keeps what was before: not of every field. */
const KEPT_IN_PART = 'the console does not keep what these fields were before.'
const EDITED: readonly string[] = [
  'UpdateSiteByAdmin',
  'UpdateInternalUser',
  'UpdateInternalUserEnabled',
  'UpdateTempleteByAdmin',
  'UpdateServiceType',
  'UpdateSitePage',
  'UpdateSubscriptionPlan',
  'UpdatePlatformService',
  'UpdateUserServiceMapping',
  'UpdateSiteVersion',
]

/** Why a change without an undo has none, in a sentence. @param operation its call */
export const noUndoReason = (operation: string): string => {
  const known = Object.hasOwn(SENT_CHANGES, operation) && Object.hasOwn(REASONS, operation) ? REASONS[operation] : undefined
  return `Cannot be taken back: ${known ?? (EDITED.includes(operation) ? KEPT_IN_PART : NO_VALUES)}`
}
