import { expect, test } from 'vitest'
import { goneGrants, grantChanges, offeredGrants, usualGrants } from './permission-sources.ts'

const user = (username: string, operations: readonly string[], change: object = {}) => ({
  username,
  userRole: 'ACCOUNTS',
  enabled: true,
  permissions: [{ name: 'site', operations }],
  ...change,
})

test('usual is what more than half of the active users of a role may do', () => {
  const users = [
    user('one', ['wallet_recharge', 'view_site_list']),
    user('two', ['view_site_list', 'delete_site']),
    user('three', ['view_site_list', 'wallet_recharge']),
    user('inactive', ['reset_site'], { enabled: false }),
    user('other', ['reset_site'], { userRole: 'SITE_CREATOR' }),
    user('none', [], { permissions: [] }),
  ]
  expect(usualGrants(users, 'ACCOUNTS')).toEqual({ grants: [{ name: 'site', operations: ['view_site_list', 'wallet_recharge'] }], users: 3 })
})

test('a role that nobody has yet has nothing usual', () => {
  expect(usualGrants([user('one', ['view_site_list'])], 'SALES_PERSON')).toBeNull()
})

test('changes are named as people read them, in the order of the form', () => {
  const from = [{ name: 'site', operations: ['delete_site', 'view_site_list'] }]
  const to = [
    { name: 'campaigns', operations: [] },
    { name: 'site', operations: ['wallet_recharge', 'view_site_list'] },
  ]
  expect(grantChanges(from, to)).toEqual({ added: ['Sites: Wallet recharge'], removed: ['Sites: Delete site'] })
})

test('what a form does not offer, and a group that grants nothing, are not handed on', () => {
  const grants = [
    { name: 'site', operations: ['old_right', 'delete_site'] },
    { name: 'campaigns', operations: [] },
    { name: 'old_group', operations: ['view'] },
  ]
  expect(offeredGrants(grants)).toEqual([{ name: 'site', operations: ['delete_site'] }])
  expect(goneGrants(grants)).toEqual(['Sites: old_right', 'old_group: View'])
})
