import type { OfflineList } from '#shared/bridge.ts'
import type { PlatformAnswer } from '../platform/platform-client.ts'

/** The answers that are kept for offline use, by operation: for which list, and under which condition. An empty answer is never kept. */
const COPIES: Readonly<Record<string, { readonly list: OfflineList; readonly field: string; readonly own?: string }>> = {
  GetSitesAdmin: { list: 'sites', field: 'getSitesAdmin' },
  GetInternalUsers: { list: 'users', field: 'getInternalUsers' },
  GetInternalUserByUserName: { list: 'profile', field: 'getInternalUserByUserName', own: 'userName' },
}

/** The list that an answer is to be kept as, undefined when it is not. Of profiles only that of the signed-in user is: others can be looked at too. */
export function listOf({ operation, variables, data }: Omit<PlatformAnswer, 'text'>, userName: string): OfflineList | undefined {
  const copy = Object.hasOwn(COPIES, operation) ? COPIES[operation] : undefined
  if (copy === undefined || isEmpty(data[copy.field])) return undefined
  return copy.own === undefined || variables[copy.own] === userName ? copy.list : undefined
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || (Array.isArray(value) && value.length === 0)
