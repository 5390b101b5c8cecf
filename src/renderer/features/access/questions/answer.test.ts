import { expect, test } from 'vitest'
import { makeInternalUser } from '#data/users/internal-user.test-support.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { granted, type Screen } from '#patterns/screens/screen.ts'
import { MANAGES_USERS, PARTNER_ONLY, ROOT } from '#shared/domain/access/screen-rules.ts'
import { answerTo, mayDo } from './answer.ts'
import { type Asked, askable, askedLabel } from './asked.ts'

const screen = (path: string, title: string, part: Partial<Screen> & Pick<Screen, 'access'>): Screen => ({
  path,
  title,
  load: () => Promise.reject(new Error('no chunk')),
  ...part,
})
const SCREENS = [
  screen('/', 'Partner dashboard', { audience: 'CP', access: PARTNER_ONLY }),
  screen('/', 'Sites', { audience: 'non-CP', access: granted({ group: 'site', operation: 'view_site_list' }) }),
  screen('/site/:id', 'Site', { audience: 'non-CP', access: granted({ group: 'site', operation: 'view_site_list' }) }),
  screen('/manage-user', 'Manage Users', { access: MANAGES_USERS }),
  screen('/renewal-dashboard', 'Renewal Dashboard', { access: granted({ group: 'renewal_dashboard', operation: 'renewal_dashboard' }) }),
  screen('/service-list', 'Master Service List', { access: ROOT }),
]
const QUESTIONS = askable(SCREENS)
const asked = (label: string): Asked => {
  const found = QUESTIONS.find((question) => askedLabel(question) === label)
  if (found === undefined) throw new Error(`Nothing asks "${label}"`)
  return found
}

const user = (userRole: string, part: Partial<InternalUser> = {}): InternalUser =>
  makeInternalUser('priya@console.example', userRole, { name: 'Priya', ...part })
const SITES = [{ name: 'site', operations: ['view_site_list'] }]
const ask = (label: string, of: InternalUser) => answerTo(asked(label), of)

test('a user who lacks the role: which roles have it; nothing grants a role', () => {
  expect(ask('Open Manage Users', user('SALES_PERSON'))).toEqual({
    may: false,
    sentence: 'Priya cannot open Manage Users: it needs the role Administrator or Site creator.',
    note: 'The role of a user cannot be changed.',
    remedy: null,
  })
})

test('a user who lacks a permission: which one, and where it is granted', () => {
  expect(ask('Open Sites', user('SALES_PERSON'))).toEqual({
    may: false,
    sentence: 'Priya cannot open Sites: it needs the permission “Sites: View site list”, which Priya does not have.',
    note: null,
    remedy: { label: 'Grant in Edit User', to: '/manage-user?edit=priya%40console.example&grant=site.view_site_list' },
  })
})

test('a dashboard is named alone, not as an operation of its group', () => {
  expect(ask('Open Renewal Dashboard', user('ACCOUNTS')).sentence).toBe(
    'Priya cannot open Renewal Dashboard: it needs the permission “Renewal dashboard”, which Priya does not have.',
  )
})

test('an inactive user with the permission: the account is what keeps them out', () => {
  expect(ask('Open Sites', user('SALES_PERSON', { enabled: false, permissions: SITES }))).toEqual({
    may: false,
    sentence: 'Priya cannot open Sites: the account is inactive.',
    note: null,
    remedy: { label: 'Activate in Edit User', to: '/manage-user?edit=priya%40console.example' },
  })
})

test('several reasons are all said, each once', () => {
  expect(ask("Recharge a site's wallet", user('SALES_PERSON', { enabled: null })).sentence).toBe(
    "Priya cannot recharge a site's wallet: the account is inactive and it needs the permissions “Sites: View site list” and “Sites: Wallet recharge”, which Priya does not have.",
  )
})

test('a reset needs one of two roles, and of the one that is no administrator the permission', () => {
  expect(
    ask('Reset the data of a site', user('SALES_PERSON', { permissions: [{ name: 'site', operations: ['view_site_list', 'reset_site'] }] })).sentence,
  ).toBe('Priya cannot reset the data of a site: it needs the role Administrator or Customer support lead.')
  expect(ask('Reset the data of a site', user('CUSTOMER_SUPPORT_LEAD', { permissions: SITES })).remedy?.to).toBe(
    '/manage-user?edit=priya%40console.example&grant=site.reset_site',
  )
})

test('what only an administrator may do', () => {
  expect(ask('Open Master Service List', user('ACCOUNTS')).sentence).toBe('Priya cannot open Master Service List: it needs the role Administrator.')
  expect(ask('Open Master Service List', user('ADMIN', { enabled: false }))).toMatchObject({
    may: true,
    sentence: 'Priya can open Master Service List: administrators may do everything that is for staff.',
  })
})

test('a screen for the other audience: whom it is for, without a remedy', () => {
  expect(ask('Open Partner dashboard', user('ADMIN')).sentence).toBe('Priya cannot open Partner dashboard: it is for channel partners only.')
  expect(ask('Open Sites', user('CP', { permissions: SITES })).sentence).toBe('Priya cannot open Sites: it is not for channel partners.')
  expect(ask('Open Sites', user('CP')).remedy).toBeNull()
})

test('a partner cannot be granted what is missing, and it says so', () => {
  expect(ask('Open Renewal Dashboard', user('RESELLER'))).toMatchObject({ note: 'The role Reseller cannot be granted permissions.', remedy: null })
})

test('a role of an older record is nobody to the rules, as to the guard', () => {
  expect(ask('Open Manage Users', user('OWNER')).may).toBe(false)
})

test('a user who may', () => {
  expect(ask('Open Sites', user('SALES_PERSON', { permissions: SITES }))).toEqual({ may: true, sentence: 'Priya can open Sites.', note: null, remedy: null })
  expect(mayDo(asked('Open the page of a site'), user('SALES_PERSON', { permissions: SITES }))).toBe(true)
})

test('a user without a name is called by the user name', () => {
  expect(ask('Open Sites', user('ADMIN', { name: ' ' })).sentence).toMatch(/^priya@console\.example can open Sites/)
})

test('what the platform does not offer: the operation, and whom to ask', () => {
  expect(answerTo(asked('Create a page'), user('ADMIN'), new Set(['CreateSitePage']))).toEqual({
    may: false,
    sentence: 'Priya cannot create a page: the platform does not offer CreateSitePage.',
    note: 'Ask whoever runs the platform whether it can be added.',
    remedy: null,
  })
  expect(mayDo(asked('Create a page'), user('ADMIN'))).toBe(true)
})
