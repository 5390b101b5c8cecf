import { expect, test } from 'vitest'
import { mergedValues, threeWay } from '#patterns/edit-review/three-way.ts'
import { isChanged, USER_FIELDS } from './user-edit.ts'
import type { UserValues } from './user-schema.ts'
import { NEW_USER } from './user-values.ts'

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
  expect(threeWay(LOADED, form, LOADED, USER_FIELDS).rows).toEqual([
    { id: 'mobile', section: 'User', field: 'Contact Number', from: '1', to: '2' },
    { id: 'permissions.site', section: 'User Permissions', field: 'Sites', from: 'View site list', to: 'View site list, Edit site' },
    { id: 'permissions.campaigns', section: 'User Permissions', field: 'Campaigns', from: 'Run campaigns', to: '' },
  ])
})

test('permissions are merged by group: one group that another user took away stays away, another is saved as ticked', () => {
  const form = { ...LOADED, permissions: [site('edit_site'), { name: 'campaigns', operations: ['run_campaigns'] }] }
  const platform = { ...LOADED, name: 'Farah Ali', permissions: [site('view_site_list')] }
  const merge = threeWay(LOADED, form, platform, USER_FIELDS)
  expect(merge.rows.map(({ id, theirs }) => [id, theirs])).toEqual([
    ['name', 'Farah Ali'],
    ['permissions.site', undefined],
    ['permissions.campaigns', ''],
  ])
  expect(mergedValues(merge, merge.standing).values).toEqual({ ...platform, permissions: [site('edit_site')] })
})
