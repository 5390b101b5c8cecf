import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { lazy, type ReactElement, type RefObject, Suspense, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { formatCount } from '#shared/domain/text.ts'
import { ColumnChooser } from './column-chooser.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { Grid } from './grid/grid.tsx'
import { useInlineEdit } from './grid/use-inline-edit.ts'
import { pageOf } from './pages.ts'
import { RowOrder } from './row-order.ts'
import { selectedCount, useRowSelection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TableFooter } from './table-footer.tsx'
import type { PageSize } from './table-state.ts'

export type { DataTableProps, RowAction } from './data-table-props.ts'

const Notice = lazy(async () => ({ default: (await import('../notice.tsx')).Notice }))

const useStyles = makeStyles({
  table: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
    // What is inside cannot move what is outside: a keystroke lays out the table alone.
    contain: 'layout paint',
  },
  toolbar: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexShrink: 0,
    minHeight: '44px',
    paddingLeft: tokens.spacingHorizontalM,
    paddingRight: tokens.spacingHorizontalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  start: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  end: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, marginLeft: 'auto' },
  empty: { display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', flexGrow: 1, padding: tokens.spacingVerticalXXL },
})

/** The one table of the console: see README.md for what it does and how a list declares itself. */
export function DataTable<Row, Draft = Row>(props: DataTableProps<Row, Draft>): ReactElement {
  const { rows, matches, columns, rowId, state, selection, onSelectionChange, inlineEdit, loading = false } = props
  const styles = useStyles()
  // Without what stands around the rows: that is new at every render of the list, and the rows need not be drawn again for it.
  const { toolbarStart, toolbarEnd, bulkActions, emptyState, totalCount, ...table } = props
  const order = useMemo(() => new RowOrder(rows), [rows])
  const arranged = useMemo(() => order.arrange(columns, state.sort, matches), [order, columns, state.sort, matches])
  const page = useMemo(() => pageOf(arranged.length, state.size, state.page), [arranged.length, state.size, state.page])
  const pageRows = useMemo(() => arranged.subarray(page.start, page.end), [arranged, page])
  const idAt = useCallback((index: number) => rowId(rows[pageRows[index] as number] as Row), [rows, pageRows, rowId])
  const rowSelection = useRowSelection(selection, onSelectionChange, idAt, pageRows.length, props.filterKey)
  const editing = useInlineEdit(inlineEdit, rowId)

  // Handlers that never change, so that the footer is not drawn again at every keystroke.
  const latest = useLatest(props)
  const onPage = useCallback((number: number) => latest.current.onStateChange({ ...latest.current.state, page: number }), [latest])
  const onSize = useCallback((size: PageSize) => latest.current.onStateChange({ ...latest.current.state, size, page: 1 }), [latest])

  const hasSelection = selection !== undefined && onSelectionChange !== undefined && selectedCount(selection, arranged.length) > 0
  const isEmpty = !loading && arranged.length === 0
  return (
    <section className={styles.table} aria-label={props.label}>
      <div className={styles.toolbar}>
        {hasSelection ? (
          <SelectionBar
            selection={selection}
            onSelectionChange={onSelectionChange}
            matching={arranged.length}
            offerAll={rowSelection?.page === true && arranged.length > pageRows.length}
            bulkActions={bulkActions}
          />
        ) : (
          <>
            <div className={styles.start}>{toolbarStart}</div>
            <Text size={200} className={styles.count} role="status">
              {loading ? 'Loading' : `${formatCount(arranged.length)} of ${formatCount(totalCount ?? rows.length)}`}
            </Text>
          </>
        )}
        <div className={styles.end}>
          <ColumnChooser columns={columns} state={state} onStateChange={props.onStateChange} />
          {toolbarEnd}
        </div>
      </div>
      {editing.failure === null ? null : (
        <Suspense fallback={null}>
          <Notice intent="error">{editing.failure}</Notice>
        </Suspense>
      )}
      {isEmpty ? (
        <div className={styles.empty}>{emptyState}</div>
      ) : (
        <Grid table={table} page={pageRows} pageStart={page.start} matching={arranged.length} selection={rowSelection} editing={editing} />
      )}
      <TableFooter page={page} total={loading ? null : arranged.length} size={state.size} onPage={onPage} onSize={onSize} />
    </section>
  )
}

/** The value of the last committed render, for handlers that must not change with it. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
