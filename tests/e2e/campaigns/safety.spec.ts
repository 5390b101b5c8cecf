import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { siteReader } from '../sites/platform-sites.ts'
import { siteGrid } from '../sites/site-list.ts'
import { composeFor } from './campaign-on-screen.ts'

test('a campaign to a selection of the list: rules with counts, a test message, each number once, and the outcome of each', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  const sites = (await (await siteReader(platform))()).filter(({ companyName }) => companyName?.includes('Bharat'))
  const reachable = sites.filter(({ basicSiteSetting }) => basicSiteSetting?.contactNumber)
  const active = reachable.filter(({ enabled }) => enabled === true)
  const { page } = await signedInAs('ADMIN')
  const dialog = page.getByRole('dialog', { name: /^Campaign to / })

  await test.step('what is selected in the list of sites is asked about at once when the message is written', async () => {
    await page.getByRole('searchbox').fill('bharat')
    await expect(page.getByRole('region', { name: 'Sites' }).getByRole('status')).toHaveText(`${sites.length} of 60`)
    await siteGrid(page).getByRole('checkbox').first().check()
    await composeFor(page, `The message is for the ${sites.length} sites that you selected.`, 'Festival Greeting 1')
    await expect(dialog).toBeVisible()
    await expectNoSeriousAxeViolations(page)
  })
  await test.step('closed, it is asked again by one button', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: `Send to all (${sites.length})` }).click()
    await expect(dialog).toBeVisible()
  })
  await test.step('inactive sites are left out unless the user wants them', async () => {
    await expect(dialog.getByRole('button', { name: `Send to ${active.length} sites` })).toBeVisible()
    await dialog.getByRole('checkbox', { name: `Inactive sites (${reachable.length - active.length})` }).uncheck()
    await expect(dialog.getByRole('button', { name: `Send to ${reachable.length} sites` })).toBeVisible()
    await dialog.getByRole('checkbox', { name: /^Inactive sites/ }).check()
  })
  await test.step('a test message goes to the number of the user, and is no part of the campaign', async () => {
    await dialog.getByRole('textbox', { name: 'Test message to' }).fill('98765 43210')
    await dialog.getByRole('button', { name: 'Send a test' }).click()
    await expect(page.getByText('The test message is on its way.', { exact: true })).toBeVisible()
    expect(control.sent('SendWhatsApp')).toMatchObject([{ type: 'TEXT', toNumber: '+919876543210' }])
    expect(control.calls('CreateUserQueueInBulkByAdmin')).toEqual([])
  })
  await test.step('sent, it says what became of each recipient', async () => {
    await dialog.getByRole('button', { name: `Send to ${active.length} sites` }).click()
    await expect(page.getByRole('region', { name: 'Outcome of the campaign' })).toContainText('Congratulation!')
    await page.getByRole('button', { name: 'Outcome of each recipient' }).click()
    const recipients = page.getByRole('grid', { name: 'Recipients' })
    await expect(recipients.getByRole('row').filter({ hasText: 'Queued' })).toHaveCount(active.length)
    await expectNoSeriousAxeViolations(page)
    await page.getByRole('button', { name: 'Ok' }).click()
  })
  await test.step('who got one of the user within the days is left out of the next one', async () => {
    await page.getByRole('link', { name: 'Site', exact: true }).click()
    // The screen before has a search too.
    await expect(siteGrid(page).getByRole('gridcell').first()).toBeVisible()
    await page.getByRole('searchbox').fill('bharat')
    await siteGrid(page).getByRole('checkbox').first().check()
    await composeFor(page, `The message is for the ${sites.length} sites that you selected.`, 'Festival Greeting 1')
    await dialog.getByRole('combobox', { name: 'Recently messaged' }).selectOption({ label: 'Messaged by you in the last 7 days' })
    await expect(dialog.getByRole('combobox', { name: 'Recently messaged' }).locator('option:checked')).toHaveText(
      `Messaged by you in the last 7 days (${active.length})`,
    )
    await expect(dialog.getByRole('button', { name: 'Send to 0 sites' })).toHaveAttribute('aria-disabled', 'true')
  })
})
