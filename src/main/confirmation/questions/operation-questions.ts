import type { AskedOperation } from '../verdicts.ts'
import { createGroupAdmin, createInternalUser, resetPassword, updateInternalUser } from './accounts.ts'
import * as deletions from './deletions.ts'
import { saveMenuSetting } from './menus.ts'
import { saveBillingRecord, saveMapping, saveServices, updatePlan } from './prices.ts'
import { updateSite } from './site-edits.ts'
import { createSite, registerStore, saveTemplate, updateNotifications, updateWhatsappConfig, updateWhatsappSettings } from './sites.ts'
import type { Questioner } from './write-question.ts'

/** Total over the operations that ask: one whose question is not written does not compile. */
export const OPERATION_QUESTIONS: { readonly [Name in AskedOperation]: Questioner } = {
  CreateGroupAdmin: createGroupAdmin,
  CreateInternalUser: createInternalUser,
  CreateSiteByRecahoAdmin: createSite,
  CreateSiteConfig: saveServices,
  CreateTempleteByAdmin: saveTemplate,
  CreateUserServiceMapping: saveMapping,
  DeletePlatformService: deletions.deletePlatformService,
  DeleteSitePage: deletions.deleteSitePage,
  DeleteSiteServices: deletions.deleteSiteServices,
  DeleteSubscriptionPlan: deletions.deleteSubscriptionPlan,
  DeleteTemplete: deletions.deleteTemplate,
  DeleteUserServiceMapping: deletions.deleteUserServiceMapping,
  ResetCogUserPassword: resetPassword,
  StoreRegisterONDC: registerStore,
  UpdateCommChannelSetting: updateNotifications,
  UpdateCustomWhatsappConfig: updateWhatsappConfig,
  UpdateInternalUser: updateInternalUser,
  UpdateInternalUserEnabled: updateInternalUser,
  UpdateServiceTypeSetting: saveMenuSetting,
  UpdateSiteByAdmin: updateSite,
  UpdateSiteConfig: saveServices,
  UpdateSiteDataNormalize: saveBillingRecord,
  UpdateSubscriptionPlan: updatePlan,
  UpdateTempleteByAdmin: saveTemplate,
  UpdateUserServiceMapping: saveMapping,
  UpdateWhatsappProviderSetting: updateWhatsappSettings,
}
