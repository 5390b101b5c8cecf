import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayDo } from '#features/access/questions/answer.ts'
import { type Asked, askable, askedLabel } from '#features/access/questions/asked.ts'
import { sitePermissions } from '#features/sites/site-actions.tsx'
import { PERMISSION_GROUPS, type PermissionGroup } from '#shared/domain/permission.ts'
import { ROLES } from '#shared/domain/role.ts'
import { SCREENS } from '../routes.ts'
import { screensOpenTo } from './screens.ts'

const QUESTIONS = askable(SCREENS)
const about = (id: string): Asked | undefined => QUESTIONS.find((asked) => asked.id === id)

const grants = fc.array(
  fc
    .constantFrom(...(Object.keys(PERMISSION_GROUPS) as PermissionGroup[]))
    .chain((name) => fc.subarray([...PERMISSION_GROUPS[name]]).map((operations) => ({ name, operations: operations as string[] }))),
  { maxLength: 8 },
)
const users = fc.record({ userRole: fc.constantFrom(...ROLES), enabled: fc.constantFrom(true, false, null), permissions: grants })
const NOBODY = { id: 'u', username: 'u', name: 'U', emailId: null, mobile: null, createdAt: null, companyName: null, onboardedBy: null }

test('each question can be told from the others, and is known by an id of its own', () => {
  expect(new Set(QUESTIONS.map(askedLabel)).size).toBe(QUESTIONS.length)
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length)
})

test('of every screen the explorer says what the guard does, for any role and any grants', () => {
  fc.assert(
    fc.property(users, ({ userRole, enabled, permissions }) => {
      const open = screensOpenTo({ role: userRole, enabled: enabled === true, permissions })
      const said = SCREENS.filter((_, at) => mayDo(QUESTIONS[at] as Asked, { ...NOBODY, userRole, enabled, permissions }))
      expect(said.map(({ title }) => title)).toEqual(open.map(({ title }) => title))
    }),
  )
})

test('of the buttons of the site list it says what they do, for every user who sees the list', () => {
  fc.assert(
    fc.property(users, ({ userRole, enabled, permissions }) => {
      const sees = mayDo(about('/') as Asked, { ...NOBODY, userRole, enabled, permissions })
      const buttons = sitePermissions({ role: userRole, enabled: enabled === true, permissions })
      const said = (id: string): boolean => mayDo(about(id) as Asked, { ...NOBODY, userRole, enabled, permissions })
      expect(said('deleteSite')).toBe(sees && buttons.remove)
      expect(said('resetSite')).toBe(sees && buttons.resetData)
      expect(said('resetSitePassword')).toBe(sees && buttons.resetPassword)
      expect(said('openSitePayment')).toBe(sees && buttons.openPayment)
    }),
  )
})
