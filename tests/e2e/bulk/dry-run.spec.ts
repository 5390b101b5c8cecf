import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { firstOf, type PlatformSite, siteReader } from '../sites/platform-sites.ts'
import {
  askDryRun,
  chooseField,
  dryRun,
  dryRunCounts,
  dryRunRow,
  expectFinished,
  openRun,
  outcomeRow,
  selectAllSites,
  startBulkChange,
} from './bulk-on-screen.ts'

const NO_DAY = 'Please enter a date, such as 31/01/2028 or 2028-01-31.'

if (HAS_KEYCHAIN) {
  test('the dry run shows from, to and what is skipped; the run changes the others, one failed is retried, and undo brings all back', {
    tag: '@daily',
  }, async ({ signedInAs, platform }) => {
    const control = controlOf(platform)
    const read = await siteReader(platform)
    const before = await read()
    const inactive = before.filter(({ enabled }) => enabled !== true)
    const active = before.filter(({ enabled }) => enabled === true)
    // Longer domains are cut in the table.
    const isShort = ({ domain }: PlatformSite): boolean => domain.length < 34
    const [off, on] = [firstOf(inactive, isShort), firstOf(active, isShort)]
    const { page } = await signedInAs('ADMIN')

    await test.step('a day that cannot be read is an error at its field, and the reason why there is no dry run', async () => {
      await selectAllSites(page)
      const choice = await chooseField(page, 'License till')
      const day = choice.getByRole('textbox', { name: 'New value' })
      await day.fill('32/01/2028')
      await expect(choice.getByRole('button', { name: 'Dry run' })).toHaveAttribute('title', NO_DAY)
      await day.press('Tab')
      await expect(day).toHaveAccessibleDescription(new RegExp(`^${NO_DAY}`))
      await expect(day).toHaveValue('32/01/2028')
      await choice.getByRole('button', { name: 'Cancel' }).click()
    })
    await test.step('dry run', async () => {
      await askDryRun(page, 'Status', 'Inactive')
      await expect(dryRunCounts(page)).toHaveText(`${active.length} of ${before.length} will be changed, ${inactive.length} skipped`)
      await expect(dryRunRow(page, on.domain)).toContainText('Active')
      await expect(dryRunRow(page, on.domain)).toContainText('Change')
      await dryRun(page).getByRole('switch', { name: 'Only skipped' }).click()
      await expect(dryRunRow(page, off.domain)).toContainText('No change: it already has this value.')
      await picture(page, 'bulk-dry-run')
      await expect.poll(() => control.calls('UpdateSiteByAdmin').length).toBe(0)
    })
    await test.step('run, with one site refused', async () => {
      control.addFault({ operation: 'UpdateSiteByAdmin', fault: 'graphql-error', containing: on.siteId, message: 'SITE_IS_LOCKED' })
      await startBulkChange(page)
      await expectFinished(page, `${active.length - 1} done, 1 failed, ${inactive.length} skipped`)
      await expect(outcomeRow(page, on.domain)).toContainText('SITE IS LOCKED')
      await page.getByRole('searchbox').fill('site is locked')
      await expect(outcomeRow(page, off.domain)).toHaveCount(0)
      await expect(outcomeRow(page, on.domain)).toBeVisible()
      await page.getByRole('searchbox').fill('')
      await picture(page, 'bulk-outcome')
      const sent = control.calls('UpdateSiteByAdmin')
      expect(sent).toHaveLength(active.length)
      expect(sent.map(({ variables }) => variables)).toContainEqual({ input: { siteId: on.siteId, domain: on.domain, enabled: false } })
    })
    await test.step('retry what failed', async () => {
      await page.getByRole('button', { name: 'Retry failed (1)' }).click()
      await expect(dryRunCounts(page)).toHaveText('1 of 1 will be changed, 0 skipped')
      await dryRun(page).getByRole('button', { name: 'Change 1 site' }).click()
      await expect(openRun(page)).toHaveText(/^Retry, /)
      await expectFinished(page, '1 done')
      expect((await read()).filter(({ enabled }) => enabled === true)).toEqual([])
    })
    await test.step('undo the first one: what was retried is not part of it', async () => {
      await page.getByRole('combobox', { name: 'Bulk change' }).selectOption({ index: 1 })
      await page.getByRole('button', { name: `Undo (${active.length - 1})` }).click()
      await expect(dryRunCounts(page)).toHaveText(`${active.length - 1} of ${active.length - 1} will be changed, 0 skipped`)
      await startBulkChange(page)
      await expect(openRun(page)).toHaveText(/^Undo, /)
      await expectFinished(page, `${active.length - 1} done`)
      const after = await read()
      expect(after.filter(({ siteId }) => siteId !== on.siteId)).toEqual(before.filter(({ siteId }) => siteId !== on.siteId))
    })
  })
}
