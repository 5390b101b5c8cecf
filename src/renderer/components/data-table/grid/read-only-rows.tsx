import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
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
          <div key={cell.key} role="gridcell" aria-colindex={place + 1} className={mergeClasses(cell.className, styles.totalsCell)} style={cell.style}>
            {cell.kind === 'data' ? totals[cell.column.id] : null}
          </div>
        ))}
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  row: { pointerEvents: 'none', backgroundColor: tokens.colorNeutralBackground1 },
  bar: {
    display: 'inline-block',
    width: '70%',
    height: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    verticalAlign: 'middle',
    animationName: { from: { opacity: 1 }, '50%': { opacity: 0.5 }, to: { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
    '@media (forced-colors: active)': { backgroundColor: 'GrayText' },
  },
  short: { width: '45%' },
})

const ROWS = Array.from({ length: 20 }, (_, index) => index)

/** Rows in the shape of those that come; screen readers hear that the grid is busy instead. */
export function SkeletonRows<Row>({ cells, styles }: { readonly cells: readonly GridCell<Row>[]; readonly styles: GridStyles }): ReactElement {
  const own = useStyles()
  return (
    <div aria-hidden="true" data-skeleton="">
      {ROWS.map((row) => (
        <div key={row} className={mergeClasses(styles.line, styles.rowLine, own.row)}>
          {cells.map((cell, place) => (
            <div key={cell.key} className={cell.className} style={cell.style}>
              {cell.kind === 'data' ? <span className={mergeClasses(own.bar, (row + place) % 3 === 0 ? own.short : undefined)} /> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
