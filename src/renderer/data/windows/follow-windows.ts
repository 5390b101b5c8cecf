import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { MONEY_ENTRIES } from '../money/money-entries.ts'
import { refreshAnswers } from '../platform/query-client.ts'
import { onOtherWindow } from './other-windows.ts'

/** Has this session's answers read again that another window made old. Draws nothing. */
export const FollowWindows = (): null => {
  const queries = useQueryClient()
  useEffect(
    () =>
      onOtherWindow((change) => {
        if (change.kind === 'answers') refreshAnswers(queries, change.operations)
        else if (change.kind === 'payments') void queries.invalidateQueries({ queryKey: MONEY_ENTRIES })
      }),
    [queries],
  )
  return null
}
