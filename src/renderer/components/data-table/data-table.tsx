import type { ReactElement } from 'react'
import type { DataTableProps } from './data-table-props.ts'

export type { DataTableProps, InlineEdit, RowAction } from './data-table-props.ts'

/** The one table of the console: see README.md for what it does and how a list declares itself. */
export function DataTable<Row, Draft = Row>(props: DataTableProps<Row, Draft>): ReactElement {
  return <div role="grid" aria-label={props.label} />
}
