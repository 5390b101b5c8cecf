import { expect, test } from 'vitest'
import type { Column } from '../column.ts'
import { selectedRows, sumsOf } from './sums-of.ts'

interface Invoice {
  readonly id: string
  readonly amount: number | null
  readonly currency: string
  readonly pages: number
}

const AMOUNT: Column<Invoice> = {
  id: 'amount',
  title: 'Amount',
  kind: 'money',
  value: ({ amount }) => amount,
  text: ({ amount }) => String(amount),
  currency: ({ currency }) => currency,
  width: 100,
}
const PAGES: Column<Invoice> = { id: 'pages', title: 'Pages', kind: 'number', isSummed: true, value: ({ pages }) => pages, width: 100 }
const PLACE: Column<Invoice> = { id: 'place', title: 'Place', kind: 'number', value: () => 1, width: 100 }
const INVOICES: readonly Invoice[] = [
  { id: 'a', amount: 1999, currency: 'INR', pages: 1000 },
  { id: 'b', amount: 500, currency: 'USD', pages: 2 },
  { id: 'c', amount: 1, currency: 'INR', pages: 3 },
  { id: 'd', amount: null, currency: 'GBP', pages: 0 },
]

test('money adds up for each currency, a number where its column says so', () => {
  expect(sumsOf([AMOUNT, PAGES, PLACE], INVOICES)).toEqual([
    { title: 'Amount', texts: ['₹20.00', '$5.00'] },
    { title: 'Pages', texts: ['1,005'] },
  ])
})

test('an amount that is not exact is named, and a column without amounts has no sum', () => {
  expect(sumsOf([AMOUNT], [{ id: 'e', amount: 0.5, currency: 'INR', pages: 0 }, ...INVOICES])[0]?.texts[0]).toBe('₹20.00 without 1 unreadable amount')
  expect(sumsOf([AMOUNT], INVOICES.slice(3))).toEqual([])
})

test('selected one by one hidden rows count too, all that match are those of the filters', () => {
  const idOf = ({ id }: Invoice): string => id
  const ids = (rows: readonly Invoice[]): readonly string[] => rows.map(idOf)
  const matching = Uint32Array.of(2, 0)
  expect(ids(selectedRows(INVOICES, matching, idOf, { mode: 'some', ids: new Set(['b', 'c']) }))).toEqual(['b', 'c'])
  expect(ids(selectedRows(INVOICES, matching, idOf, { mode: 'all-matching', except: new Set(['a']) }))).toEqual(['c'])
})
