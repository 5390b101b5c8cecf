import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { executeOperation, operationOf, type PlatformAnswer } from './execute-operation.ts'
import type { PlatformFailure } from './platform-failure.ts'

/** What a screen may decide about a query. Times are milliseconds. */
export interface PlatformQueryOptions {
  /** false: the query waits. */
  readonly enabled?: boolean
  /** For how long an answer counts as fresh. 0 is the platform's "no cache": asked anew whenever a screen needs it. */
  readonly staleTime?: number
  /** Keep the old answer's objects where nothing changed. Costs a comparison of everything: off for lists of thousands. */
  readonly structuralSharing?: boolean
}

type PlatformQueryKey = readonly ['platform', string, unknown]

/** The key of an operation's answer in the query cache. Without variables it is the start of the keys of all its answers. */
export const platformQueryKey = <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables?: Variables) =>
  variables === undefined ? (['platform', operationOf(document)] as const) : (['platform', operationOf(document), variables] as const)

/** The query of an operation as TanStack Query wants it, shared by the hooks so that equal questions share one answer. */
export const platformQuery = <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables, options: PlatformQueryOptions = {}) => ({
  queryKey: ['platform', operationOf(document), variables] as PlatformQueryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => executeOperation(document, variables, signal),
  enabled: options.enabled ?? true,
  staleTime: options.staleTime ?? 0,
  structuralSharing: options.structuralSharing ?? true,
})

const dataOf = <Data>(answer: PlatformAnswer<Data>): Data => answer.data

/**
 * Asks the platform and keeps the answer. `data` is the typed answer of the operation; `error` a `PlatformFailure`.
 * Leaving the screen cancels a call nobody waits for any more.
 */
export const usePlatformQuery = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: PlatformQueryOptions = {},
): UseQueryResult<Data, PlatformFailure> =>
  useQuery<PlatformAnswer<Data>, PlatformFailure, Data, PlatformQueryKey>({ ...platformQuery(document, variables, options), select: dataOf })
