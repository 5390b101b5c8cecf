import { addMoney, formatMoneySum } from '#shared/domain/money.ts'
import { formatCount } from '#shared/domain/text.ts'
import type { Column } from '../column.ts'
import { isSelected, type Selection } from '../selection.ts'

export interface ColumnSum {
  readonly title: string
  /** One text a currency, or the one of a number. */
  readonly texts: readonly string[]
}

/** What the columns of some rows add up to, money by currency in the order of the rows; columns without any amount are left out. */
export const sumsOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): readonly ColumnSum[] =>
  columns.flatMap((column) => {
    const texts = column.kind === 'money' ? moneyTexts(column, rows) : column.kind === 'number' && column.isSummed === true ? numberTexts(column, rows) : []
    return texts.length === 0 ? [] : [{ title: column.title, texts }]
  })

const moneyTexts = <Row>({ currency, value }: Extract<Column<Row>, { kind: 'money' }>, rows: readonly Row[]): readonly string[] => {
  if (currency === undefined) return []
  const amounts = new Map<string, number[]>()
  for (const row of rows) {
    const amount = value(row)
    if (typeof amount !== 'number') continue
    const code = currency(row)
    const known = amounts.get(code)
    if (known === undefined) amounts.set(code, [amount])
    else known.push(amount)
  }
  return [...amounts].map(([code, all]) => formatMoneySum(addMoney(all), code))
}

const numberTexts = <Row>({ value }: Column<Row>, rows: readonly Row[]): readonly string[] => {
  const numbers = rows.map(value).filter((one) => typeof one === 'number')
  return numbers.length === 0 ? [] : [formatCount(numbers.reduce((sum, one) => sum + one, 0))]
}

/** The selected rows: one by one also those that a filter hides, as an export of the selection has them. */
export const selectedRows = <Row>(rows: readonly Row[], arranged: Uint32Array, rowId: (row: Row) => string, selection: Selection): readonly Row[] =>
  (selection.mode === 'some' ? rows : Array.from(arranged, (index) => rows[index] as Row)).filter((row) => isSelected(selection, rowId(row)))
