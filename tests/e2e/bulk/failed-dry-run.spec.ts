import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { askDryRun, dryRun, dryRunCounts, dryRunRow, selectAllSites, skipReasons } from './bulk-on-screen.ts'

test('a dry run that could not read what the sites have now reads them again in place', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const retry = dryRun(page).getByRole('button', { name: 'Retry' })
  await selectAllSites(page)

  await test.step('the list of all sites is refused: the reason, and Retry', async () => {
    control.addFault({ operation: 'GetSitesAdminForBulk', fault: 'graphql-error', message: 'SITES_NOT_READY' })
    await askDryRun(page, 'Sales Person', 'Priya Nair')
    await expect(dryRun(page).getByRole('alert')).toContainText('SITES NOT READY')
    await retry.click()
    await expect(dryRunCounts(page)).toHaveText('56 of 60 will be changed, 4 skipped')
    await expect(skipReasons(page)).toHaveText('No change: 4')
    await dryRun(page).getByRole('button', { name: 'Back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('the settings of one site are refused: the other rows, and Retry', async () => {
    control.addFault({ operation: 'GetBasicSiteSettingBySite', fault: 'graphql-error', containing: 'shop-2.shops', message: 'SITE_IS_LOCKED' })
    await askDryRun(page, 'Site mode', 'Under construction')
    await expect(dryRun(page).getByText('1 site could not be read and would be skipped.')).toBeVisible()
    await expect(dryRunCounts(page)).toHaveText('51 of 60 will be changed, 9 skipped')
    await expect(skipReasons(page)).toHaveText('No change: 8, Its current value could not be read: 1')
    await expect(dryRunRow(page, 'shop-2.shops.example')).toContainText('Its current value could not be read.')
    await picture(page, 'dry-run-unread')
    const [notice, button] = [await dryRun(page).getByRole('group').filter({ hasText: 'could not be read and' }).boundingBox(), await retry.boundingBox()]
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan((notice?.y ?? 0) + (notice?.height ?? 0))
    await retry.click()
    await expect(dryRunCounts(page)).toHaveText('52 of 60 will be changed, 8 skipped')
    await expect(skipReasons(page)).toHaveText('No change: 8')
    await expect(retry).toHaveCount(0)
  })
})
