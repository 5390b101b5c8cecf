import { expect, test } from 'vitest'
import { asking, PLATFORM } from '../asking.test-support.ts'

const RAVI = {
  username: 'ravi@x.example',
  name: 'Ravi',
  companyName: null,
  userRole: 'SUPPORT_EXECUTIVE',
  emailId: 'ravi@x.example',
  mobile: '98',
  enabled: true,
  permissions: [{ name: 'site', operations: ['view_site_list', 'edit_site'] }],
}
const answers = { ...PLATFORM, GetInternalUserByUserName: { 'ravi@x.example': { getInternalUserByUserName: RAVI } } }
/** As Edit User sends it: every field, changed or not. */
const AS_STORED = {
  siteId: 'master',
  username: 'ravi@x.example',
  userRole: 'SUPPORT_EXECUTIVE',
  emailId: 'ravi@x.example',
  mobile: '98',
  name: 'Ravi',
  enabled: true,
  permissions: RAVI.permissions,
}

const questionsOf = async (operation: string, variables: Readonly<Record<string, unknown>>) => {
  const { asked, service } = asking({ answers })
  await service.operation(operation, variables)
  return asked.map(({ message, detail }) => `${message} ${detail}`)
}

test('a new user is asked about with name and role', async () => {
  const input = { userName: 'a@x.example', emailId: 'a@x.example', userRole: 'CUSTOMER_SUPPORT_LEAD', name: 'Asha', mobile: '1', enabled: true }
  expect(await questionsOf('CreateInternalUser', { input })).toEqual([
    'Create the user a@x.example as Customer support lead? Name: “Asha”. The platform sends the password to this address.',
  ])
  expect(await questionsOf('CreateInternalUser', { input: { ...input, emailId: 'b@x.example', permissions: RAVI.permissions } })).toEqual([
    'Create the user a@x.example as Customer support lead? Email: b@x.example. Name: “Asha”. Permissions: 2 operations. The platform sends the password to this address.',
  ])
})

test('an account is disabled and enabled with a question that names its user and role', async () => {
  expect(await questionsOf('UpdateInternalUserEnabled', { input: { ...AS_STORED, enabled: false } })).toEqual([
    'Disable the account ravi@x.example? Name: “Ravi”. Role: Support executive.',
  ])
})

test.each([
  ['email', { emailId: 'thief@x.example' }, 'Email: “ravi@x.example” to “thief@x.example”.'],
  ['mobile number', { mobile: '99' }, 'Mobile: “98” to “99”.'],
  ['role', { userRole: 'ACCOUNTS' }, 'Role: “SUPPORT_EXECUTIVE” to “ACCOUNTS”.'],
  ['permissions', { permissions: [{ name: 'site', operations: ['view_site_list', 'delete_site'] }] }, 'Grants Sites: Delete site. Takes Sites: Edit site.'],
])('a change of the %s is asked about, from what and to what', async (_, change, words) => {
  expect(await questionsOf('UpdateInternalUser', { input: { ...AS_STORED, ...change } })).toEqual([
    `Change the account ravi@x.example? ${words} Name: “Ravi”. Role: Support executive.`,
  ])
})

test('what changes nobody’s access is not asked about', async () => {
  expect(await questionsOf('UpdateInternalUser', { input: { ...AS_STORED, name: 'Ravi K', companyName: 'Ravi & Sons' } })).toEqual([])
})

test('of an account that cannot be read every word is asked about, with a warning', async () => {
  const input = { siteId: 'master', username: 'nobody', emailId: 'a@x.example' }
  expect(await questionsOf('UpdateInternalUser', { input })).toEqual([
    'Change the account nobody? Warning: the platform knows no such record. Email: “a@x.example”.',
  ])
})

test('a password is reset with a question that says whose it is', async () => {
  expect(await questionsOf('ResetCogUserPassword', { username: 'ravi@x.example' })).toEqual([
    'Sure to reset Password? The user ravi@x.example. Name: “Ravi”. Role: Support executive. The old password stops working. This cannot be undone.',
  ])
  expect(await questionsOf('ResetCogUserPassword', { username: 'aditi' })).toEqual([
    'Sure to reset Password? The user aditi. No internal user has this name: it may be the user of a site. The old password stops working. This cannot be undone.',
  ])
})

test('an owner of outlets is asked about with the sites that they get', async () => {
  const outlets = ['site-1', 'site-2', 'site-3', 'site-4'].map((siteId) => ({ siteId }))
  expect(await questionsOf('CreateGroupAdmin', { input: { email: 'o@x.example', userName: 'owner', companyName: 'Aditi “Sweets', outlets } })).toEqual([
    "Give owner access to 4 sites as their owner? Sites: aditi.example, site-2, site-3 and 1 more. Email: o@x.example. Company: “Aditi 'Sweets”.",
  ])
})
