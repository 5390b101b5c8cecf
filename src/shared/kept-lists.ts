import type { OfflineList } from './bridge/offline.ts'
import { type AccessRule, isAllowed } from './domain/access/access-rule.ts'
import { EVERYONE, MANAGES_PARTNERS, MANAGES_USERS, PARTNER_ONLY, ROOT, SEES_SITES } from './domain/access/screen-rules.ts'
import { needs, SITE_ACTIONS } from './domain/access/site-actions.ts'
import { TEMPLATE_ACTIONS } from './domain/access/template-actions.ts'
import type { AccessSubject } from './domain/permission.ts'
import { GLOBAL_TEMPLATE_SITE_ID, MASTER_SITE_ID } from './domain/scope.ts'

/** A list that is kept on this machine for offline use. */
export interface KeptList {
  readonly operation: string
  /** Only where that variable names the signed-in user: other profiles can be viewed too. */
  readonly own?: string
  /** Only of this site. */
  readonly siteId?: string
  /** Comes page by page, below this field of the answer. */
  readonly pages?: string
  /** Who may see the copy: one of these rules is enough. */
  readonly seenBy: readonly AccessRule[]
}

const TEMPLATES = { operation: 'GetTempleteByUpdatedAtBySiteId', pages: 'getTempleteByUpdatedAtBySiteId' }

/** Users are named on many screens: in the list of sites, in the form of a site, on every dashboard. */
const NAMES_USERS: readonly AccessRule[] = [
  MANAGES_USERS,
  MANAGES_PARTNERS,
  PARTNER_ONLY,
  SEES_SITES,
  SITE_ACTIONS.createSite,
  SITE_ACTIONS.editSite,
  needs({ group: 'cp_dashboard', operation: 'cp_dashboard' }),
  needs({ group: 'onboarding_dashboard', operation: 'onboarding_dashboard' }),
  needs({ group: 'renewal_dashboard', operation: 'renewal_dashboard' }),
  needs({ group: 'nonusage_dashboard', operation: 'nonusage_dashboard' }),
  needs({ group: 'outstanding_dashboard', operation: 'outstanding_dashboard' }),
]

/** What each copy is made of and who may see it. The guards ask here before they show one; main keeps and deletes by it. */
export const KEPT_LISTS: Readonly<Record<OfflineList, KeptList>> = {
  sites: { operation: 'GetSitesAdmin', seenBy: [SEES_SITES] },
  users: { operation: 'GetInternalUsers', seenBy: NAMES_USERS },
  profile: { operation: 'GetInternalUserByUserName', own: 'userName', seenBy: [EVERYONE] },
  outlets: { operation: 'GetGroupAdmins', seenBy: [MANAGES_USERS] },
  plans: { operation: 'GetSubscriptionPlansBySiteId', siteId: MASTER_SITE_ID, seenBy: [ROOT] },
  services: { operation: 'GetPlatformServicesBySiteId', siteId: MASTER_SITE_ID, seenBy: [ROOT] },
  pages: { operation: 'GetSitePagesByAdmin', pages: 'getSitePagesByAdmin', seenBy: [needs({ group: 'staticPage', operation: 'edit_page' })] },
  'master-templates': { ...TEMPLATES, siteId: MASTER_SITE_ID, seenBy: [TEMPLATE_ACTIONS.changeMasterTemplate] },
  'global-templates': { ...TEMPLATES, siteId: GLOBAL_TEMPLATE_SITE_ID, seenBy: [TEMPLATE_ACTIONS.editGlobalTemplate] },
}

const LISTS = Object.keys(KEPT_LISTS) as readonly OfflineList[]

export const maySeeList = (user: AccessSubject, list: OfflineList): boolean => KEPT_LISTS[list].seenBy.some((rule) => isAllowed(user, rule))

export const visibleLists = (user: AccessSubject): readonly OfflineList[] => LISTS.filter((list) => maySeeList(user, list))

/** The lists whose copies a user may not see. */
export const hiddenLists = (user: AccessSubject): readonly OfflineList[] => LISTS.filter((list) => !maySeeList(user, list))
