import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { siteReader } from '../sites/platform-sites.ts'
import { siteGrid } from '../sites/site-list.ts'
import { composeFor } from './campaign-on-screen.ts'

test('the recipients of a campaign that was dismissed, and what was changed of it here, are shown from its row in Campaign History, of another one it is said where they are', async ({
  signedInAs,
  platform,
}) => {
  const sites = (await (await siteReader(platform))()).filter(({ companyName }) => companyName?.includes('Bharat'))
  const reachable = sites.filter(({ enabled, basicSiteSetting }) => enabled === true && basicSiteSetting?.contactNumber)
  const { page } = await signedInAs('ADMIN')
  await page.getByRole('searchbox').fill('bharat')
  await expect(page.getByRole('region', { name: 'Sites' }).getByRole('status')).toHaveText(`${sites.length} of 60`)
  await siteGrid(page).getByRole('checkbox').first().check()
  await composeFor(page, `The message is for the ${sites.length} sites that you selected.`, 'Festival Greeting 1')
  await page.getByRole('button', { name: `Send to ${reachable.length} sites` }).click()
  await page.getByRole('region', { name: 'Outcome of the campaign' }).getByRole('button', { name: 'Ok' }).click()
  await page.getByRole('link', { name: 'Campaign History' }).click()
  const rows = page.getByRole('grid', { name: 'Campaigns' }).locator('[role="row"][data-index]:not(:has([role="columnheader"]))')
  const open = async (row: number): Promise<void> => {
    await rows
      .nth(row)
      .getByLabel(/^Actions for/)
      .click()
    await page.getByRole('menuitem', { name: 'Recipients' }).click()
  }
  const dialog = page.getByRole('dialog', { name: /^Recipients/ })
  await open(0)
  await expect(dialog.getByRole('grid', { name: 'Recipients' }).getByRole('row').filter({ hasText: 'Queued' })).toHaveCount(reachable.length)
  await expect(dialog.getByRole('region', { name: 'Changed here' }).getByRole('listitem')).toHaveText(
    new RegExp(`^Begin campaign.*Recipients: ${reachable.length}Cannot be taken back: a message that was sent stays sent\\.$`),
  )
  await expectNoSeriousAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await open(1)
  await expect(dialog.getByText('This computer does not know the recipients of this campaign.', { exact: true })).toBeVisible()
  await expectNoSeriousAxeViolations(page)
})
