import { makeStyles, Switch, Text, tokens } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons'
import { useMemo, useState } from 'react'
import type { Column } from '#components/data-table/column.ts'
import { DataTable, type RowAction } from '#components/data-table/data-table.tsx'
import { INITIAL_TABLE_STATE } from '#components/data-table/table-state.ts'
import { formatCount } from '#shared/domain/text.ts'
import { type CheckedRow, type ColumnMatches, problemText } from './checked-rows.ts'
import { type Cells, cellLabel, type ImportKind } from './import-kind.ts'
import { RowDialog } from './row-dialog.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, flexGrow: 1, minHeight: 0, padding: `0 ${tokens.spacingHorizontalL}` },
  counts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalL },
})

interface ImportRowsProps {
  readonly kind: ImportKind
  /** Why the rows cannot be checked yet. */
  readonly notReady: string | null
  readonly matches: ColumnMatches
  readonly rows: readonly CheckedRow[]
  readonly leavesOut: boolean
  readonly onLeaveOut: (leavesOut: boolean) => void
  readonly onCorrect: (line: number, cells: Cells) => void
}

const rowId = ({ line }: CheckedRow): string => String(line)
const rowLabel = ({ line }: CheckedRow): string => `row ${line}`

const columnsOf = ({ columns }: ImportKind, matches: ColumnMatches, leavesOut: boolean, hasRemoved: boolean): readonly Column<CheckedRow>[] => [
  { id: 'line', title: 'Row', kind: 'number', value: ({ line }) => line, width: 70, fixed: true },
  {
    id: 'state',
    title: 'State',
    kind: 'badge',
    value: ({ target }) => (target === null ? (leavesOut ? 'Left out' : 'Problem') : 'Ready'),
    tone: ({ target }) => (target === null ? (leavesOut ? 'neutral' : 'danger') : 'success'),
    width: 96,
  },
  { id: 'problem', title: 'What is wrong', kind: 'text', value: problemText, width: 320 },
  ...(hasRemoved ? [{ id: 'removed', title: 'What was removed', kind: 'text' as const, value: ({ removed }: CheckedRow) => removed, width: 320 }] : []),
  ...columns
    .filter(({ key }) => matches[key] !== undefined)
    .map(
      (column): Column<CheckedRow> => ({
        id: column.key,
        title: column.label,
        kind: 'text',
        value: ({ cells }) => cellLabel(column, cells[column.key] ?? ''),
        width: 180,
        cutAt: 60,
      }),
    ),
]

/** Every row of the file with what is wrong with it. Enter or a double click corrects one. */
export const ImportRows = ({ kind, notReady, matches, rows, leavesOut, onLeaveOut, onCorrect }: ImportRowsProps) => {
  const styles = useStyles()
  const [state, setState] = useState(INITIAL_TABLE_STATE)
  const [onlyWrong, setOnlyWrong] = useState(false)
  const [line, setLine] = useState<number | null>(null)
  const hasRemoved = useMemo(() => rows.some(({ removed }) => removed !== ''), [rows])
  const columns = useMemo(() => columnsOf(kind, matches, leavesOut, hasRemoved), [kind, leavesOut, matches, hasRemoved])
  const wrong = useMemo(() => Uint32Array.from(rows.flatMap(({ target }, place) => (target === null ? [place] : []))), [rows])
  const open = rows.find((row) => row.line === line)
  const next = rows.find((row) => row.target === null && row.line !== line)
  const actions = (row: CheckedRow): readonly RowAction[] => [{ id: 'edit', label: 'Correct', icon: <EditRegular />, onSelect: () => setLine(row.line) }]
  return (
    <div className={styles.root}>
      <div className={styles.counts}>
        <Text role="status">
          {formatCount(rows.length - wrong.length)} of {formatCount(rows.length)} {rows.length === 1 ? 'row is' : 'rows are'} ready
        </Text>
        {wrong.length > 0 && (
          <>
            <Switch label="Only rows with a problem" checked={onlyWrong} onChange={(_, { checked }) => setOnlyWrong(checked)} />
            <Switch label="Leave out rows with a problem" checked={leavesOut} onChange={(_, { checked }) => onLeaveOut(checked)} />
          </>
        )}
      </div>
      <DataTable
        label="Rows of the file"
        rows={rows}
        matches={onlyWrong && wrong.length > 0 ? wrong : undefined}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        rowActions={actions}
        onOpen={(row) => setLine(row.line)}
        state={state}
        onStateChange={setState}
        emptyState={<Text>{notReady ?? 'The file has no rows.'}</Text>}
      />
      {open !== undefined && (
        <RowDialog
          key={open.line}
          kind={kind}
          row={open}
          onSave={(cells, goesOn) => {
            onCorrect(open.line, cells)
            setLine(goesOn && next !== undefined ? next.line : null)
          }}
          hasNext={next !== undefined}
          onClose={() => setLine(null)}
        />
      )}
    </div>
  )
}
