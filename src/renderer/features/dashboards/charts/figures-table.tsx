import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { type PlainColumn, PlainTable } from '#components/plain-table.tsx'
import { cellKey, type Figures, type Part } from './figures.ts'

const useStyles = makeStyles({ table: { maxWidth: '1200px', '& th, & td': { paddingInline: tokens.spacingHorizontalS } } })

/** Names of people in one line, beside the ten days of a heat map too. */
const NAMES_WIDTH = '20ch'

interface FiguresTableProps {
  readonly label: string
  readonly figures: Figures
  /** A line for each part of a stack or each line of a heat map, rather than for each bar. */
  readonly isByWithin: boolean
  /** Given the key of the number that was chosen. */
  readonly onPick: (key: string) => void
}

/** The numbers of a chart as a table. Each leads to its rows in the list. */
export const FiguresTable = ({ label, figures, isByWithin, onPick }: FiguresTableProps) => {
  const styles = useStyles()
  const { across, within, acrossTitle, withinTitle, amounts } = figures
  const [lines, heads] = isByWithin ? [within, across] : [across, within]
  const cell = (line: Part, head: Part) => {
    const [one, other] = isByWithin ? [head, line] : [line, head]
    const amount = amounts[across.indexOf(one)]?.[within.indexOf(other)]
    if (amount === undefined || amount.size === 0 || one.isMixed === true) return amount?.text
    return (
      <Link as="button" aria-label={`Filter by ${other.label}, ${one.label}: ${amount.text}`} onClick={() => onPick(cellKey(one.key, other.key))}>
        {amount.text}
      </Link>
    )
  }
  const columns: readonly PlainColumn<Part>[] = [
    { title: isByWithin ? withinTitle : acrossTitle, cell: (line) => line.label, width: NAMES_WIDTH },
    ...heads.map((head) => ({ title: head.label, cell: (line: Part) => cell(line, head), isNumber: true })),
  ]
  return <PlainTable label={label} columns={columns} rows={lines} rowKey={({ key }) => key} className={styles.table} />
}
