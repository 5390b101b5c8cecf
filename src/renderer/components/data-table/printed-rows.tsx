import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Fragment, type ReactElement } from 'react'
import { formatCount } from '#shared/domain/text.ts'
import { useIsPrinting } from '../printing/use-is-printing.ts'
import { alignment, type Column, cellText } from './column.ts'

/** More rows take minutes to lay out; the list's export has them all. */
const MOST_PRINTED = 2000

const useStyles = makeStyles({
  table: { borderCollapse: 'collapse', width: '100%', fontSize: tokens.fontSizeBase100, lineHeight: tokens.lineHeightBase100 },
  row: { breakInside: 'avoid' },
  heading: { breakInside: 'avoid', breakAfter: 'avoid', fontWeight: tokens.fontWeightSemibold },
  cell: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXS}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  end: { textAlign: 'end' },
})

interface PrintedRowsProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  /** Places in `rows` of all that match, in the order of the table. */
  readonly arranged: Uint32Array
  /** Those that are shown, in their order. */
  readonly columns: readonly Column<Row>[]
  /** Of a grouped table: each group's heading before its first row, which is at `start` in `arranged`. */
  readonly headings?: (() => readonly PrintedHeading[]) | undefined
}

export interface PrintedHeading {
  readonly start: number
  readonly text: string
}

/** The rows of a list on paper: those of every page, where the screen draws the few in sight. Nothing while nothing is printed. */
export function PrintedRows<Row>(props: PrintedRowsProps<Row>): ReactElement | null {
  return useIsPrinting() ? <Printed {...props} /> : null
}

function Printed<Row>({ label, rows, arranged, columns, headings }: PrintedRowsProps<Row>): ReactElement {
  const styles = useStyles()
  const texts = columns.filter(({ exported }) => exported !== false)
  const printed = [...arranged.subarray(0, MOST_PRINTED)].map((place) => ({ place, row: rows[place] as Row }))
  const headingAt = new Map(headings?.().map(({ start, text }) => [start, text]))
  const classOf = (column: Column<Row>): string => mergeClasses(styles.cell, alignment(column) === 'end' && styles.end)
  return (
    <>
      {arranged.length > MOST_PRINTED ? (
        <p>
          The first {formatCount(MOST_PRINTED)} of {formatCount(arranged.length)} rows. Export the list to have them all.
        </p>
      ) : null}
      {arranged.length === 0 ? <p>There are no rows to print.</p> : null}
      <table aria-label={`${label}, to print`} className={styles.table}>
        <thead>
          <tr>
            {texts.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {printed.map(({ place, row }, at) => (
            <Fragment key={place}>
              {headingAt.has(at) ? (
                <tr className={styles.heading}>
                  <th scope="rowgroup" colSpan={texts.length} className={styles.cell}>
                    {headingAt.get(at)}
                  </th>
                </tr>
              ) : null}
              <tr className={styles.row}>
                {texts.map((column) => (
                  <td key={column.id} className={classOf(column)}>
                    {cellText(column, row)}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  )
}
