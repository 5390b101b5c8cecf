import type { QueryClient } from '@tanstack/react-query'
import { changeAnswers } from '#data/platform/change-answers.ts'
import { platformQueryKey } from '#data/platform/use-platform-query.ts'
import { GetUserServiceMappingDocument, type GetUserServiceMappingQuery } from '#generated/graphql.ts'
import type { Mapping } from './mapping.ts'

/** Puts what the platform has accepted into the rows on screen. */
export const changeMappings = (queries: QueryClient, userId: string, change: (mappings: readonly Mapping[]) => Mapping[]): void =>
  changeAnswers<GetUserServiceMappingQuery>(queries, platformQueryKey(GetUserServiceMappingDocument, { userId }), ({ getUserServiceMapping }) => ({
    getUserServiceMapping: change(getUserServiceMapping),
  }))
