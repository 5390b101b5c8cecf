import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { firstOf, siteReader } from '../sites/platform-sites.ts'
import { rowOf, siteGrid, toast } from '../sites/site-list.ts'
import { activityGrid, openActivity } from './activity-on-screen.ts'

if (HAS_KEYCHAIN) {
  test('a change of one field is taken back where it still stands, and is itself listed', async ({ signedInAs, platform }) => {
    const { page } = await signedInAs('ADMIN')
    const read = await siteReader(platform)
    const site = firstOf(await read(), ({ domain }) => domain === 'joe-s-famous-fish-chips-6.shops.example')
    const version = async (): Promise<string | null | undefined> => firstOf(await read(), ({ siteId }) => siteId === site.siteId).appVersion
    const newest = activityGrid(page).getByRole('row').filter({ hasText: 'Change app version' }).first()
    const asked = page.getByRole('dialog', { name: 'Undo: dry run' })

    await test.step('the dry run says what it becomes again', async () => {
      await rowOf(page, site).getByRole('switch').click()
      await expect(toast(page)).toHaveText('App version switched')
      await openActivity(page)
      await expect(newest).toContainText('App version: v1 to v2')
      await newest.getByLabel(/^Actions for/).click()
      await page.getByRole('menuitem', { name: 'Undo' }).click()
      await expect(asked.getByText(/ will be changed, /)).toHaveText('1 of 1 will be changed, 0 skipped')
      expect(await version()).toBe('v2')
    })
    await test.step('it is done, and the list has both', async () => {
      await asked.getByRole('button', { name: 'Change 1 site' }).click()
      await expect(page.getByRole('region', { name: 'Progress of the bulk change' })).toContainText('Finished')
      expect(await version()).toBe('v1')
      await openActivity(page)
      await expect(newest).toContainText('App version: v2 to v1')
    })
    await test.step('what somebody has changed since is not taken back', async () => {
      await activityGrid(page)
        .getByRole('row')
        .filter({ hasText: 'v1 to v2' })
        .getByLabel(/^Actions for/)
        .click()
      await page.getByRole('menuitem', { name: 'Undo' }).click()
      await expect(asked.getByText(/ will be changed, /)).toHaveText('0 of 1 will be changed, 1 skipped')
      await asked.getByRole('button', { name: 'Cancel' }).click()
      await expect(siteGrid(page)).toBeHidden()
    })
  })
}
