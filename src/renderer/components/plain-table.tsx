import { makeStyles, mergeClasses, Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  text: { overflowWrap: 'anywhere' },
  top: { verticalAlign: 'top', paddingBlock: tokens.spacingVerticalS },
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
  readonly rowClassName?: (row: Row) => string | undefined
}

/** A table of a few rows without sorting, paging or selection; everything else is a `DataTable`. */
export const PlainTable = <Row,>({ label, columns, rows, rowKey, size = 'small', isTopAligned, className, rowClassName }: PlainTableProps<Row>) => {
  const styles = useStyles()
  return (
    <Table size={size} aria-label={label} className={className}>
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
          <TableRow key={rowKey(row)} className={rowClassName?.(row)}>
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
