import type { QueryClient } from '@tanstack/react-query'
import type { PlatformAnswer } from '#app/platform/execute-operation.ts'
import { platformQueryKey } from '#app/platform/use-platform-query.ts'
import { GetInternalUsersByUserRoleDocument, type GetInternalUsersByUserRoleQuery } from '#generated/graphql.ts'
import type { Partner } from '../partner.ts'

/** Puts what the platform has accepted into the list on screen. */
export const changePartner = (queries: QueryClient, userName: string, change: Partial<Partner>): void => {
  queries.setQueriesData<PlatformAnswer<GetInternalUsersByUserRoleQuery>>({ queryKey: platformQueryKey(GetInternalUsersByUserRoleDocument) }, (answer) => {
    if (answer === undefined) return undefined
    const partners = answer.data.getInternalUsersByUserRole.map((partner) => (partner.username === userName ? { ...partner, ...change } : partner))
    return { ...answer, data: { getInternalUsersByUserRole: partners } }
  })
}
