import { mergeClasses } from '@fluentui/react-components'
import { memo, type PointerEvent, type ReactElement, type ReactNode, useState } from 'react'
import type { SortKey } from '../table-state.ts'
import type { DrawnColumn } from '../use-column-model.ts'
import type { GridCell } from './grid-shape.ts'
import type { GridStyles } from './grid-styles.ts'
import { HeaderCell } from './header-cell.tsx'
import { RowCheckbox } from './row-checkbox.tsx'

export interface HeaderRowProps<Row> {
  readonly cells: readonly GridCell<Row>[]
  readonly styles: GridStyles
  readonly sort: readonly SortKey[]
  readonly pageSelected: boolean | 'mixed'
  readonly activePlace: number | undefined
  readonly onResizeStart: (event: PointerEvent<HTMLElement>, drawn: DrawnColumn<Row>) => void
  readonly onResizeReset: (columnId: string) => void
  readonly onMove: (columnId: string, toPlaceOf: string) => void
  readonly summary: ReactNode
}

const CONTROL_LABELS = { checkbox: undefined, expander: 'Details', actions: 'Actions' } as const

/** The header, always in sight, and below it the summary. */
function HeaderRowContent<Row>({ cells, styles, sort, activePlace, pageSelected, summary, ...handlers }: HeaderRowProps<Row>): ReactElement {
  const [dragged, setDragged] = useState<string | null>(null)
  return (
    <div role="rowgroup" className={styles.header}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus is on the cells of the row. */}
      <div role="row" aria-rowindex={1} data-index={-1} className={mergeClasses(styles.line, styles.headerLine)}>
        {cells.map((cell, place) => {
          const isActive = place === activePlace
          if (cell.kind === 'data') {
            return (
              <HeaderCell key={cell.column.id} cell={cell} place={place} sort={sort} isActive={isActive} dragged={dragged} onDrag={setDragged} {...handlers} />
            )
          }
          return (
            <div
              key={cell.kind}
              role="columnheader"
              tabIndex={isActive && cell.kind !== 'checkbox' ? 0 : -1}
              aria-colindex={place + 1}
              aria-label={CONTROL_LABELS[cell.kind]}
              className={cell.className}
              style={cell.left === undefined ? undefined : { left: cell.left }}
            >
              {cell.kind === 'checkbox' ? (
                <RowCheckbox label="Select the rows of this page" checked={pageSelected} isActive={isActive} styles={styles} />
              ) : null}
            </div>
          )
        })}
      </div>
      {summary === undefined ? null : (
        // biome-ignore lint/a11y/useFocusableInteractive: nothing in it can be operated; it is read, not reached.
        <div role="row" className={mergeClasses(styles.rowLine, styles.summary)}>
          {/* biome-ignore lint/a11y/useFocusableInteractive: as the row. */}
          <div role="gridcell" aria-colspan={cells.length} className={styles.summaryCell}>
            {summary}
          </div>
        </div>
      )}
    </div>
  )
}

export const HeaderRow = memo(HeaderRowContent) as typeof HeaderRowContent
