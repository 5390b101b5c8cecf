import type { KeyboardEvent, MouseEvent, ReactElement } from 'react'
import { formatCount } from '#shared/domain/text.ts'
import { copyText } from '../../clipboard/copy-text.ts'
import type { Column } from '../column.ts'
import type { CellPosition } from '../grid/grid-navigation.ts'
import type { GridActions } from '../grid/grid-pointer.ts'
import type { PrintedHeading } from '../printed-rows.tsx'
import type { RowOrder } from '../row-order.ts'
import type { RowSelection } from '../selection.ts'
import { type ColumnSum, sumsOf } from '../sums/sums-of.ts'
import type { TableGroup } from '../table-state.ts'
import { type DrawnGroup, GroupRow } from './group-row.tsx'
import { groupColumn, groupedRows, groupOfLine, linesOf, type RowGroup } from './row-groups.ts'

/** The groups that were opened or closed one by one. `of`: of which grouping; they do not outlive it. */
export interface ToggledGroups {
  readonly of: string
  readonly labels: ReadonlySet<string>
}

export interface GroupsInput<Row> {
  readonly group: TableGroup
  readonly column: Column<Row>
  readonly order: RowOrder<Row>
  readonly rows: readonly Row[]
  readonly arranged: Uint32Array
  readonly shown: readonly Column<Row>[]
  readonly toggled: ToggledGroups
  readonly setToggled: (toggled: ToggledGroups) => void
  readonly onGroup: (group: TableGroup) => void
}

/** The groups of a table as it shows them. */
export interface ShownGroups<Row> {
  readonly column: Column<Row>
  readonly toggleAll: (open: boolean) => void
  readonly count: number
  /** Every row that matches, also of collapsed groups: indexes into the rows. */
  readonly order: Uint32Array
  /** What is drawn below each other: indexes of rows, and headers, which are no index of a row. */
  readonly lines: Uint32Array
  /** The headings on paper, where every group is open. */
  readonly printed: () => readonly PrintedHeading[]
  /** The line of the header of the group that a line is in. */
  readonly headerOf: (line: number) => number
  /** Names a header as a row's id does; undefined for a row. */
  readonly idAt: (line: number) => string | undefined
  /** The header of a group; undefined for a row. */
  readonly draw: (line: number, drawn: DrawnGroup<Row>, grid: OfGrid<Row>) => ReactElement | undefined
  /** A click or a key on a header. @returns whether it was for the header */
  readonly handle: (
    event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>,
    place: CellPosition,
    grid: GridActions<Row>,
    rowId: (row: Row) => string,
  ) => boolean
}

/** For what works on the rows as they are on screen. */
export const rowGroups = { groupedRows, groupColumn }

interface OfGrid<Row> {
  readonly selection: RowSelection | null
  readonly rowId: (row: Row) => string
}

