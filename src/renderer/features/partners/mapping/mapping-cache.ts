import type { QueryClient } from '@tanstack/react-query'
import type { PlatformAnswer } from '#app/platform/execute-operation.ts'
import { platformQueryKey } from '#app/platform/use-platform-query.ts'
import { GetUserServiceMappingDocument, type GetUserServiceMappingQuery } from '#generated/graphql.ts'
import type { Mapping } from './mapping.ts'

/** Puts what the platform has accepted into the rows on screen. */
export const changeMappings = (queries: QueryClient, userId: string, change: (mappings: readonly Mapping[]) => Mapping[]): void => {
  queries.setQueryData<PlatformAnswer<GetUserServiceMappingQuery>>(platformQueryKey(GetUserServiceMappingDocument, { userId }), (answer) =>
    answer === undefined ? undefined : { ...answer, data: { getUserServiceMapping: change(answer.data.getUserServiceMapping) } },
  )
}
