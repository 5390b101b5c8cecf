import type { OfflineList } from '#shared/bridge/offline.ts'
import { GLOBAL_TEMPLATE_SITE_ID, MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { PlatformAnswer } from '../platform/platform-client.ts'

/** A list whose answers are kept. */
export interface Copy {
  readonly operation: string
  readonly list: OfflineList
  /** Only where that variable names the signed-in user: other profiles can be viewed too. */
  readonly own?: string
  /** Only of this site. */
  readonly siteId?: string
  /** Comes page by page, below this field of the answer. */
  readonly pages?: string
}

const TEMPLATES = { operation: 'GetTempleteByUpdatedAtBySiteId', pages: 'getTempleteByUpdatedAtBySiteId' }

/** The answers that are kept for offline use. */
const COPIES: readonly Copy[] = [
  { operation: 'GetSitesAdmin', list: 'sites' },
  { operation: 'GetInternalUsers', list: 'users' },
  { operation: 'GetInternalUserByUserName', list: 'profile', own: 'userName' },
  { operation: 'GetGroupAdmins', list: 'outlets' },
  { operation: 'GetSubscriptionPlansBySiteId', list: 'plans', siteId: MASTER_SITE_ID },
  { operation: 'GetPlatformServicesBySiteId', list: 'services', siteId: MASTER_SITE_ID },
  { operation: 'GetSitePagesByAdmin', list: 'pages', pages: 'getSitePagesByAdmin' },
  { ...TEMPLATES, list: 'master-templates', siteId: MASTER_SITE_ID },
  { ...TEMPLATES, list: 'global-templates', siteId: GLOBAL_TEMPLATE_SITE_ID },
]

/** What an answer is kept as, undefined when it is not kept. An empty answer never is. */
export function copyOf({ operation, variables, isEmpty }: Omit<PlatformAnswer, 'text'>, userName: string): Copy | undefined {
  if (isEmpty) return undefined
  return COPIES.find(
    ({ operation: kept, own, siteId }) =>
      kept === operation && (own === undefined || variables[own] === userName) && (siteId === undefined || variables['siteId'] === siteId),
  )
}
