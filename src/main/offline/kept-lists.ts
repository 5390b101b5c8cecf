import type { OfflineList } from '#shared/bridge/offline.ts'
import { KEPT_LISTS, type KeptList } from '#shared/kept-lists.ts'
import type { PlatformAnswer } from '../platform/platform-client.ts'

export type Copy = KeptList & { readonly list: OfflineList }

const COPIES: readonly Copy[] = Object.entries(KEPT_LISTS).map(([list, kept]) => ({ ...kept, list: list as OfflineList }))

/** What an answer is kept as, undefined when it is not kept. An empty answer never is. */
export function copyOf({ operation, variables, isEmpty }: Omit<PlatformAnswer, 'text'>, userName: string): Copy | undefined {
  if (isEmpty) return undefined
  return COPIES.find(
    ({ operation: kept, own, siteId }) =>
      kept === operation && (own === undefined || variables[own] === userName) && (siteId === undefined || variables['siteId'] === siteId),
  )
}
