import type { OfflineList } from '#shared/bridge/offline.ts'
import type { PlatformAnswer } from '../platform/platform-client.ts'

/** The answers that are kept for offline use, by operation. `own`: only where that variable names the signed-in user; other profiles can be looked at too. */
const COPIES: ReadonlyMap<string, { readonly list: OfflineList; readonly own?: string }> = new Map([
  ['GetSitesAdmin', { list: 'sites' }],
  ['GetInternalUsers', { list: 'users' }],
  ['GetInternalUserByUserName', { list: 'profile', own: 'userName' }],
])

/** The list that an answer is to be kept as, undefined when it is not. An empty answer never is. */
export function listOf({ operation, variables, isEmpty }: Omit<PlatformAnswer, 'text'>, userName: string): OfflineList | undefined {
  const copy = COPIES.get(operation)
  if (copy === undefined || isEmpty) return undefined
  return copy.own === undefined || variables[copy.own] === userName ? copy.list : undefined
}
