import { expect, test } from 'vitest'
import { sumsOf } from '#components/data-table/sums/sums-of.ts'
import { RENEWAL_AMOUNT } from './site-columns.tsx'

const site = (place: number, charges: number, curr: string | null) => ({ id: `site-${place}`, place, charges, curr })

test('selected rows of a dashboard add up for each currency; a site without one counts in rupees', () => {
  const selected = [site(1, 1000_00, 'INR'), site(2, 50_00, 'USD'), site(3, 200_00, null)]
  expect(sumsOf([RENEWAL_AMOUNT], selected)).toEqual([{ title: 'Renewal Amount', texts: ['₹1,200.00', '$50.00'] }])
})
