import { expect, test } from 'vitest'
import { type Edit, isChanged, mergedValues, reviewRows } from './user-edit.ts'
import { NEW_USER, type UserValues } from './user-values.ts'

const LOADED: UserValues = {
  ...NEW_USER,
  name: 'Farah',
  mobile: '1',
  role: 'ACCOUNTS',
  permissions: [
    { name: 'site', operations: ['view_site_list'] },
    { name: 'campaigns', operations: ['run_campaigns'] },
  ],
}
const site = (...operations: string[]) => ({ name: 'site', operations })

test('blanks and the order of granting change nothing', () => {
  expect(isChanged(LOADED, { ...LOADED, name: ' Farah ', permissions: LOADED.permissions.toReversed() })).toBe(false)
})

test('field, from, to; permissions by their groups', () => {
  const form = { ...LOADED, mobile: '2', permissions: [site('view_site_list', 'edit_site')] }
  expect(reviewRows({ loaded: LOADED, form, platform: LOADED })).toEqual([
    { id: 'mobile', section: 'User', field: 'Contact Number', from: '1', to: '2' },
    { id: 'permissions.site', section: 'User Permissions', field: 'Sites', from: 'View site list', to: 'View site list, Edit site' },
    { id: 'permissions.campaigns', section: 'User Permissions', field: 'Campaigns', from: 'Run campaigns', to: '' },
  ])
})

test('what somebody else changed meanwhile stays; where both changed the user chooses', () => {
  const form = { ...LOADED, mobile: '2', permissions: [site('edit_site'), { name: 'campaigns', operations: ['run_campaigns'] }] }
  const platform = { ...LOADED, name: 'Farah Ali', mobile: '3', permissions: [site('view_site_list')] }
  const edit: Edit = { loaded: LOADED, form, platform }
  const rows = reviewRows(edit)
  expect(rows.map(({ id, theirs }) => [id, theirs])).toEqual([
    ['mobile', '3'],
    ['permissions.site', undefined],
  ])
  expect(mergedValues(edit, rows, { mobile: 'theirs' })).toEqual({ ...platform, permissions: [site('edit_site')] })
  expect(mergedValues(edit, rows, { mobile: 'yours' })).toEqual({ ...platform, mobile: '2', permissions: [site('edit_site')] })
})

test('a change to the same on both sides is none', () => {
  const same = { ...LOADED, mobile: '2' }
  expect(reviewRows({ loaded: LOADED, form: same, platform: same })).toEqual([])
})
