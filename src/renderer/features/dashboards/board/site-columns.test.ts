import { expect, test } from 'vitest'
import { sumsOf } from '#components/data-table/sums/sums-of.ts'
import { dayColumns, RENEWAL_AMOUNT } from './site-columns.tsx'

const site = (place: number, charges: number, curr: string | null) => ({ id: `site-${place}`, place, charges, curr })

test('selected rows of a dashboard add up for each currency; a site without one counts in rupees', () => {
  const selected = [site(1, 1000_00, 'INR'), site(2, 50_00, 'USD'), site(3, 200_00, null)]
  expect(sumsOf([RENEWAL_AMOUNT], selected)).toEqual([{ title: 'Renewal Amount', texts: ['₹1,200.00', '$50.00'] }])
})

test('a day is a narrow column, its whole date the title that exports and screen readers have', () => {
  const [yesterday] = dayColumns(new Date(2026, 10, 22, 12).getTime() / 1000)
  expect(yesterday).toMatchObject({ title: '21-11-2026', titleLines: ['21', 'Nov'], width: 28, narrow: true })
})
