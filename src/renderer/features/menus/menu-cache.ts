import type { QueryClient } from '@tanstack/react-query'
import { executeOperation, type PlatformAnswer } from '#data/platform/execute-operation.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { GetServiceTypesBySiteIdRecordsDocument, type GetServiceTypesBySiteIdRecordsQuery } from '#generated/graphql.ts'

import type { Bridge } from '#shared/bridge/bridge.ts'
import { serviceTypeSiteId } from '#shared/domain/content/menu.ts'

import type { Menu } from './menu.ts'

/** What the menus of a site are asked for with. */
export const menusOf = (siteId: string): { readonly siteId: string } => ({ siteId: serviceTypeSiteId(siteId) })

/** The menus as the platform holds them now. Throws a `PlatformFailure`. */
export const readMenus = async (bridge: Bridge, siteId: string): Promise<readonly Menu[]> =>
  (await executeOperation(bridge, GetServiceTypesBySiteIdRecordsDocument, menusOf(siteId))).data.getServiceTypesBySiteId

/** Replaces a row of the list by what a change answered. */
export const replaceMenu = (queries: QueryClient, siteId: string, menu: Menu): void => {
  queries.setQueryData<PlatformAnswer<GetServiceTypesBySiteIdRecordsQuery>>(
    platformQueryKey(GetServiceTypesBySiteIdRecordsDocument, menusOf(siteId)),
    (answer) =>
      answer && {
        ...answer,
        data: { getServiceTypesBySiteId: answer.data.getServiceTypesBySiteId.map((known) => (known.slugName === menu.slugName ? menu : known)) },
      },
  )
}

/** Asks for all menus again, as after one was added. */
export const refreshMenus = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey: platformQueryKey(GetServiceTypesBySiteIdRecordsDocument) })
}
