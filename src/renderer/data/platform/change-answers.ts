import type { QueryClient } from '@tanstack/react-query'
import type { PlatformAnswer } from './execute-operation.ts'

/**
 * Puts what the platform has accepted into the answers on screen. An answer that is being read at that moment was asked for before the change and would
 * undo it: it is read again.
 */
export const changeAnswers = <Data>(queries: QueryClient, queryKey: readonly unknown[], change: (data: Data) => Data): void => {
  queries.setQueriesData<PlatformAnswer<Data>>({ queryKey }, (answer) => (answer === undefined ? undefined : { ...answer, data: change(answer.data) }))
  if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey })
}
