import { type PagedQueryResult, usePagedQuery } from '#data/platform/use-paged-query.ts'
import { GetSiteSubRoleSiteIdDocument, type GetSiteSubRoleSiteIdQuery } from '#generated/graphql.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'
import type { SubUser } from './recipient.ts'

const pageOf = (data: GetSiteSubRoleSiteIdQuery) => tokenPage<SubUser>(data.getSiteSubRoleSiteId)
const idOf = ({ id }: SubUser): string => id

/** The sub-users of a site, page by page until all are there. */
export const useSubUsers = (siteId: string): PagedQueryResult<SubUser> =>
  usePagedQuery(GetSiteSubRoleSiteIdDocument, {
    variablesAt: (token: PageToken) => ({ siteId, ...atToken(token) }),
    firstPlace: FIRST_TOKEN,
    pageOf,
    rowId: idOf,
  })
