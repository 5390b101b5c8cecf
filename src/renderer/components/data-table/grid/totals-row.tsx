import { mergeClasses } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import type { GridCell } from './grid-shape.ts'
import type { GridStyles } from './grid-styles.ts'

interface TotalsRowProps<Row> {
  readonly cells: readonly GridCell<Row>[]
  readonly styles: GridStyles
  readonly totals: Readonly<Record<string, string>>
}

/** The last line of a table: sums below their columns, in sight whatever is scrolled to. */
export function TotalsRow<Row>({ cells, styles, totals }: TotalsRowProps<Row>): ReactElement {
  return (
    <div role="rowgroup" className={styles.totals}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: nothing in it can be operated; it is read, not reached. */}
      <div role="row" aria-label="Totals" className={mergeClasses(styles.line, styles.totalsLine)}>
        {cells.map((cell, place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: as the row.
          <div
            key={cell.kind === 'data' ? cell.column.id : cell.kind}
            role="gridcell"
            aria-colindex={place + 1}
            className={mergeClasses(cell.className, styles.totalsCell)}
            {...(cell.left === undefined ? {} : { style: { left: cell.left } })}
          >
            {cell.kind === 'data' ? totals[cell.column.id] : null}
          </div>
        ))}
      </div>
    </div>
  )
}
