import type { OperationName } from '../../platform/graphql/trusted-operations.ts'
import { deletePlatformService, deleteSitePage, deleteSiteServices, deleteSubscriptionPlan, deleteTemplate, deleteUserServiceMapping } from './deletions.ts'
import type { Questioner } from './write-question.ts'

type Deletion = Extract<OperationName, `Delete${string}`>

/** Total over the deletions of the build. */
export const OPERATION_QUESTIONS: { readonly [Name in Deletion]: Questioner } = {
  DeletePlatformService: deletePlatformService,
  DeleteSitePage: deleteSitePage,
  DeleteSiteServices: deleteSiteServices,
  DeleteSubscriptionPlan: deleteSubscriptionPlan,
  DeleteTemplete: deleteTemplate,
  DeleteUserServiceMapping: deleteUserServiceMapping,
}
