import { controlOf } from '../faults/control.ts'
import { refusedBeforeRunning } from '../faults/refused-before-running.ts'
import { expect, test } from '../fixtures.ts'
import { siteReader } from '../sites/platform-sites.ts'
import { siteGrid } from '../sites/site-list.ts'
import { composeFor } from './campaign-on-screen.ts'

test('empty placeholders are counted before the send, and what the platform refuses is sent again, as each recipient says', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  const sites = await (await siteReader(platform))()
  const inactive = sites.filter(({ enabled }) => enabled !== true).length
  const { page } = await signedInAs('ADMIN')
  const dialog = page.getByRole('dialog', { name: `Campaign to ${sites.length - inactive} sites` })
  await siteGrid(page).getByRole('checkbox').first().check()
  await composeFor(page, `The message is for the ${sites.length} sites that you selected.`, 'Festival Greeting 1')

  await test.step('the sites with an empty placeholder are counted, and it is named', async () => {
    await expect(dialog.getByRole('checkbox', { name: /^Sites for which a placeholder is empty \([1-9]\d*\)$/ })).not.toBeChecked()
    await expect(dialog).toContainText('For some sites the console knows no Site Plan.')
  })
  await test.step('the audience is exported as it is at that moment', async () => {
    await dialog.getByRole('button', { name: 'Export the audience' }).click()
    await expect(page.getByText('The audience was exported.', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Audience of Festival Greeting 1 \d{4}-\d\d-\d\d\.xlsx$/).first()).toBeVisible()
  })
  await test.step('of a refused batch nobody was sent the message; it is queued when the user says so', async () => {
    control.addFault({ operation: 'CreateUserQueueInBulkByAdmin', fault: 'delay', milliseconds: 0 })
    control.addFault(refusedBeforeRunning('CreateUserQueueInBulkByAdmin', 'TOO_MANY_MESSAGES'))
    await dialog.getByRole('button', { name: `Send to ${sites.length - inactive} sites` }).click()
    await page.getByRole('button', { name: 'Outcome of each recipient' }).click()
    const recipients = page.getByRole('region', { name: 'Recipients' })
    const count = recipients.getByRole('status').first()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Outcome' }).click()
    await page.getByRole('checkbox', { name: /^Not sent/ }).check()
    await page.keyboard.press('Escape')
    await expect(count).toHaveText(`${sites.length - inactive - 15} of ${sites.length - inactive}`)
    await page.getByRole('button', { name: `Queue the remaining ${sites.length - inactive - 15} messages` }).click()
    await expect(page.getByRole('region', { name: 'Outcome of the campaign' })).toContainText('Congratulation!')
    await expect(count).toHaveText(`0 of ${sites.length - inactive}`)
  })
})
