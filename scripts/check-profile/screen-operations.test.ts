import { expect, test } from 'vitest'
import { SCREENS } from '#app/routes.ts'
import { knownOperations } from '#main/profile-check/schema-report.ts'
import { importAliases } from '../test/imports.ts'
import { pageSources } from './schema-lines.ts'
import { screenOperations } from './screen-operations.ts'

const screens = screenOperations(pageSources(), importAliases(), knownOperations())

test('every screen of the console is found in its sources, with the operations that it declares as needed', () => {
  const declared = SCREENS.map(({ path, needs = [] }) => `${path} ${needs.join(' ')}`)
  const found = screens.map(({ title, needs }) => `${/\((\S+)\)$/.exec(title)?.[1]} ${needs.join(' ')}`)
  expect(found.toSorted()).toEqual(declared.toSorted())
})

test('what a screen reads and sends is what its own modules name, with the labels of the activity', () => {
  const manageUsers = screens.find(({ title }) => title === 'Manage Users (/manage-user)')
  expect(manageUsers?.reads).toContain('GetInternalUsers')
  expect(manageUsers?.actions).toContainEqual({ operation: 'UpdateInternalUser', label: 'Change user' })
  expect(manageUsers?.actions.map(({ operation }) => operation)).not.toContain('SiteWalletRechargeByAdmin')
})

test('the columns of a list have their titles by the field that they show', () => {
  const sites = screens.find(({ title }) => title === 'Sites (/)')
  expect(sites?.columns).toMatchObject({ supportAccManager: 'Support account manager' })
})
