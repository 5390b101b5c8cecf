import { groupedRows } from '#components/data-table/groups/row-groups.ts'
import { RowOrder } from '#components/data-table/row-order.ts'
import { readListAddress } from '#components/list-state/list-address.ts'
import { createRowFilter } from '#components/list-state/row-filter.ts'
import { similarRows } from '#components/list-state/similar-rows.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import type { List } from './list-declaration.ts'
import { SEARCH } from './list-filters.ts'

const FORGIVING = { filter: SEARCH, search: similarRows }

/**
 * The rows that a list shows at an address, over all its pages, in its order: for a screen that goes on from a row to the next. Filters and sorts all of them,
 * which takes tens of milliseconds for 100,000: call it once for rows and address.
 */
export const rowsAt = <Row extends object>(list: List<Row>, rows: readonly Row[], address: URLSearchParams): readonly Row[] => {
  const { filters, table } = readListAddress(list.definition, address)
  const matches = createRowFilter(rows, list.criteriaAt(nowInSeconds())).apply(filters, FORGIVING)
  const order = new RowOrder(rows)
  const flat = order.arrange(list.columns, table.sort, matches)
  const column = list.columns.find(({ id }) => id === table.group?.columnId)
  const inOrder = table.group === undefined || column === undefined ? flat : groupedRows(order, rows, column, flat, table.group).order
  return Array.from(inOrder, (index) => rows[index] as Row)
}
