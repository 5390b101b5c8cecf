import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Missing } from '#shared/bridge.ts'
import { missingText } from './missing-text.ts'

/** What is missing of the lists in use. */
export interface MissingData {
  /** As sentences, each once. */
  readonly sentences: readonly string[]
  /** Asks again for the lists that something is missing of. */
  readonly retry: () => void
}

/** Sentences shown at most, whatever is missing of however many lists. */
const MOST_SENTENCES = 8

/** What is missing of the lists that a screen or a dialog shows at the moment. Changes nothing and asks for nothing. */
export const useMissing = (): MissingData => {
  const queries = useQueryClient()
  const subscribe = useCallback((onChange: () => void) => queries.getQueryCache().subscribe(onChange), [queries])
  // A text, so that what did not change is the same value.
  const text = useSyncExternalStore(subscribe, () => incompleteLists(queries).flatMap(sentencesOf).join('\n'))
  return useMemo(() => {
    const sentences = text === '' ? [] : [...new Set(text.split('\n'))].slice(0, MOST_SENTENCES)
    return { sentences, retry: () => incompleteLists(queries).forEach((query) => void query.fetch().catch(() => undefined)) }
  }, [queries, text])
}

/** Whether something is missing of the lists in use, or one of them is still arriving: for those who only need to know when they act. */
export const isAnythingMissing = (queries: QueryClient): boolean =>
  incompleteLists(queries).length > 0 ||
  queries.getQueryCache().findAll({ type: 'active', queryKey: ['arriving'], predicate: ({ state }) => Array.isArray(state.data) }).length > 0

/** What is missing of rows that do not come by an operation, to be kept beside them in the query cache; nothing where all came. */
export const rowsLeftOut = (leftOut: number | undefined): { readonly missing?: Missing } =>
  leftOut === undefined ? {} : { missing: { leftOut, unusable: [], fields: [], isOpenEnded: false, reason: null } }

const incompleteLists = (queries: QueryClient): readonly Query[] =>
  queries.getQueryCache().findAll({ type: 'active', predicate: (query) => missingOf(query.state.data).length > 0 })

const sentencesOf = ({ queryKey, state }: Query): readonly string[] => missingOf(state.data).flatMap((missing) => missingText(String(queryKey[1]), missing))

/** What is missing of an answer, or of each page of a list that is read in pages. */
const missingOf = (data: unknown): readonly Missing[] => {
  if (typeof data !== 'object' || data === null) return []
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.flatMap(missingOf)
  return 'missing' in data && data.missing !== undefined ? [data.missing as Missing] : []
}
