import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PlatformAnswer } from './execute-operation.ts'
import { platformQueryKey } from './use-read.ts'

/** The cache of one session, never persisted. No retries: main retries reads, and a change is never sent twice. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Calls go over the bridge, so the browser's own idea of being online must not pause them.
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Has the answers of operations asked for again that a change has made old. */
export const useRefresh = (): ((documents: readonly TypedDocumentNode<unknown, never>[]) => void) => {
  const queries = useQueryClient()
  return useCallback(
    (documents) => {
      for (const document of documents) void queries.invalidateQueries({ queryKey: platformQueryKey(document) })
    },
    [queries],
  )
}

/** Puts what was accepted into the answers on screen. One that is being read was asked for before: it is read again. */
export const changeAnswers = <Data>(queries: QueryClient, queryKey: readonly unknown[], change: (data: Data) => Data): void => {
  queries.setQueriesData<PlatformAnswer<Data>>({ queryKey }, (answer) => (answer === undefined ? undefined : { ...answer, data: change(answer.data) }))
  if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey })
}
