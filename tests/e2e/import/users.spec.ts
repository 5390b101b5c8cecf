import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expectFinished, outcomeRow } from '../bulk/bulk-on-screen.ts'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { mainMenu } from '../routes/route-table.ts'
import { chooseFile, dryRunButton, fileRow, fileRows, ready, startImport } from './import-on-screen.ts'

const FILE = [
  'Mail;Full name;Contact Number;Role;User Permissions',
  'asha.rao@import.example;"Rao; Asha";9876543210;Accounts;site.view_site_list',
  'ravi;Ravi Menon;9876543211;Sales person;site.view_site_list, site.edit_site',
  'admin@demo.example;Somebody;9876543212;Accounts;site.view_site_list',
].join('\r\n')

if (HAS_KEYCHAIN) {
  test('users come from a file: a column is matched, a row corrected by keyboard, one that is there skipped, the others created once', async ({
    signedInAs,
    platform,
  }) => {
    const control = controlOf(platform)
    const { page } = await signedInAs('ADMIN')
    const openImport = async (): Promise<void> => {
      await mainMenu(page).getByRole('link', { name: 'Manage Users' }).click()
      await page.getByRole('button', { name: 'Import users' }).click()
    }
    await test.step('match', async () => {
      await openImport()
      await chooseFile(page, 'users.csv', FILE)
      await expect(dryRunButton(page)).toHaveAttribute('title', 'Choose the column of the file that is Name.')
      await page.getByRole('combobox', { name: 'Name' }).selectOption({ label: 'Full name' })
      await expect(ready(page)).toHaveText('2 of 3 rows are ready')
      await expect(fileRow(page, 'ravi')).toContainText('Problem')
      await expect(dryRunButton(page)).toHaveAttribute('title', 'Correct the rows with a problem, or leave them out.')
      await expectNoSeriousAxeViolations(page)
      await picture(page, 'import-users')
    })
    await test.step('correct', async () => {
      await page.getByRole('switch', { name: 'Only rows with a problem' }).click()
      await expect(fileRow(page, 'Rao; Asha')).toBeHidden()
      await fileRow(page, 'ravi').getByRole('gridcell').nth(3).click()
      await page.keyboard.press('Enter')
      const row = page.getByRole('dialog', { name: 'Row 3' })
      await expect(row.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/valid email/i)
      await expectNoSeriousAxeViolations(page)
      await row.getByRole('textbox', { name: 'Email' }).fill('ravi@import.example')
      await page.keyboard.press('Enter')
      await expect(row).toBeHidden()
      await expect(ready(page)).toHaveText('3 of 3 rows are ready')
    })
    await test.step('dry run and run', async () => {
      await dryRunButton(page).click()
      const dryRun = page.getByRole('dialog', { name: 'Import of users: dry run' })
      await expect(dryRun.getByText('2 of 3 will be created, 1 skipped')).toBeVisible()
      await expect(dryRun.getByRole('row').filter({ hasText: 'admin@demo.example' })).toContainText('There is another one of this name already.')
      await startImport(page, 'Create 2 users')
      await expectFinished(page, '2 done, 1 skipped')
      await expect(outcomeRow(page, 'ravi@import.example')).toContainText('Done')
      // Rows are sent side by side, in no order.
      const created = control.sent('CreateInternalUser').map(({ input }) => input.userName)
      expect(created.toSorted((one, other) => one.localeCompare(other))).toEqual(['asha.rao@import.example', 'ravi@import.example'])
    })
    await test.step('again: the column is remembered, and nobody is created twice', async () => {
      await openImport()
      await chooseFile(page, 'users.csv', FILE.replace('ravi;', 'ravi@import.example;'))
      await expect(ready(page)).toHaveText('3 of 3 rows are ready')
      await expect(fileRows(page)).toContainText('Rao; Asha')
      await dryRunButton(page).click()
      const dryRun = page.getByRole('dialog', { name: 'Import of users: dry run' })
      await expect(dryRun.getByText('0 of 3 will be created, 3 skipped')).toBeVisible()
      await expect(dryRun.getByRole('button', { name: 'Create 0 users' })).toHaveAttribute('title', 'There is nothing to change.')
      expect(control.calls('CreateInternalUser')).toHaveLength(2)
    })
  })
}
