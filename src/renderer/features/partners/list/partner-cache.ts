import type { QueryClient } from '@tanstack/react-query'
import { changeAnswers } from '#data/platform/change-answers.ts'
import { platformQueryKey } from '#data/platform/use-platform-query.ts'
import { GetInternalUsersByUserRoleDocument, type GetInternalUsersByUserRoleQuery } from '#generated/graphql.ts'
import type { Partner } from '../partner.ts'

/** Puts what the platform has accepted into the list on screen. */
export const changePartner = (queries: QueryClient, userName: string, change: Partial<Partner>): void =>
  changeAnswers<GetInternalUsersByUserRoleQuery>(queries, platformQueryKey(GetInternalUsersByUserRoleDocument), ({ getInternalUsersByUserRole: partners }) => ({
    getInternalUsersByUserRole: partners.map((partner) => (partner.username === userName ? { ...partner, ...change } : partner)),
  }))
