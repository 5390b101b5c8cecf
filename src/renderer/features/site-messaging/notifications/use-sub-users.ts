import { type PagedQueryResult, usePagedQuery } from '#app/platform/use-paged-query.ts'
import { GetSiteSubRoleSiteIdDocument, type GetSiteSubRoleSiteIdQuery } from '#generated/graphql.ts'
import type { SubUser } from './recipient.ts'

const rowsOf = ({ getSiteSubRoleSiteId }: GetSiteSubRoleSiteIdQuery): readonly SubUser[] => getSiteSubRoleSiteId.items
const nextToken = ({ getSiteSubRoleSiteId }: GetSiteSubRoleSiteIdQuery): string | null => getSiteSubRoleSiteId.nextToken || null
const idOf = ({ id }: SubUser): string => id

/** The sub-users of a site, page by page until all are there. Source: NOTIF-013, CALL-023. */
export const useSubUsers = (siteId: string): PagedQueryResult<SubUser> =>
  usePagedQuery(GetSiteSubRoleSiteIdDocument, {
    variablesAt: (token: string | null) => ({ siteId, nextToken: token }),
    firstPlace: null,
    rowsOf,
    nextPlace: nextToken,
    rowId: idOf,
  })
