import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { announceChange } from '../windows/other-windows.ts'
import type { PlatformAnswer } from './execute-operation.ts'
import { operationOf } from './operation-of.ts'

/** The cache of one session, never persisted. No retries: main retries reads, and a change is never sent twice. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Calls go over the bridge, so the browser's own idea of being online must not pause them.
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Has the answers of operations asked for again, in this window. */
export const refreshAnswers = (queries: QueryClient, operations: readonly string[]): void => {
  for (const operation of operations) void queries.invalidateQueries({ queryKey: ['platform', operation] })
}

/** Has the answers of operations asked for again that a change has made old, in every window. */
export const useRefresh = (): ((documents: readonly TypedDocumentNode<unknown, never>[]) => void) => {
  const queries = useQueryClient()
  return useCallback(
    (documents) => {
      const operations = documents.map((document) => operationOf(document))
      refreshAnswers(queries, operations)
      announceChange({ kind: 'answers', operations })
    },
    [queries],
  )
}

/** Puts what was accepted into the answers on screen. One that is being read was asked for before: it is read again. */
export const changeAnswers = <Data>(queries: QueryClient, queryKey: readonly unknown[], change: (data: Data) => Data): void => {
  queries.setQueriesData<PlatformAnswer<Data>>({ queryKey }, (answer) => (answer === undefined ? undefined : { ...answer, data: change(answer.data) }))
  if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey })
  const [kind, operation] = queryKey
  if (kind === 'platform' && typeof operation === 'string') announceChange({ kind: 'answers', operations: [operation] })
}
