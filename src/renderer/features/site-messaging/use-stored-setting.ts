import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { PlatformAnswer } from '#data/platform/execute-operation.ts'
import { platformQuery } from '#data/platform/use-read.ts'

/** What is edited is what the platform holds now: read anew at each opening, and neither kept nor renewed behind the form. */
export const useStoredSetting = <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): UseQueryResult<PlatformAnswer<Data>> =>
  useQuery({ ...platformQuery(useBridge(), document, variables, { staleTime: Number.POSITIVE_INFINITY }), gcTime: 0 })
