import { expect, test } from 'vitest'
import { standardPages } from './standard-pages.ts'
import { afterTypeChange, defaultOptionOf, preselectsPages } from './type-change.ts'

const none = { homeTitle: '', metaDescription: '' }

test('a change of type resets option and pages [SNEW-089]', () => {
  expect(afterTypeChange('MARKETING', none)).toMatchObject({ siteType: 'MARKETING', siteOption: 'GENERAL', pages: [] })
  expect(afterTypeChange('SIMPLE_B2C', none)).toMatchObject({ siteOption: 'COMMERCE', pages: [] })
})

test('an O2O site starts as a restaurant [SNEW-099]', () => {
  expect(defaultOptionOf('O2OCommerce')).toBe('BOOKING_RESTAURANTS')
})

test('an O2O site starts with a title and a description [SNEW-100] [SNEW-101]', () => {
  const { homeTitle, metaDescription } = afterTypeChange('O2OCommerce', none)
  expect(homeTitle).not.toBe('')
  expect(metaDescription).not.toBe('')
  expect(metaDescription.length).toBeLessThanOrEqual(256)
})

test('texts of the user are left alone, those of the type go with it', () => {
  expect(afterTypeChange('O2OCommerce', { homeTitle: 'Mine', metaDescription: '' }).homeTitle).toBe('Mine')
  const preset = afterTypeChange('O2OCommerce', none)
  expect(afterTypeChange('MARKETING', preset)).toMatchObject(none)
  expect(afterTypeChange('MARKETING', { ...preset, homeTitle: 'Mine' })).toMatchObject({ homeTitle: 'Mine', metaDescription: '' })
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
