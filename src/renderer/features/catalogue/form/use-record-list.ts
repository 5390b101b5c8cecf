import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import type { RecordList } from './edited-record.tsx'

/**
 * The rows of a list as the platform gave them after the screen was opened; an answer that was there before is not taken for it, and a later one changes
 * nothing under what is being typed. Keep `rowsOf` stable between renders.
 */
export const useRecordList = <Data, Row>(query: UseQueryResult<Data, PlatformFailure>, rowsOf: (data: Data) => readonly Row[]): RecordList<Row> => {
  const [rows, setRows] = useState<readonly Row[]>()
  if (rows === undefined && query.isFetchedAfterMount && query.isSuccess) setRows(rowsOf(query.data))
  return { rows, failure: query.isFetching ? null : query.error, retry: () => void query.refetch() }
}
