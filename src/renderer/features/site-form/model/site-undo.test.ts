import { expect, test } from 'vitest'
import { makeSource } from '../make-source.test-support.ts'
import { siteUndo } from './site-undo.ts'
import { valuesOf } from './values.ts'

const SOURCE = makeSource()
const BEFORE = valuesOf(SOURCE)
const { siteId, domain } = SOURCE.record

test('one plain field is taken back as a bulk change of it', () => {
  const after = { ...BEFORE, gstNo: '29NEW' }
  expect(siteUndo(SOURCE, { values: after, changed: ['gstNo'] })).toEqual({ siteId, field: 'gstNo', from: BEFORE.gstNo || null, to: '29NEW' })
})

test('several plain fields together, each with its label', () => {
  const after = { ...BEFORE, gstNo: '29NEW', isWalletEnabled: !BEFORE.isWalletEnabled }
  expect(siteUndo(SOURCE, { values: after, changed: ['gstNo', 'isWalletEnabled'] })).toMatchObject({
    siteId,
    fields: expect.arrayContaining([
      { field: 'gstNo', label: 'GST No', from: BEFORE.gstNo || null, to: '29NEW' },
      { field: 'isWalletEnabled', label: 'Wallet', from: BEFORE.isWalletEnabled, to: !BEFORE.isWalletEnabled },
    ]),
  })
})

test('fields that no bulk change writes are taken back by a save of the form', () => {
  const after = { ...BEFORE, custName: 'Bela', gstNo: '29NEW' }
  expect(siteUndo(SOURCE, { values: after, changed: ['custName', 'gstNo'] })).toEqual({
    sort: 'site',
    id: siteId,
    of: domain,
    values: [
      { name: 'custName', from: BEFORE.custName, to: 'Bela' },
      { name: 'gstNo', from: BEFORE.gstNo, to: '29NEW' },
    ],
  })
})

test('a list among them takes nothing back', () => {
  const after = { ...BEFORE, custName: 'Bela', additionalContactNumbers: ['98'] }
  expect(siteUndo(SOURCE, { values: after, changed: ['custName', 'additionalContactNumbers'] })).toBeUndefined()
})
