import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Missing } from '#shared/bridge/platform.ts'

/** What is missing of an answer, or of each page of a list that is read in pages. */
export const missingOf = (data: unknown): readonly Missing[] => {
  if (typeof data !== 'object' || data === null) return []
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.flatMap(missingOf)
  return 'missing' in data && data.missing !== undefined ? [data.missing as Missing] : []
}

/** The lists in use of which something is missing. */
export const incompleteLists = (queries: QueryClient): readonly Query[] =>
  queries.getQueryCache().findAll({ type: 'active', predicate: (query) => missingOf(query.state.data).length > 0 })

/** Whether something is missing of the lists that a screen or a dialog shows at the moment. */
export const useIsIncomplete = (): boolean => {
  const queries = useQueryClient()
  const subscribe = useCallback((onChange: () => void) => queries.getQueryCache().subscribe(onChange), [queries])
  return useSyncExternalStore(subscribe, () => incompleteLists(queries).length > 0)
}

/** Whether something is missing of the lists in use, or one of them is still arriving: for those who only need to know when they act. */
export const isAnythingMissing = (queries: QueryClient): boolean =>
  incompleteLists(queries).length > 0 ||
  queries.getQueryCache().findAll({ type: 'active', queryKey: ['arriving'], predicate: ({ state }) => Array.isArray(state.data) }).length > 0

/** What is missing of rows that do not come by an operation, to be kept beside them in the query cache; nothing where all came. */
export const rowsLeftOut = (leftOut: number | undefined): { readonly missing?: Missing } =>
  leftOut === undefined ? {} : { missing: { leftOut, unusable: [], fields: [], isOpenEnded: false, reason: null } }
