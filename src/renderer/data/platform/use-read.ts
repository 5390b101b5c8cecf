import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type QueryClient, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { partialList } from '#shared/partial-lists.ts'
import { useBridge } from '../bridge/bridge-context.ts'
import { executeOperation, type PlatformAnswer } from './execute-operation.ts'
import { operationOf } from './operation-of.ts'
import type { PlatformFailure } from './platform-failure.ts'

export interface ReadOptions {
  /** false: the query waits. */
  readonly enabled?: boolean
  /** For how long an answer counts as fresh. 0 is the platform's "no cache": asked again whenever a screen needs it. */
  readonly staleTime?: number
  /** Keep the old answer's objects where nothing changed. Costs a comparison of everything: off for lists of thousands. */
  readonly structuralSharing?: boolean
}

/** What is read to be shown may lack rows or fields where its list may be shown in part; `MissingNotice` then says what. */
export const mayShowInPart = <Data, Variables>(document: TypedDocumentNode<Data, Variables>): boolean => partialList(operationOf(document)) !== undefined

type PlatformQueryKey = readonly ['platform', string, unknown]

/** The key of an operation's answer in the query cache. Without variables it is the start of the keys of all its answers. */
export const platformQueryKey = <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables?: Variables) =>
  variables === undefined ? (['platform', operationOf(document)] as const) : (['platform', operationOf(document), variables] as const)

/** The query of an operation as TanStack Query wants it, shared by the hooks so that equal questions share one answer. */
export const platformQuery = <Data, Variables>(
  bridge: Bridge,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: ReadOptions = {},
) => ({
  queryKey: ['platform', operationOf(document), variables] as PlatformQueryKey,
  queryFn: ({ signal, client }: { signal: AbortSignal; client: QueryClient }) => readWithRows(bridge, document, variables, signal, client),
  enabled: options.enabled ?? true,
  staleTime: options.staleTime ?? 0,
  structuralSharing: options.structuralSharing ?? true,
})

/** The key of the rows of a list that is still arriving; null there once it is whole. They stay where it broke off. */
export const arrivingKey = <Data, Variables>(document: TypedDocumentNode<Data, Variables>) => ['arriving', operationOf(document)] as const

/** Which operation a query of the cache holds an answer of, or the rows that have arrived; undefined for every other query. */
export const answerIn = ([kind, operation]: QueryKey): unknown => (kind === 'platform' || kind === 'arriving' ? operation : undefined)

const readWithRows = async <Data, Variables>(
  bridge: Bridge,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
  client: QueryClient,
) => {
  const key = arrivingKey(document)
  const forget = (): void => {
    if (client.getQueryData(key)) client.setQueryData(key, null)
  }
  signal.addEventListener('abort', forget, { once: true })
  const onRows = (rows: readonly unknown[]): void => {
    if (!signal.aborted) client.setQueryData(key, rows)
  }
  const answer = await executeOperation(bridge, document, variables, signal, { acceptsGaps: mayShowInPart(document), onRows })
  forget()
  return answer
}

const dataOf = <Data>(answer: PlatformAnswer<Data>): Data => answer.data

/** Asks the platform and keeps the answer. Leaving the screen cancels a call nobody waits for any more. */
export const useRead = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: ReadOptions = {},
): UseQueryResult<Data, PlatformFailure> =>
  useQuery<PlatformAnswer<Data>, PlatformFailure, Data, PlatformQueryKey>({ ...platformQuery(useBridge(), document, variables, options), select: dataOf })
