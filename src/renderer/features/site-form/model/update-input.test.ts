import { describe, expect, test } from 'vitest'
import { makeSource } from '../test/make-source.ts'
import type { FieldName, SiteFormValues } from './form-values.ts'
import { fieldsOf } from './section.ts'
import { inputNamesOf } from './site-input.ts'
import { valuesOf } from './source-values.ts'
import { updateInputFor } from './update-input.ts'

const source = makeSource()
const inputFor = (change: Partial<SiteFormValues>, of = source) => updateInputFor(of, { ...valuesOf(of), ...change }, Object.keys(change) as FieldName[])

describe('what the form shows of a stored site', () => {
  test('responses name curr and siteOptions [ENT-021], homePageTitle and homePageMetadesc [ENT-022]', () => {
    expect(valuesOf(source)).toMatchObject({ currency: 'INR', siteOption: 'COMMERCE', homeTitle: 'Aditi Kitchen', metaDescription: 'Home-made food' })
  })

  test('the domain without the sub domain', () => {
    expect(valuesOf(source)).toMatchObject({ subdomain: 'aditi', domain: 'shops.example' })
    expect(valuesOf(makeSource({ record: { subdomain: null } }))).toMatchObject({ subdomain: '', domain: 'aditi.shops.example' })
  })

  test('the stored currency, INR when there is none [SEDIT-008]', () => {
    expect(valuesOf(makeSource({ record: { curr: 'KWD' } })).currency).toBe('KWD')
    expect(valuesOf(makeSource({ record: { curr: null }, setting: { curr: null } })).currency).toBe('INR')
  })

  test('the e-mail of the settings before that of the record [ENT-025]', () => {
    expect(valuesOf(source).ownerEmail).toBe('aditi@mail.example')
    expect(valuesOf(makeSource({ setting: { ownerEmail: null, contactEmail: null } })).ownerEmail).toBe('old@mail.example')
  })

  test('the footer address, part by part that of the site where the footer has none', () => {
    expect(valuesOf(source)).toMatchObject({ country: 'IND', state: 'Maharashtra', latitude: '19.07' })
    expect(valuesOf(makeSource({ setting: { footerAddress: null, country: 'UK', state: 'England' } }))).toMatchObject({ country: 'UK', state: 'England' })
  })

  test('the licence as days', () => {
    expect(valuesOf(source)).toMatchObject({ fromDate: '2026-01-01', tillDate: '2027-01-01' })
  })

  test('a reward setting decides about the toggle, else the flag', () => {
    expect(valuesOf(makeSource({ reward: { isEnabled: true, onGroup: true, groupId: 'g' } })).isGroupReward).toBe(true)
    expect(valuesOf(makeSource({ reward: { isEnabled: false, onGroup: true, groupId: 'g' }, setting: { isGroupReward: true } })).isGroupReward).toBe(false)
    expect(valuesOf(makeSource({ setting: { isGroupReward: true } })).isGroupReward).toBe(true)
  })
})

describe('what a save sends', () => {
  test('every field, those not changed exactly as stored [SEDIT-009] [CALL-030]', () => {
    const input = inputFor({ custName: 'Aditi K' })
    expect(input).toMatchObject({ siteId: 'site-1', custName: 'Aditi K', companyName: 'Aditi Kitchen', fromDate: 1_767_261_600, tillDate: 1_798_797_600 })
    expect(input).toMatchObject({ currency: 'INR', siteOption: 'COMMERCE', country: null, siteLogo: { localUri: null, mimeType: 'image/webp' } })
    const names = new Set(Object.keys(input))
    for (const field of fieldsOf('edit')) for (const name of inputNamesOf(field)) expect(names).toContain(name)
  })

  test('the fields that only an existing site has [SEDIT-018] [ENT-005]', () => {
    expect(inputFor({ contactNumber: '1', isCustomWhatsapp: true, htmlPrint: false })).toMatchObject({
      contactNumber: '1',
      isCustomWhatsapp: true,
      htmlPrint: false,
      newOrderAppEnabled: false,
      oldOrderAppEnabled: false,
      isManualDayClosure: false,
      isCustOnGroupEnabled: false,
      commChannelEnabled: false,
    })
  })

  test('null for what was emptied', () => {
    expect(inputFor({ gstNo: '', siteLogo: null, supportNumber: ' ' })).toMatchObject({ gstNo: null, siteLogo: null, supportNumber: null })
  })

  test('a changed part of the address goes to the site and to the footer, the rest stays', () => {
    const input = inputFor({ city: 'Pune' })
    expect(input).toMatchObject({ city: 'Pune', state: null, footerAddress: { city: 'Pune', state: 'Maharashtra', location: { lat: 19.07, long: 72.87 } } })
  })

  test('without one coordinate there is no place on the map [SNEW-061]', () => {
    expect(inputFor({ longitude: '' })).toMatchObject({ latitude: null, longitude: null, footerAddress: { location: null } })
  })

  test('one premium feature leaves the others', () => {
    expect(inputFor({ isApprovalEnabled: true }).premiumFeature).toMatchObject({
      isApprovalEnabled: true,
      isFutureOrderEnabled: true,
      isMasterKdsEnabled: false,
    })
  })

  test('nothing of what could not be read', () => {
    const input = inputFor({ custName: 'Aditi K' }, makeSource({ setting: null }))
    expect(input).not.toHaveProperty('ownerEmail')
    expect(input).not.toHaveProperty('paymentModes')
    expect(input).toMatchObject({ custName: 'Aditi K', gstNo: '27AABCA1234R1Z5' })
  })
})
