import { useEffect, useMemo, useState } from 'react'
import type { Column } from '../column.ts'
import type { RowOrder } from '../row-order.ts'
import type { TableGroup } from '../table-state.ts'
import type { GroupsInput, ShownGroups, ToggledGroups } from './shown-groups.tsx'

/** What makes and draws groups: a chunk of its own, loaded with the first table that is grouped. */
let code: typeof import('./shown-groups.tsx') | undefined

/** The column that a table is grouped by, with what puts rows into their groups; undefined for one that is not grouped, or not yet. */
export const groupingOf = <Row>(columns: readonly Column<Row>[], group: TableGroup | undefined) => {
  const column = group && columns.find(({ id }) => id === group.columnId)
  return group && column && code && { group, column, ...code.rowGroups }
}

const NOTHING_TOGGLED: ToggledGroups = { of: '', labels: new Set() }

/**
 * The groups of a table; null for one that is not grouped.
 * @param input.arranged indexes into the rows of those that match, in the table's order
 * @param input.shown the columns on screen, which add up to something
 * @param input.onGroup keeps another state of the groups; the same function for good
 */
export function useGroups<Row>(
  group: TableGroup | undefined,
  order: RowOrder<Row>,
  input: Pick<GroupsInput<Row>, 'rows' | 'arranged' | 'shown' | 'onGroup'> & { readonly columns: readonly Column<Row>[] },
): ShownGroups<Row> | 'loading' | null {
  const { rows, arranged, shown, columns, onGroup } = input
  const [, setLoaded] = useState(false)
  const [toggled, setToggled] = useState(NOTHING_TOGGLED)
  const column = group && columns.find(({ id }) => id === group.columnId)
  const isWanted = column !== undefined
  useEffect(() => {
    if (!isWanted || code !== undefined) return
    void import('./shown-groups.tsx').then((loaded) => {
      code = loaded
      setLoaded(true)
    })
  }, [isWanted])
  const loaded = code
  return useMemo(() => {
    if (group === undefined || column === undefined) return null
    return loaded?.shownGroups({ group, column, order, rows, arranged, shown, toggled, setToggled, onGroup }) ?? 'loading'
  }, [group, column, loaded, order, rows, arranged, shown, toggled, onGroup])
}