export function shownGroups<Row>(input: GroupsInput<Row>): ShownGroups<Row> {
  const { group, column, order, rows, arranged, shown, setToggled, onGroup } = input
  const grouped = groupedRows(order, rows, column, arranged, group)
  const { groups } = grouped
  const name = `${group.columnId} ${group.folded}`
  const toggled: ReadonlySet<string> = input.toggled.of === name ? input.toggled.labels : new Set()
  const isOpen = ({ label }: RowGroup): boolean => group.folded === toggled.has(label)
  const lines = linesOf(grouped, isOpen)
  const groupAt = (line: number): RowGroup | undefined => groups[groupOfLine(lines[line])]
  const rowsOf = ({ start, end }: RowGroup): readonly Row[] => Array.from(grouped.order.subarray(start, end), (row) => rows[row] as Row)
  const sums = new Map<string, readonly ColumnSum[]>()
  const sumsFor = (one: RowGroup): readonly ColumnSum[] => {
    const known = sums.get(one.label) ?? sumsOf(shown, rowsOf(one))
    sums.set(one.label, known)
    return known
  }

  const headingOf = (one: RowGroup): string =>
    [`${column.title}: ${one.label} (${formatCount(one.end - one.start)})`, ...sumsFor(one).map(({ title, texts }) => `${title}: ${texts.join(' · ')}`)].join(
      ', ',
    )
  let headers: readonly number[] | undefined

  const toggle = ({ label }: RowGroup): void => {
    const labels = new Set(toggled)
    if (!labels.delete(label)) labels.add(label)
    setToggled({ of: name, labels })
  }
  const toggleAll = (open: boolean): void => {
    setToggled({ of: '', labels: new Set() })
    onGroup({ ...group, folded: !open })
  }
  const select = (one: RowGroup, { selection, rowId }: OfGrid<Row>): void =>
    selection?.select(rowsOf(one).map(rowId), selectedOf(one, { selection, rowId }) !== true)
  /** Reads no row where the page says it all. */
  const selectedOf = (one: RowGroup, { selection, rowId }: OfGrid<Row>): boolean | 'mixed' | undefined => {
    if (selection === null || selection.page !== 'mixed') return selection?.page
    const isSelected = (at: number): boolean => selection.isSelected(rowId(rows[grouped.order[at] as number] as Row))
    const first = isSelected(one.start)
    for (let at = one.start + 1; at < one.end; at++) if (isSelected(at) !== first) return 'mixed'
    return first
  }

  return {
    column,
    toggleAll,
    count: groups.length,
    order: grouped.order,
    lines,
    printed: () => groups.map((one) => ({ start: one.start, text: headingOf(one) })),
    headerOf: (line) => {
      headers ??= headerLines(groups, isOpen)
      return headers[lastUpTo(headers, line)] ?? 0
    },
    idAt: (line) => {
      const one = groupAt(line)
      // An id of a row may read the same: no platform's id has a line break.
      return one && `group\n${one.label}`
    },
    draw: (line, drawn, grid) => {
      const one = groupAt(line)
      if (one === undefined) return undefined
      const of = { place: groupOfLine(lines[line]) + 1, count: groups.length }
      return (
        <GroupRow
          key={line}
          {...drawn}
          line={line}
          title={column.title}
          label={one.label}
          rows={one.end - one.start}
          of={of}
          isOpen={isOpen(one)}
          isSelected={selectedOf(one, grid)}
          sums={sumsFor(one)}
        />
      )
    },
    handle: (event, place, grid, rowId) => {
      const one = groupAt(place.row)
      if (one === undefined) return false
      const { selection } = grid
      const isOnCheckbox = grid.cells[place.column]?.kind === 'checkbox'
      const to = (cell: number): void => grid.activate({ row: place.row, column: cell }, true)
      if (event.type === 'click') {
        grid.activate(place, true)
        if (isOnCheckbox) select(one, { selection, rowId })
        else toggle(one)
        return true
      }
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent<HTMLElement>
      const withControl = ctrlKey || metaKey
      if (altKey) return false
      switch (key) {
        case 'Enter':
          toggle(one)
          return true
        case ' ':
          if (selection === null) toggle(one)
          else select(one, { selection, rowId })
          return true
        case 'ArrowLeft':
        case 'ArrowRight': {
          const opens = key === 'ArrowRight'
          if (withControl) toggleAll(opens)
          else if (isOpen(one) !== opens) toggle(one)
          else to(opens && isOnCheckbox ? place.column + 1 : opens ? place.column : 0)
          return true
        }
        case 'c':
          if (!withControl || (selection !== null && selection.page !== false)) return false
          void copyText([one.label, formatCount(one.end - one.start), ...sumsFor(one).map(({ title, texts }) => `${title}: ${texts.join(' · ')}`)].join('\t'))
          return true
        default:
          return false
      }
    },
  }
}

/** The lines that are headers, ascending. */
const headerLines = (groups: readonly RowGroup[], isOpen: (group: RowGroup) => boolean): readonly number[] => {
  let line = 0
  return groups.map((one) => {
    const header = line
    line += 1 + (isOpen(one) ? one.end - one.start : 0)
    return header
  })
}

/** The place of the last of ascending numbers that is at most `most`; the first one where all are above. */
const lastUpTo = (ascending: readonly number[], most: number): number => {
  let [from, to] = [0, ascending.length - 1]
  while (from < to) {
    const middle = Math.ceil((from + to) / 2)
    if ((ascending[middle] as number) <= most) from = middle
    else to = middle - 1
  }
  return from
}
