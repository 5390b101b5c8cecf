import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { UsersOnScreen } from './users-on-screen.ts'

const SITE = ['view_site_list', 'create_new_site', 'delete_site', 'wallet_recharge', 'edit_site', 'password_reset', 'reset_site']
test('the permissions of a new user are those of the source, and are sent by their own names', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const users = await UsersOnScreen.open(page)
  const form = await users.openForm()
  const group = (name: string) => form.getByRole('group', { name, exact: true })
  const tick = (name: string) => group(name).getByRole('checkbox', { name, exact: true }).check()
  const operations = (name: string) => group(name).locator('label')

  await form.getByRole('combobox', { name: 'Role' }).selectOption('ACCOUNTS')

  await test.step('eleven groups [PERM-034]', async () => {
    await expect(group('User Permissions').getByRole('group')).toHaveCount(11)
  })

  await test.step('what each group grants [PERM2-009] [PERM2-010] [PERM2-012] [PERM2-013] [PERM2-014]', async () => {
    await expect(operations('Sites')).toHaveText([
      'Sites',
      'View site list',
      'Create new site',
      'Delete site',
      'Wallet recharge',
      'Edit site',
      'Password reset',
      'Reset site',
    ])
    await expect(operations('Sections of Edit Site')).toHaveText([
      'Sections of Edit Site',
      'Online payment',
      'Wallet settings',
      'Payment modes',
      'Premium features',
    ])
    await expect(operations('Menus')).toHaveText(['Menus', 'View menus', 'Add menu', 'Add labels', 'Delete services and categories'])
    await expect(operations('Global templates')).toHaveText(['Global templates', 'View', 'Create', 'Edit', 'Delete'])
    await expect(operations('Campaigns')).toHaveText(['Campaigns', 'Run campaigns', 'Campaign templates'])
  })

  await test.step('five dashboards, a single permission each [PERM2-015] [ONB-019] [REN-017] [OUTS-011] [CPD-012]', async () => {
    for (const name of ['Onboarding dashboard', 'Renewal dashboard', 'Non usage dashboard', 'CP dashboard', 'Outstanding dashboard']) {
      await expect(operations(name)).toHaveText([name])
    }
  })

  await test.step('they are sent as the source names them [PERM2-016] [PERM2-017] [PERM-030] [NUSE-008] [CAMP-042]', async () => {
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Farah Khan')
    await form.getByRole('textbox', { name: 'Contact Number' }).fill('9876543210')
    await form.getByRole('textbox', { name: 'Email', exact: true }).fill('farah.groups@demo.example')
    for (const name of ['Sites', 'Non usage dashboard', 'Campaigns']) await tick(name)
    await group('Sites').getByRole('button', { name: 'Everything of Sites' }).click()
    await group('Campaigns').getByRole('checkbox', { name: 'Run campaigns' }).check()
    await users.createButton.click()
    await expect.poll(() => control.calls('CreateInternalUser').length).toBe(1)
    const permissions = [
      { name: 'site', operations: SITE },
      { name: 'campaigns', operations: ['run_campaigns'] },
      { name: 'nonusage_dashboard', operations: ['nonusage_dashboard'] },
    ]
    expect(control.sent('CreateInternalUser')[0]).toMatchObject({ input: { permissions } })
  })
})
