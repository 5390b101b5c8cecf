import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OfflineList } from '#shared/bridge/offline.ts'
import { PERMISSION_GROUPS, type PermissionGroup } from '#shared/domain/permission.ts'
import { ROLES } from '#shared/domain/role.ts'
import { maySeeList } from '#shared/kept-lists.ts'
import { SCREENS } from '../routes.ts'
import { screensOpenTo } from './screens.ts'

/** The lists that the screens show from their copies. Today and the list of partners ask for the sites by the same table, for themselves. */
const SHOWN: Readonly<Record<string, readonly OfflineList[]>> = {
  '/': ['sites', 'users'],
  '/site/:id': ['sites'],
  '/create-site': ['users'],
  '/edit-site': ['users'],
  '/import-new-sites': ['users'],
  '/import-sites': ['users'],
  '/select-cp': ['users'],
  '/cp-dashboard': ['users'],
  '/deployment-dashboard': ['users'],
  '/renewal-dashboard': ['users'],
  '/nonusage-dashboard': ['users'],
  '/outstanding-dashboard': ['users'],
  '/cplist': ['users'],
  '/manage-user': ['users'],
  '/create-user': ['users'],
  '/permissions': ['users'],
  '/oulets-index': ['outlets'],
  '/subscription-plan': ['plans'],
  '/platform-servicelist': ['services'],
  '/edit-site-pages': ['pages'],
  '/editg-templates': ['global-templates'],
  '/editm-templates': ['master-templates'],
}

const grants = fc.array(
  fc
    .constantFrom(...(Object.keys(PERMISSION_GROUPS) as PermissionGroup[]))
    .chain((name) => fc.subarray([...PERMISSION_GROUPS[name]]).map((operations) => ({ name, operations: operations as string[] }))),
  { maxLength: 4 },
)
const users = fc.record({ role: fc.constantFrom(...ROLES, null), enabled: fc.boolean(), permissions: grants })

test('every screen of the table is one of the console', () => {
  const paths: readonly string[] = SCREENS.map(({ path }) => path)
  expect(Object.keys(SHOWN).filter((path) => !paths.includes(path))).toEqual([])
})

test('who may open a screen may see the copies that it shows: none is deleted that is still of use', () => {
  fc.assert(
    fc.property(users, (user) => {
      const open = screensOpenTo(user).filter(({ audience }) => audience !== 'CP')
      const refused = open.flatMap(({ path }) => (SHOWN[path] ?? []).filter((list) => !maySeeList(user, list)).map((list) => `${path}: ${list}`))
      expect(refused).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('a user who was granted nothing sees no copy but that of their profile', () => {
  const user = { role: 'ACCOUNTS', enabled: true, permissions: [] } as const
  expect(
    (['sites', 'users', 'outlets', 'plans', 'services', 'pages', 'master-templates', 'global-templates'] as const).filter((list) => maySeeList(user, list)),
  ).toEqual([])
  expect(maySeeList({ ...user, enabled: false }, 'profile')).toBe(true)
})
