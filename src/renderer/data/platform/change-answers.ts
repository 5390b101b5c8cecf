import type { QueryClient } from '@tanstack/react-query'
import type { PlatformAnswer } from './execute-operation.ts'

/**
 * Puts what the platform has accepted into the answers on screen. One that is being asked for at that moment was asked before the change and would undo it:
 * it is asked for anew.
 */
export const changeAnswers = <Data>(queries: QueryClient, queryKey: readonly unknown[], change: (data: Data) => Data): void => {
  queries.setQueriesData<PlatformAnswer<Data>>({ queryKey }, (answer) => (answer === undefined ? undefined : { ...answer, data: change(answer.data) }))
  if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey })
}
