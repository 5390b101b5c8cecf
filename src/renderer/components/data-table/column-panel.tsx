import { Button, Checkbox, Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, type ReactElement, useState } from 'react'
import { Popover } from '../on-screen/popover.tsx'
import { onKeys } from '../shortcuts/composition.ts'
import type { Column } from './column.ts'
import { chooserColumns, shownColumnIds, withColumnMoved, withColumnShifted, withColumnShown, withColumnsReset } from './column-layout.ts'
import type { TableGroup, TableState } from './table-state.ts'

const useStyles = makeStyles({
  surface: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, width: '300px', padding: tokens.spacingHorizontalM },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  list: { listStyleType: 'none', margin: 0, padding: 0, maxHeight: '50vh', overflowY: 'auto' },
  item: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '32px',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
  },
  title: { marginRight: 'auto', minWidth: 0 },
  hint: { color: tokens.colorNeutralForeground3 },
})

interface ColumnPanelProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly state: TableState
  readonly onStateChange: (state: TableState) => void
  /** What the panel opens beside. */
  readonly target: HTMLElement | null
  readonly onClose: () => void
}

/** By what the rows are grouped. */
function GroupChooser<Row>({ columns, state, onStateChange }: Pick<ColumnPanelProps<Row>, 'columns' | 'state' | 'onStateChange'>): ReactElement {
  const choose = (columnId: string): void => {
    const direction = columns.find(({ id }) => id === columnId)?.kind === 'date' ? 'descending' : 'ascending'
    const group: TableGroup | undefined = columnId === '' ? undefined : { columnId, by: 'value', direction, folded: false }
    onStateChange({ ...state, group, page: 1 })
  }
  return (
    <Field label="Group by" orientation="horizontal" size="small">
      <Select size="small" value={state.group?.columnId ?? ''} onChange={(_, { value }) => choose(value)}>
        <option value="">Not grouped</option>
        {columns.map(({ id, title, sortable, exported }) =>
          sortable === false || exported === false ? null : (
            <option key={id} value={id}>
              {title}
            </option>
          ),
        )}
      </Select>
    </Field>
  )
}

/** Which columns are shown, and in what order: by drag, by the arrows at each, or by Alt with an arrow key. */
export function ColumnPanel<Row>({ columns, state, onStateChange, target, onClose }: ColumnPanelProps<Row>): ReactElement {
  const styles = useStyles()
  const [dragged, setDragged] = useState<string | null>(null)
  const shown = shownColumnIds(columns, state)
  const isAsDeclared = state.columns === null && Object.keys(state.widths).length === 0
  const shift = (id: string, places: number) => onStateChange(withColumnShifted(columns, state, id, places))
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    shift(id, event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <Popover trapFocus target={target} position="below" align="end" onClose={onClose} className={styles.surface} aria-label="Columns">
      <div className={styles.head}>
        <Text weight="semibold">Columns</Text>
        {/* Keeps the focus when it has nothing more to do: without one, no key would reach the panel. */}
        <Button size="small" appearance="transparent" disabledFocusable={isAsDeclared} onClick={() => onStateChange(withColumnsReset(state))}>
          Reset
        </Button>
      </div>
      <ul className={styles.list}>
        {chooserColumns(columns, state).map((column) => {
          const isShown = shown.includes(column.id)
          const isFixed = column.fixed === true
          const place = shown.indexOf(column.id)
          const canMove = isShown && !isFixed
          const isFirst = columns.find(({ id }) => id === shown[place - 1])?.fixed === true || place === 0
          return (
            <li
              key={column.id}
              className={styles.item}
              draggable={canMove}
              onKeyDown={onKeys((event) => onKeyDown(event, column.id))}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(column.id)
              }}
              onDragOver={(event) => {
                if (dragged !== null && canMove) event.preventDefault()
              }}
              onDrop={() => {
                if (dragged !== null) onStateChange(withColumnMoved(columns, state, dragged, column.id))
              }}
              onDragEnd={() => setDragged(null)}
            >
              <Checkbox
                className={styles.title}
                label={column.title}
                checked={isShown}
                disabled={isFixed}
                onChange={(_, { checked }) => onStateChange(withColumnShown(columns, state, column.id, checked === true))}
              />
              {canMove ? (
                <>
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<ArrowUpRegular />}
                    aria-label={`Move ${column.title} up`}
                    disabledFocusable={isFirst}
                    onClick={() => shift(column.id, -1)}
                  />
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<ArrowDownRegular />}
                    aria-label={`Move ${column.title} down`}
                    disabledFocusable={place === shown.length - 1}
                    onClick={() => shift(column.id, 1)}
                  />
                </>
              ) : null}
            </li>
          )
        })}
      </ul>
      <Text size={200} className={styles.hint}>
        Drag to reorder, or Alt with the arrow keys.
      </Text>
      <GroupChooser columns={columns} state={state} onStateChange={onStateChange} />
    </Popover>
  )
}
