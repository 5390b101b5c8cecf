import type { ReactNode } from 'react'
import type { Selection } from '#components/data-table/selection.ts'
import type { Downloads } from '#components/download-tray/use-downloads.ts'
import type { ListState } from '#components/list-state/use-list-state.ts'
import type { FilterValues } from './list-filters.ts'
import type { RowsOnScreen } from './use-table-export.ts'

/** The list as it is on screen, for what a screen adds to it. */
export interface ListScreen<Row> extends Pick<ListState<FilterValues>, 'filters' | 'setFilters' | 'clear' | 'table'> {
  readonly rows: readonly Row[]
  /** Indexes into `rows` of those that pass the filters; undefined for all. */
  readonly matches: Uint32Array | undefined
  /** Number of rows that pass the filters. */
  readonly matching: number
  /** The row whose details are open. */
  readonly peeked: Row | undefined
  readonly selection: Selection
  readonly select: (selection: Selection) => void
  /** The rows and columns in their order; sorts, so call it in a handler. */
  readonly onScreen: () => RowsOnScreen<Row>
  readonly downloads: Downloads
}

/** Content that a screen adds in one place, or a function that makes it from the list. */
export type Slot<Row> = ReactNode | ((screen: ListScreen<Row>) => ReactNode)
