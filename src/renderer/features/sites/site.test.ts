import { expect, test } from 'vitest'
import { editSitePath, editSiteState, siteMenuPath } from './site.ts'
import { makeSite } from './test/make-site.ts'

test('the editor and the menus are addressed by the id of the site', () => {
  const site = makeSite({ siteId: 'id & more' })
  expect(editSitePath(site)).toBe('/edit-site?site=id+%26+more')
  expect(siteMenuPath(site)).toBe('/service-typelist?site=id+%26+more')
})

test('the editor gets the site and the sites needed for the reference site picker, one fetch of them at most [SLIST-004]', () => {
  const site = makeSite({ siteId: 'own', siteType: 'SIMPLE_B2C', siteOptions: 'COMMERCE' })
  const like = Array.from({ length: 1000 }, (_, index) => makeSite({ siteId: `s${index}`, siteType: 'SIMPLE_B2C', siteOptions: 'COMMERCE' }))
  const state = editSiteState(site, [site, makeSite({ siteId: 'other', siteType: 'MARKETING' }), ...like])
  expect(state.site).toEqual(site)
  expect(state.references).toHaveLength(900)
  expect(state.references[0]).toEqual({ siteId: 's0', domain: 'aditi.example', companyName: null })
})
