import { expect, test } from 'vitest'
import { placeOf } from './view-place.ts'

const TEMPLATES = { many: 'templates', context: ['type', 'dialog'] }

test('a list is found at its path, with the parameters that say what it lists', () => {
  expect(placeOf({ many: 'sites' }, { pathname: '/', search: '?payment=free&peek=site-1' })).toBe('/')
  expect(placeOf(TEMPLATES, { pathname: '/global-template', search: '?type=SMS&sort=-updated' })).toBe('/global-template?type=SMS')
})

test('an open dialog is no part of it, and a list beside another one is nowhere by itself', () => {
  expect(placeOf(TEMPLATES, { pathname: '/global-template', search: '?dialog=delete' })).toBe('/global-template')
  expect(placeOf({ many: 'sites', prefix: 'sites' }, { pathname: '/outstanding-dashboard', search: '?person=asha' })).toBeNull()
})
