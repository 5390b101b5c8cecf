import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { UsersOnScreen } from './users-on-screen.ts'

test('internal users are listed: columns, search, role and status [USER-001]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const console = await signedInAs('ADMIN', { at: '/manage-user' })
  const { page } = console
  const listings = () => control.calls('GetInternalUsers').length
  const users = await UsersOnScreen.open(page)

  await test.step('the list: columns, search, role, status [USER-002] [USER-003] [USER-035]', async () => {
    await expect(users.grid.getByRole('columnheader')).toHaveText(['', 'Name', 'User name / email', 'Mobile', 'Role', 'Status', 'Created', 'Action', ''])
    await users.search.fill('deccan digital')
    await expect(users.count).toHaveText(/^1 of \d+$/)
    await expect(users.row('cp@demo.example')).toContainText('CP (channel partner)')
    await users.search.fill('disabled@demo')
    await expect(users.row('disabled@demo.example')).toContainText('Inactive')
    await openAddress(page, '/manage-user?role=SUPPORT_EXECUTIVE&status=Active')
    await expect(users.row('support-executive@demo.example')).toContainText('Active')
    await expect(users.row('disabled@demo.example')).toBeHidden()
    await expect(users.row('cp@demo.example')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Role: Support executive', exact: true })).toBeVisible()
    await users.row('support-executive@demo.example').getByRole('gridcell').nth(1).click()
    await expect(page.getByRole('complementary', { name: 'Details of Lakshmi Iyer' })).toContainText('support-executive@demo.example')
    await picture(page, 'users')
  })

  await test.step('it is asked of the platform on every visit; a picker takes what is known [USER-045] [CALL2-041] [CALL-077]', async () => {
    const before = listings()
    await openAddress(page, '/oulets-index')
    await expect(screenTitle(page)).toHaveText('Outlets')
    await UsersOnScreen.open(page)
    expect(listings()).toBe(before + 1)
    const form = await users.openForm()
    await form.getByRole('combobox', { name: 'Role' }).selectOption('CP')
    const picker = form.getByRole('combobox', { name: 'Onboarded By' })
    await picker.click()
    await expect(page.getByRole('option', { name: 'Priya Nair' })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(listings()).toBe(before + 1)
  })
})
