import { GetTempleteByUpdatedAtBySiteIdDocument, type GetTempleteByUpdatedAtBySiteIdQuery } from '#generated/graphql.ts'
import type { TemplateSiteId } from '#shared/domain/content/template.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'
import { type PagedQueryResult, usePagedQuery } from '../platform/use-paged-query.ts'

/** A message template. */
export type Template = GetTempleteByUpdatedAtBySiteIdQuery['getTempleteByUpdatedAtBySiteId']['items'][number]

const pageOf = (data: GetTempleteByUpdatedAtBySiteIdQuery) => tokenPage(data.getTempleteByUpdatedAtBySiteId)
const rowId = ({ slugName }: Template): string => slugName

/** How the templates of a scope are read, last updated first. */
export const templatesReading = (siteId: string) => ({
  variablesAt: (token: PageToken) => ({ siteId, ...atToken(token) }),
  firstPlace: FIRST_TOKEN,
  pageOf,
  rowId,
})

/** The templates of a scope, read on until there is no further page. */
export const useTemplates = (siteId: TemplateSiteId): PagedQueryResult<Template> =>
  usePagedQuery(GetTempleteByUpdatedAtBySiteIdDocument, templatesReading(siteId))
