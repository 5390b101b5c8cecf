import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import type { Stored } from '../../platform-user.ts'
import { EditSiteOnScreen } from '../edit-site.ts'
import { StoredSites } from '../stored-site.ts'
import { askedToLeave, firstSite, reviewOf } from './messaging-on-screen.ts'
import { channelsOf, FOREIGN_EVENT, lowStockFor, NotificationsOnScreen, storeChannels, subUsersOf } from './notifications-on-screen.ts'

test('the Notifications Master overwrites nobody, and asks before what was changed is left', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const site = await firstSite(stored)
  const { siteId, domain } = site
  const last = (await subUsersOf(stored, siteId)).at(-1) as Stored
  const [before] = (await channelsOf(stored, domain))['configs'] as [Stored]
  await storeChannels(stored, domain, [before, await lowStockFor(stored, site, last), FOREIGN_EVENT])
  const { page } = await signedInAs('ADMIN')
  const { dialog, entry, save, tab, toggle } = new NotificationsOnScreen(page, site)
  await new EditSiteOnScreen(page).open(siteId)

  await test.step('users that cannot be read are reported, with a retry', async () => {
    control.addFault({ operation: 'GetSiteSubRoleSiteId', fault: 'graphql-error', message: 'USERS_ARE_AWAY' })
    await entry.click()
    await expect(dialog.getByText('The users of the site could not be loaded. USERS ARE AWAY')).toBeVisible()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog.getByText('The users of the site could not be loaded.')).toBeHidden()
  })

  await test.step('another user is not overwritten', async () => {
    await tab('Inventory Management').click()
    await toggle('Telegram', 'Low stock').uncheck()
    await storeChannels(stored, domain, [FOREIGN_EVENT])
    const sent = control.calls('UpdateCommChannelSetting').length
    await save.click()
    await expect(reviewOf(page)).toBeVisible()
    const lowStock = reviewOf(page).getByRole('radiogroup', { name: 'Low stock: which value is saved' })
    await expect(lowStock.getByRole('radio', { name: 'Theirs: empty' })).not.toBeChecked()
    await expect(lowStock.getByRole('radio', { name: `Yours: Email: Admin, ${last['name']}` })).not.toBeChecked()
    await expect(reviewOf(page).getByRole('button', { name: 'Save (1 to choose)' })).toBeVisible()
    expect(control.calls('UpdateCommChannelSetting').length).toBe(sent)
    await reviewOf(page).getByRole('button', { name: 'Back to the form' }).click()
    await expect(reviewOf(page)).toBeHidden()
    await expect(save).toBeFocused()
  })

  await test.step('leaving asks', async () => {
    await page.keyboard.press('Escape')
    await askedToLeave(page).getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
    await expect(entry).toBeFocused()
  })
})
