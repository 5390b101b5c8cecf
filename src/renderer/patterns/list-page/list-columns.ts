import { formatDateTime } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { ListColumn } from './list-filters.ts'

type Shape<Row> = Pick<ListColumn<Row>, 'id' | 'title' | 'width'> & Partial<Pick<ListColumn<Row>, 'fixed' | 'hiddenByDefault'>>

/** A column of instants (unix seconds) with their time, filtered by days. */
export const timeColumn = <Row>(at: (row: Row) => number | null, shape: Shape<Row>): ListColumn<Row> => ({
  ...shape,
  kind: 'date',
  value: at,
  text: (row) => formatDateTime(at(row)),
  filter: { kind: 'range', unit: 'day' },
})

const moneyText =
  <Row>(amountOf: (row: Row) => number | null, currencyOf: (row: Row) => string) =>
  (row: Row): string => {
    const amount = amountOf(row)
    return amount === null ? '' : formatMoney(amount, currencyOf(row))
  }

/** A column of amounts in minor units that add up to nothing: prices, balances over time. `currencyOf`: ISO 4217 code. */
export const priceColumn = <Row>(amountOf: (row: Row) => number | null, currencyOf: (row: Row) => string, shape: Shape<Row>): ListColumn<Row> => ({
  ...shape,
  kind: 'money',
  value: amountOf,
  text: moneyText(amountOf, currencyOf),
})

/** The same of amounts that add up: what was paid. */
export const paidColumn = <Row>(amountOf: (row: Row) => number | null, currencyOf: (row: Row) => string, shape: Shape<Row>): ListColumn<Row> => ({
  ...shape,
  kind: 'money',
  value: amountOf,
  text: moneyText(amountOf, currencyOf),
  currency: currencyOf,
})
