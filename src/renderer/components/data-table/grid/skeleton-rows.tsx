import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import type { GridCell } from './grid-shape.ts'
import type { GridStyles } from './grid-styles.ts'

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
