import { expect, test } from 'vitest'
import { standardPages } from '../pages/pickable-page.ts'
import { optionsOf, preselectsPages, typeResets } from './kind-rules.ts'

const none = { homeTitle: '', metaDescription: '' }
const typeResetsOf = (siteType: string, texts: typeof none) => ({ ...none, ...typeResets(siteType, texts, 'create') })

test('a change of type resets option and pages [SNEW-089]', () => {
  expect(typeResetsOf('MARKETING', none)).toMatchObject({ siteOption: 'GENERAL', pages: [] })
  expect(typeResetsOf('SIMPLE_B2C', none)).toMatchObject({ siteOption: 'COMMERCE', pages: [] })
})

test('an O2O site starts as a restaurant [SNEW-099]', () => {
  expect(typeResets('O2OCommerce', none, 'create').siteOption).toBe('BOOKING_RESTAURANTS')
})

test('an O2O site starts with a title and a description [SNEW-100] [SNEW-101]', () => {
  const { homeTitle, metaDescription } = typeResetsOf('O2OCommerce', none)
  expect(homeTitle).not.toBe('')
  expect(metaDescription).not.toBe('')
  expect(metaDescription.length).toBeLessThanOrEqual(256)
})

test('texts of the user are left alone, those of the type go with it', () => {
  expect(typeResetsOf('O2OCommerce', { homeTitle: 'Mine', metaDescription: '' }).homeTitle).toBe('Mine')
  const preset = typeResetsOf('O2OCommerce', none)
  expect(typeResetsOf('MARKETING', preset)).toMatchObject(none)
  expect(typeResetsOf('MARKETING', { ...preset, homeTitle: 'Mine' })).toMatchObject({ homeTitle: 'Mine', metaDescription: '' })
})

test('the restaurant option and the O2O type preselect pages [SNEW-090] [SNEW-091]', () => {
  expect(preselectsPages('O2OCommerce', 'BOOKING_RESTAURANTS')).toBe(true)
  expect(preselectsPages('O2OCommerce', 'SPA')).toBe(true)
  expect(preselectsPages('SIMPLE_B2C', 'COMMERCE')).toBe(false)
})

test('the standard pages are those named home, header, footer and script, for the option where there are such [SNEW-092]', () => {
  const names = ['about-us', 'home', 'header', 'footer', 'script', 'home-decor', 'restaurant-home', 'spa-header', 'footers-3', 'headers-7']
  expect(standardPages(names, 'BOOKING_RESTAURANTS')).toEqual(['restaurant-home', 'header', 'footer', 'script'])
  expect(standardPages(names, 'SPA')).toEqual(['home', 'spa-header', 'footer', 'script'])
  expect(standardPages(['contact'], 'SPA')).toEqual([])
})

test('the options follow the site type [SNEW-114]', () => {
  expect(optionsOf('SIMPLE_B2C').map(({ value }) => value)).toEqual(['COMMERCE', 'ENQUIRY', 'ECOM_CATALOGUE', 'B2B_GIFTING'])
  expect(optionsOf('B2C_MARKET_PLACE')).toEqual(optionsOf('SIMPLE_B2C'))
  expect(optionsOf('MARKETING').map(({ value }) => value)).toEqual(['GENERAL'])
  expect(optionsOf('O2OCommerce')).toHaveLength(26)
  expect(optionsOf('B2B2C_ECOM')).toEqual([])
})

test('another type of an existing site only resets its option', () => {
  expect(typeResets('O2OCommerce', none, 'edit')).toEqual({ siteOption: 'BOOKING_RESTAURANTS' })
})
