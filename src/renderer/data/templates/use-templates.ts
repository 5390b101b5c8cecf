import { GetTempleteByUpdatedAtBySiteIdDocument, type GetTempleteByUpdatedAtBySiteIdQuery } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { publicAddress } from '#shared/domain/content/image.ts'
import type { TemplateSiteId } from '#shared/domain/content/template.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'
import { PlatformFailure } from '../platform/platform-failure.ts'
import { type PagedQueryResult, readPagedList, usePagedQuery } from '../platform/use-paged-query.ts'
import { platformQueryKey } from '../platform/use-read.ts'

export type Template = GetTempleteByUpdatedAtBySiteIdQuery['getTempleteByUpdatedAtBySiteId']['items'][number]

const pageOf = (data: GetTempleteByUpdatedAtBySiteIdQuery) => tokenPage(data.getTempleteByUpdatedAtBySiteId)
const rowId = ({ slugName }: Template): string => slugName

/** How the templates of a scope are read, last updated first. */
const templatesReading = (siteId: string) => ({
  variablesAt: (token: PageToken) => ({ siteId, ...atToken(token) }),
  firstPlace: FIRST_TOKEN,
  pageOf,
  rowId,
})

/** The templates of a scope, read on until there is no further page. */
export const useTemplates = (siteId: TemplateSiteId): PagedQueryResult<Template> =>
  usePagedQuery(GetTempleteByUpdatedAtBySiteIdDocument, templatesReading(siteId))

/** The query of all templates of a scope as TanStack Query wants it. A save of a template invalidates `GetTempleteByUpdatedAtBySiteId`. */
export const templatesQuery = (bridge: Bridge, siteId: TemplateSiteId) => ({
  queryKey: [...platformQueryKey(GetTempleteByUpdatedAtBySiteIdDocument), siteId, 'all'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    readPagedList(bridge, GetTempleteByUpdatedAtBySiteIdDocument, templatesReading(siteId), { signal }),
})

/** A template as it is now; undefined: there is none. Throws a `PlatformFailure`, also where the list was not whole. */
export const findTemplate = async (bridge: Bridge, siteId: string, slugName: string): Promise<Template | undefined> => {
  const isIt = (template: Template): boolean => template.slugName === slugName
  const isEnough = (templates: readonly Template[]): boolean => templates.some(isIt)
  const { rows, stopped } = await readPagedList(bridge, GetTempleteByUpdatedAtBySiteIdDocument, templatesReading(siteId), { isEnough })
  const found = rows.find(isIt)
  if (found === undefined && stopped !== null) throw new PlatformFailure({ kind: 'invalid-answer', message: 'The list of templates is not whole.' })
  return found
}

/** Where the image of a template can be seen; null without one, and where the connection profile names no address for images. */
export const templateImageAddress = (imageBase: string | null, image: { readonly key?: string | null } | null | undefined): string | null =>
  imageBase !== null && image?.key ? publicAddress(imageBase, image.key) : null
