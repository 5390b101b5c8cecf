import { describe, expect, test } from 'vitest'
import { threeWay } from '#patterns/edit-review/three-way.ts'
import { makeSource } from '../make-source.test-support.ts'
import { draftValues, editDraftOf, resumedEdit } from './drafts.ts'
import { recordFields } from './review.ts'
import { newSiteValues, valuesOf } from './values.ts'

const standard = newSiteValues()

test('a draft comes back whole', () => {
  const filled = {
    ...standard,
    custName: 'Aditi',
    no_of_products: 7,
    no_of_photos: '12 pieces',
    pages: ['home'],
    siteLogo: { bucket: 'b', key: 'k', region: 'r' },
    paymentModes: [{ internalName: 'CASH', displayName: 'Cash', paymentState: 'PAID_OFFLINE' }],
  }
  expect(draftValues(JSON.parse(JSON.stringify(filled)), standard)).toEqual(filled)
})

test('what has another kind than the form, or no field in it, is left out', () => {
  const stored = { custName: 'Aditi', companyName: 7, pages: [1], no_of_products: {}, siteLogo: 'x', paymentModes: [{}], inventory: 'yes', other: 1 }
  expect(draftValues(stored, standard)).toEqual({ ...standard, custName: 'Aditi' })
})

test.each([null, 'x', 7, {}, []])('%j is no draft', (stored) => {
  expect(draftValues(stored, standard)).toBeNull()
})

const loaded = valuesOf(makeSource())
const stored = (change: Partial<typeof loaded>): unknown => JSON.parse(JSON.stringify(editDraftOf(loaded, { ...loaded, ...change })))

test('keeps what was changed, and what stood there before', () => {
  expect(editDraftOf(loaded, { ...loaded, custName: 'Aditi K', no_of_products: null })).toEqual({
    from: { custName: 'Aditi Kapoor', no_of_products: 12 },
    to: { custName: 'Aditi K', no_of_products: null },
  })
})

describe('an edit to go on with', () => {
  test('has the changes on the site as it is now', () => {
    const now = { ...loaded, city: 'Pune' }
    expect(resumedEdit(stored({ custName: 'Aditi K' }), now, [])).toEqual({ base: now, form: { ...now, custName: 'Aditi K' } })
  })

  test('a field that another user changed in the meantime is a conflict, as if the form had stayed open', () => {
    const now = { ...loaded, custName: 'Theirs' }
    const resumed = resumedEdit(stored({ custName: 'Yours' }), now, [])
    expect(resumed).toEqual({ base: loaded, form: { ...now, custName: 'Yours' } })
    const rows = resumed === null ? [] : threeWay(resumed.base, resumed.form, now, recordFields()).rows
    expect(rows).toEqual([{ id: 'custName', section: 'Basic', field: 'Customer Name', from: 'Aditi Kapoor', to: 'Yours', theirs: 'Theirs' }])
  })

  test.each([
    ['what the site has by now', stored({ custName: 'Aditi K' }), { ...loaded, custName: ' Aditi K' }],
    ['nothing', stored({}), loaded],
    ['values of another kind', { from: { custName: 'Aditi' }, to: { custName: 7 } }, loaded],
    ['a text', 'x', loaded],
  ])('is none with %s in it', (_, draft, now) => {
    expect(resumedEdit(draft, now, [])).toBeNull()
  })

  test('leaves out what the user may not change any more', () => {
    const draft = stored({ custName: 'Aditi K', isWalletEnabled: !loaded.isWalletEnabled })
    expect(resumedEdit(draft, loaded, ['isWalletEnabled'])?.form).toEqual({ ...loaded, custName: 'Aditi K' })
    expect(resumedEdit(draft, loaded, ['isWalletEnabled', 'custName'])).toBeNull()
  })
})
