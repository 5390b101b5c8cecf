import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useBridge } from '../bridge/bridge-context.ts'
import { executeOperation } from './execute-operation.ts'
import type { PlatformFailure } from './platform-failure.ts'
import { platformQueryKey } from './use-read.ts'

/** Any operation, whatever it answers and takes. */
type AnyDocument = TypedDocumentNode<unknown, never>

export interface PlatformMutationOptions {
  /** Operations whose answers this change makes old: they are asked again once it succeeded. */
  readonly invalidates?: readonly AnyDocument[]
}

/**
 * Changes something on the platform. Never retried: a lost answer (`unknown-outcome`) may have been a success.
 * `error` is a `PlatformFailure`; `mutateAsync` throws it.
 */
export const usePlatformMutation = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  options: PlatformMutationOptions = {},
): UseMutationResult<Data, PlatformFailure, Variables> => {
  const bridge = useBridge()
  const queries = useQueryClient()
  return useMutation<Data, PlatformFailure, Variables>({
    mutationFn: async (variables) => (await executeOperation(bridge, document, variables)).data,
    onSuccess: () => {
      for (const touched of options.invalidates ?? []) void queries.invalidateQueries({ queryKey: platformQueryKey(touched) })
    },
  })
}
