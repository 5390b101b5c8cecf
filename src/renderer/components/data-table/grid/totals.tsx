import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactElement, useState } from 'react'
import { firstOf, ShowMore } from '../../show-more.tsx'
import type { GridCell } from './grid-shape.ts'
import type { GridStyles } from './grid-styles.ts'
import { totalsHeight } from './metrics.ts'

/** Only the first currency of a total is shown until the user asks for more, to leave room for the rows. */
const FIRST_LINES = 1

const useStyles = makeStyles({
  fewer: { display: 'block', marginInlineStart: 'auto' },
  // Wider than its column, it reaches over what is before it: the amount itself stays below its column.
  first: { display: 'flex', flexDirection: 'row-reverse', gap: tokens.spacingHorizontalM },
  more: { flexShrink: 0 },
})

interface Total {
  readonly lines: readonly string[]
  /** Lines that are kept back, and come when the user asks for them. */
  readonly more: number
}

/** The totals of a table by column, as much of them as is shown. */
export interface Totals {
  readonly ofColumn: Readonly<Record<string, Total>>
  readonly isWhole: boolean
  readonly showWhole: (isWhole: boolean) => void
  /** Pixels. */
  readonly height: number
}

/** The totals of a table; undefined where it has none. A total of many currencies is whole only when the user asks for it. */
export function useTotals(totals: Readonly<Record<string, string>> | undefined): Totals | undefined {
  const [isWhole, setWhole] = useState(false)
  if (totals === undefined) return undefined
  const ofColumn = Object.fromEntries(
    Object.entries(totals).map(([column, text]) => {
      const lines = text.split('\n')
      const first = firstOf(lines, FIRST_LINES)
      return [column, { lines: isWhole ? lines : first, more: lines.length - first.length }]
    }),
  )
  return {
    ofColumn,
    isWhole,
    showWhole: setWhole,
    height: totalsHeight(Object.values(ofColumn).map(({ lines, more }) => lines.length + (isWhole && more > 0 ? 1 : 0))),
  }
}

interface TotalsRowProps<Row> {
  readonly cells: readonly GridCell<Row>[]
  readonly styles: GridStyles
  readonly totals: Totals
}

/** The last line of a table: sums below their columns, in sight whatever is scrolled to. */
export function TotalsRow<Row>({ cells, styles, totals: { ofColumn, isWhole, showWhole } }: TotalsRowProps<Row>): ReactElement {
  const own = useStyles()
  return (
    <div role="rowgroup" className={styles.totals}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: it is read; what is operated in it is reached by itself. */}
      <div role="row" aria-label="Totals" className={mergeClasses(styles.line, styles.totalsLine)}>
        {cells.map((cell, place) => {
          const total = cell.kind === 'data' ? ofColumn[cell.column.id] : undefined
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: as the row.
            <div key={cell.key} role="gridcell" aria-colindex={place + 1} className={mergeClasses(cell.className, styles.totalsCell)} style={cell.style}>
              {total !== undefined && total.more > 0 ? (
                <div className={isWhole ? undefined : own.first}>
                  {total.lines.join('\n')}
                  <ShowMore more={total.more} isWhole={isWhole} onWhole={showWhole} className={isWhole ? own.fewer : own.more} />
                </div>
              ) : (
                total?.lines.join('\n')
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
