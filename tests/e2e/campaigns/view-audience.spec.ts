import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { siteRows } from '../sites/site-list.ts'

test('a campaign is for the sites that a saved view shows when it is chosen', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  await page.getByRole('button', { name: /^Expiring/ }).click()
  await expect(siteRows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'View: Custom' }).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await page.getByRole('dialog', { name: 'Save this view' }).getByRole('textbox', { name: 'Name' }).fill('Ends soon')
  await page.getByRole('dialog', { name: 'Save this view' }).getByRole('button', { name: 'Save' }).click()

  await test.step('chosen within the wizard, before or after the message', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill('run campaign')
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Template' }).click()
    await page.getByRole('option', { name: 'Festival Greeting 1', exact: true }).click()
    await page.getByRole('combobox', { name: 'Audience' }).selectOption({ label: 'View: Ends soon' })
    await expect(page.getByText('The message is for the 3 sites that you selected.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('Festival Greeting 1')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'view-audience')
  })
  await test.step('asked at once, with what the console cannot know, and sent to those three', async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Campaign to 3 sites' })
    await expect(dialog).toContainText('Counts messages of your own campaigns from this computer')
    await dialog.getByRole('button', { name: 'Send to 3 sites' }).click()
    await expect(page.getByRole('region', { name: 'Outcome of the campaign' })).toContainText('send 3 messages')
    expect(controlOf(platform).calls('CreateUserQueueInBulkByAdmin')).toHaveLength(1)
  })
})
