import { expect, test } from 'vitest'
import { newSiteValues } from './default-values.ts'
import { draftValues } from './draft-values.ts'

const standard = newSiteValues()

test('a draft comes back whole', () => {
  const filled = {
    ...standard,
    custName: 'Aditi',
    no_of_products: 7,
    no_of_photos: null,
    pages: ['home'],
    siteLogo: { bucket: 'b', key: 'k', region: 'r' },
    paymentModes: [{ internalName: 'CASH', displayName: 'Cash', paymentState: 'PAID_OFFLINE' }],
  }
  expect(draftValues(JSON.parse(JSON.stringify(filled)), standard)).toEqual(filled)
})

test('what has another kind than the form, or no field in it, is left out', () => {
  const stored = { custName: 'Aditi', companyName: 7, pages: [1], no_of_products: 'x', siteLogo: 'x', paymentModes: [{}], inventory: 'yes', other: 1 }
  expect(draftValues(stored, standard)).toEqual({ ...standard, custName: 'Aditi' })
})

test.each([null, 'x', 7, {}, []])('%j is no draft', (stored) => {
  expect(draftValues(stored, standard)).toBeNull()
})
