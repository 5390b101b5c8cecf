/** What is missing from a row: it is left out when a field fails that it needs. */
interface PartialList {
  /** Fields that a row needs beyond those that the contract demands; `all` where rows are edited, copied or counted as they are. */
  readonly needs: 'all' | readonly string[]
}

/**
 * The lists that are shown although a part of them failed. Prices, plans, configurations and everything that main decides by are not among them: of those a
 * part is worse than none.
 */
export const PARTIAL_LISTS: Readonly<Record<string, PartialList>> = {
  // Without these a row would show a status or a version that the site may not have.
  GetSitesAdmin: { needs: ['enabled', 'appVersion'] },
  GetSitesAdminForBulk: { needs: 'all' },
  GetSitesAdminForOutlets: { needs: 'all' },
  GetSitesAdminForPlans: { needs: 'all' },
  GetSitesAdminRecords: { needs: 'all' },
  GetSitesBySiteTypeAndOptionRecords: { needs: 'all' },
  GetSitesBySiteType: { needs: 'all' },
  GetInternalUsers: { needs: 'all' },
  GetInternalUsersByUserRole: { needs: 'all' },
  GetGroupAdmins: { needs: 'all' },
  GetSitePagesBySiteId: { needs: 'all' },
  GetTempleteByUpdatedAtBySiteId: { needs: 'all' },
  GetCampaignHistoryByCreatedAtByAdmin: { needs: 'all' },
}

/** What a row of this list needs; undefined where the list is shown whole or not at all. */
export const partialList = (operation: string): PartialList | undefined => (Object.hasOwn(PARTIAL_LISTS, operation) ? PARTIAL_LISTS[operation] : undefined)
