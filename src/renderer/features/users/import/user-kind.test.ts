import { expect, test } from 'vitest'
import { cellValue } from '#patterns/import/import-kind.ts'
import { USER_KIND } from './user-kind.ts'

const ASHA = { userName: 'asha@company.example', name: 'Asha Rao', mobile: '9876543210', role: 'SUPPORT_EXECUTIVE' }

test('a row becomes a new user, with its permissions in the order of the source', () => {
  expect(USER_KIND.check({ ...ASHA, permissions: 'site.edit_site, site.view_site_list' })).toEqual({
    target: {
      id: 'asha@company.example',
      domain: 'asha@company.example',
      name: 'Asha Rao',
      to: { ...ASHA, permissions: 'site.view_site_list; site.edit_site' },
    },
  })
})

test('a row is checked by the rules of Create User, with the problem at its column', () => {
  expect(USER_KIND.check({ ...ASHA, userName: 'asha' })).toMatchObject({ problems: { userName: expect.any(String) } })
  expect(USER_KIND.check({ ...ASHA, permissions: 'site.fly' })).toEqual({ problems: { permissions: 'There is no permission “site.fly”.' } })
})

test('roles with company details are not offered', () => {
  const roles = USER_KIND.columns.find(({ key }) => key === 'role')?.options?.map(({ value }) => value)
  expect(roles).toContain('ACCOUNTS')
  expect(roles).not.toContain('CP')
})

test('the example of the template can be imported', () => {
  const cells = Object.fromEntries(USER_KIND.columns.map((column) => [column.key, cellValue(column, column.example)]))
  expect(USER_KIND.check(cells)).toMatchObject({ target: { id: 'asha@company.example' } })
})
