import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { incompleteLists, missingOf } from './incomplete-lists.ts'
import { missingText } from './missing-text.ts'

/** What is missing of the lists in use. */
interface MissingData {
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

const sentencesOf = ({ queryKey, state }: Query): readonly string[] => missingOf(state.data).flatMap((missing) => missingText(String(queryKey[1]), missing))
