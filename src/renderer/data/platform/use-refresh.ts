import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { platformQueryKey } from './use-read.ts'

/** Any operation, whatever it answers and takes. */
type AnyDocument = TypedDocumentNode<unknown, never>

/** Has the answers of operations asked for again that a change has made old. */
export const useRefresh = (): ((documents: readonly AnyDocument[]) => void) => {
  const queries = useQueryClient()
  return useCallback(
    (documents) => {
      for (const document of documents) void queries.invalidateQueries({ queryKey: platformQueryKey(document) })
    },
    [queries],
  )
}
