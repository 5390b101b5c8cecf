import { expectNoSeriousAxeViolations, expectReadableColours } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import type { Stored } from '../../platform-user.ts'
import { toast } from '../../sites/site-list.ts'
import { EditSiteOnScreen } from '../edit-site.ts'
import { StoredSites } from '../stored-site.ts'
import { firstSite, reviewed, reviewOf, saveReviewed } from './messaging-on-screen.ts'
import { channelsOf, FOREIGN_EVENT, lowStockFor, NotificationsOnScreen, storeForeignEvent, subUsersOf } from './notifications-on-screen.ts'

test('an event of the Notifications Master needs a channel and users; what is complete is saved', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const site = await firstSite(stored)
  const { siteId, domain } = site
  const setting = (await stored.whole(domain))['setting'] as Stored
  const subUsers = await subUsersOf(stored, siteId)
  const last = subUsers.at(-1) as Stored
  const before = await storeForeignEvent(stored, domain)
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)
  const { dialog, entry, options, row, save, tab, toggle, users } = new NotificationsOnScreen(page, site)
  await form.open(siteId)
  await form.text('Customer Name').fill('Typed behind the dialog')
  await entry.click()
  await tab('Inventory Management').click()

  await test.step('users [NOTIF-009]', async () => {
    await test.step('a channel without a user [NOTIF-007]', async () => {
      await toggle('Telegram', 'Low stock').check()
      await expect(row('Low stock')).toContainText('Not saved: choose a user')
    })
    await users('Low stock').click()
    await test.step('an Admin entry of the contact data, then the sub-users [NOTIF-012] [NOTIF-018] [PERM-044]', async () => {
      await expect(options.first()).toHaveText(`Admin · ${setting['contactEmail']} · ${setting['contactNumber']}`)
      // The recipient who is stored and no user of the site (any more) comes last.
      await expect(options).toHaveCount(1 + subUsers.length + 1 + 1)
    })
    const asked = control.sent('GetSiteSubRoleSiteId')
    await test.step('of every page [NOTIF-013]', async () => {
      expect(new Set(asked.map((variables) => variables['nextToken'])).size).toBe(3)
      expect(asked.map((variables) => variables['siteId'])).toEqual(asked.map(() => siteId))
    })
    await picture(page, 'users')
    await options.first().click()
    // The box has taken the choice: a letter typed before would be cleared with it.
    await expect(row('Low stock')).not.toContainText('Not saved')
    await users('Low stock').fill(last['emailId'])
    await expect(options).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(users('Low stock')).toHaveValue(`Admin, ${last['name']}`)
    await expect(row('Low stock')).not.toContainText('Not saved')
    await test.step('a second channel [NOTIF-008]', async () => {
      await toggle('Email', 'Low stock').check()
    })
    await toggle('Email', 'Out of stock').check()
    await tab('Online Ordering').click()
    await users('Order placed').click()
    await options.first().click()
    await page.keyboard.press('Escape')
    await test.step('what is incomplete is named [NOTIF-011]', async () => {
      await expect(row('Order placed')).toContainText('Not saved: choose a channel')
      await expect(dialog.getByText('Incomplete, and not saved: Out of stock, Order placed')).toBeVisible()
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'incomplete')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'incomplete-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('a failed save, then a good one', async () => {
    control.addFault({ operation: 'UpdateCommChannelSetting', fault: 'graphql-error', message: 'NOTIFICATIONS_ARE_CLOSED' })
    await save.click()
    await expect(reviewOf(page)).toBeVisible()
    await test.step('only what is complete is a change [NOTIF-010]', async () => {
      // What is not complete is not saved, and so no change.
      expect(await reviewed(page)).toEqual([`Low stock: empty -> Telegram, Email: Admin, ${last['name']}`])
    })
    await saveReviewed(page)
    await test.step('the error text [NOTIF-019]', async () => {
      await expect(reviewOf(page).getByRole('alert').filter({ hasText: 'NOTIFICATIONS ARE CLOSED' })).toBeVisible()
    })
    await reviewOf(page).getByRole('button', { name: 'Back to the form' }).click()
    await tab('Inventory Management').click()
    await expect(users('Low stock')).toHaveValue(`Admin, ${last['name']}`)
    await page.keyboard.press('Control+s')
    await expect(reviewOf(page)).toBeVisible()
    await saveReviewed(page)
    await test.step('what is said [WAPP-014]', async () => {
      await expect(toast(page)).toHaveText('Saved Successfully')
    })
    await expect(dialog).toBeHidden()
    await expect.poll(() => new URL(page.url()).search).toBe(`?site=${siteId}`)
    await expect(form.text('Customer Name')).toHaveValue('Typed behind the dialog')
    const lowStock = await lowStockFor(stored, site, last)
    const configs = [before, lowStock, FOREIGN_EVENT]
    await test.step('what is sent; what this console does not know stays [NOTIF-015] [NOTIF-016] [NOTIF-017]', async () => {
      expect(control.sent('UpdateCommChannelSetting').at(-1)).toEqual({ domain, configs })
    })
    expect(await channelsOf(stored, domain)).toEqual({ domain, typeValue: 'commChannelSetting', configs })
  })
})
