import { makeStyles, mergeClasses, Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { COMPACT_WINDOW } from './compact-window.ts'

const useStyles = makeStyles({
  // In a small window words stay whole, and the widths of the columns are only a wish.
  table: { [COMPACT_WINDOW]: { tableLayout: 'auto' } },
  text: { overflowWrap: 'anywhere', [COMPACT_WINDOW]: { overflowWrap: 'break-word' } },
  // Not `paddingBlock`: the cell's own `paddingTop` would win over it.
  // The cell's own height would be added to that padding.
  top: { verticalAlign: 'top', height: 'auto', paddingTop: tokens.spacingVerticalS, paddingBottom: tokens.spacingVerticalS },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
})

export interface PlainColumn<Row> {
  /** The heading; it is also the column's key. */
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** CSS width; the others share what is left. */
  readonly width?: string
  /** Right-aligned, digits of one width. */
  readonly isNumber?: boolean
  /** No heading is shown, only read out: for a column of buttons. */
  readonly hidesTitle?: boolean
}

interface PlainTableProps<Row> {
  readonly label: string
  readonly columns: readonly PlainColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly size?: 'small' | 'medium'
  /** Cells begin at the top: for texts of several lines. */
  readonly isTopAligned?: boolean
  readonly className?: string
  readonly rowProps?: (row: Row) => { readonly className?: string; readonly [data: `data-${string}`]: string | null }
}

/** A table of a few rows without sorting, paging or selection; everything else is a `DataTable`. */
export const PlainTable = <Row,>({ label, columns, rows, rowKey, size = 'small', isTopAligned, className, rowProps }: PlainTableProps<Row>) => {
  const styles = useStyles()
  return (
    <Table size={size} aria-label={label} className={mergeClasses(styles.table, className)}>
      <TableHeader>
        <TableRow>
          {columns.map(({ title, width, isNumber, hidesTitle }) => (
            <TableHeaderCell
              key={title}
              {...(hidesTitle === true ? { 'aria-label': title } : {})}
              {...(isNumber === true ? { button: { style: { justifyContent: 'flex-end' } } } : {})}
              {...(width === undefined ? {} : { style: { width } })}
            >
              {hidesTitle !== true && title}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} {...rowProps?.(row)}>
            {columns.map(({ title, cell, isNumber }) => (
              <TableCell key={title} className={mergeClasses(styles.text, isTopAligned && styles.top, isNumber && styles.number)}>
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
