import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ImportJob } from '#shared/domain/bulk/bulk-jobs.ts'
import type { ColumnMatches } from './checked-rows.ts'
import type { Cells } from './import-kind.ts'
import type { TableFile } from './read-table-file.ts'
import type { Reading } from './table-file/table.ts'

export interface OpenedImport {
  readonly source: File
  readonly file: TableFile
  /** The user's choices for reading the file. */
  readonly reading: Reading
  readonly matches: ColumnMatches
  /** Rows as they were corrected here, by their number. */
  readonly corrected: ReadonlyMap<number, Cells>
  /** Rows with a problem are left out. */
  readonly leavesOut: boolean
}

interface Held {
  readonly job: ImportJob
  readonly opened: OpenedImport | null
}

/** The last import of a session: it lives as long as the cache of server state. */
const held = new WeakMap<QueryClient, Held>()

/** The opened file of an import, kept while the user is on another screen. */
export const useHeldImport = (job: ImportJob): readonly [OpenedImport | null, (opened: OpenedImport | null) => void] => {
  const queries = useQueryClient()
  const [opened, setOpened] = useState<OpenedImport | null>(() => {
    const last = held.get(queries)
    return last?.job === job ? last.opened : null
  })
  const hold = useCallback(
    (next: OpenedImport | null): void => {
      held.set(queries, { job, opened: next })
      setOpened(next)
    },
    [job, queries],
  )
  return [opened, hold]
}
