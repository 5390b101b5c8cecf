import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactElement, useDeferredValue, useMemo } from 'react'
import { COMPACT_WINDOW } from '../../compact-window.ts'
import type { Column } from '../column.ts'
import type { Selection } from '../selection.ts'
import { selectedRows, sumsOf } from './sums-of.ts'

const useStyles = makeStyles({
  sums: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
    [COMPACT_WINDOW]: { flexWrap: 'wrap' },
  },
  sum: { display: 'flex', columnGap: tokens.spacingHorizontalXS, whiteSpace: 'nowrap' },
  // Of several currencies, which add up to nothing: below each other, and beside them once two lines are full.
  amounts: { display: 'grid', gridAutoFlow: 'column', columnGap: tokens.spacingHorizontalM, textAlign: 'end' },
  oneLine: { gridTemplateRows: 'auto' },
  twoLines: { gridTemplateRows: 'auto auto' },
})

export interface SelectionSumsProps<Row> {
  readonly rows: readonly Row[]
  readonly arranged: Uint32Array
  readonly rowId: (row: Row) => string
  readonly columns: readonly Column<Row>[]
  readonly selection: Selection
}

/** What the shown columns of the selected rows add up to, worked out behind the selection itself. */
export function SelectionSums<Row>(props: SelectionSumsProps<Row>): ReactElement | null {
  const styles = useStyles()
  const { rows, arranged, rowId, columns, selection } = useDeferredValue(useStable(props))
  const sums = useMemo(() => sumsOf(columns, selectedRows(rows, arranged, rowId, selection)), [rows, arranged, rowId, columns, selection])
  if (sums.length === 0) return null
  return (
    <ul className={styles.sums} aria-label="Sums of the selection">
      {sums.map(({ title, texts }) => (
        <li key={title} className={styles.sum} title={`${title}: ${texts.join(', ')}`}>
          <span>{title}:</span>
          <span className={mergeClasses(styles.amounts, texts.length === 1 ? styles.oneLine : styles.twoLines)}>
            {texts.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The same object as long as its members are the same. */
function useStable<Row>({ rows, arranged, rowId, columns, selection }: SelectionSumsProps<Row>): SelectionSumsProps<Row> {
  return useMemo(() => ({ rows, arranged, rowId, columns, selection }), [rows, arranged, rowId, columns, selection])
}
