import { GetTempleteByUpdatedAtBySiteIdDocument, type GetTempleteByUpdatedAtBySiteIdQuery } from '#generated/graphql.ts'
import type { TemplateSiteId } from '#shared/domain/template.ts'
import { type PagedQueryResult, usePagedQuery } from '../platform/use-paged-query.ts'

/** A message template. Source: ENT2-010. */
export type Template = GetTempleteByUpdatedAtBySiteIdQuery['getTempleteByUpdatedAtBySiteId']['items'][number]

const rowsOf = (data: GetTempleteByUpdatedAtBySiteIdQuery): readonly Template[] => data.getTempleteByUpdatedAtBySiteId.items
const nextPlace = (data: GetTempleteByUpdatedAtBySiteIdQuery): string | null => data.getTempleteByUpdatedAtBySiteId.nextToken || null
const rowId = ({ slugName }: Template): string => slugName

/** The templates of a scope, last updated first, read on until there is no further part. Source: TMPL-036. */
export const useTemplates = (siteId: TemplateSiteId): PagedQueryResult<Template> =>
  usePagedQuery(GetTempleteByUpdatedAtBySiteIdDocument, {
    variablesAt: (nextToken: string | null) => ({ siteId, nextToken }),
    firstPlace: null,
    rowsOf,
    nextPlace,
    rowId,
  })
