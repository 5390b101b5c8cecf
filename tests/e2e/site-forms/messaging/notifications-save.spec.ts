import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { dismissToasts } from '../../notifications.ts'
import { toast } from '../../sites/site-list.ts'
import { EditSiteOnScreen } from '../edit-site.ts'
import { type Stored, StoredSites } from '../stored-site.ts'
import { askedToLeave, firstSite, reviewed, reviewOf, saveReviewed } from './messaging-on-screen.ts'
import { channelsOf, FOREIGN_EVENT, NotificationsOnScreen, storeChannels, storeForeignEvent, subUsersOf } from './notifications-on-screen.ts'

const SWITCH = 'mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'

test('the Notifications Master saves what is complete, and overwrites nobody', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const site = await firstSite(stored)
  const { siteId, domain } = site
  const setting = (await stored.whole(domain))['setting'] as Stored
  const last = (await subUsersOf(stored, siteId)).at(-1) as Stored
  const before = await storeForeignEvent(stored, domain)
  await stored.run(SWITCH, { input: { siteId, commChannelEnabled: true } })
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)
  const { dialog, entry, options, row, save, tab, toggle, users } = new NotificationsOnScreen(page, site)
  await form.open(siteId)
  await form.text('Customer Name').fill('Typed behind the dialog')
  await entry.click()
  await tab('Inventory Management').click()
  await toggle('Telegram', 'Low stock').check()
  await toggle('Email', 'Low stock').check()
  await toggle('Email', 'Out of stock').check()
  await users('Low stock').click()
  await options.first().click()
  // The box has taken the choice: a letter typed before would be cleared with it.
  await expect(row('Low stock')).not.toContainText('Not saved')
  await users('Low stock').fill(last['emailId'])
  await expect(options).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(users('Low stock')).toHaveValue(`Admin, ${last['name']}`)

  await test.step('a failed save, then a good one', async () => {
    control.addFault({ operation: 'UpdateCommChannelSetting', fault: 'graphql-error', message: 'NOTIFICATIONS_ARE_CLOSED' })
    await save.click()
    await expect(reviewOf(page)).toBeVisible()
    await test.step('only what is complete is a change [NOTIF-010]', async () => {
      // What is not complete is not saved, and so no change.
      expect(await reviewed(page)).toEqual([`Low stock: empty -> Telegram, Email: Admin, ${last['name']}`])
    })
    await saveReviewed(page)
    await test.step('the error text [NOTIF-019] [MSG-044]', async () => {
      await expect(reviewOf(page).getByRole('alert').filter({ hasText: 'NOTIFICATIONS ARE CLOSED' })).toBeVisible()
    })
    await reviewOf(page).getByRole('button', { name: 'Back to the form' }).click()
    await tab('Inventory Management').click()
    await expect(users('Low stock')).toHaveValue(`Admin, ${last['name']}`)
    await page.keyboard.press('Control+s')
    await expect(reviewOf(page)).toBeVisible()
    await saveReviewed(page)
    await test.step('what is said [MSG-055]', async () => {
      await expect(toast(page)).toHaveText('Saved Successfully')
    })
    await expect(dialog).toBeHidden()
    await expect.poll(() => new URL(page.url()).search).toBe(`?site=${siteId}`)
    await expect(form.text('Customer Name')).toHaveValue('Typed behind the dialog')
    const admin = { mobile: setting['contactNumber'], email: setting['contactEmail'], username: site['userName'], name: 'Admin' }
    const other = { mobile: last['mobile'], email: last['emailId'], username: last['username'], name: last['name'] }
    const lowStock = {
      code: 'LOW_STOCK',
      commList: ['TELEGRAM', 'EMAIL'],
      senderList: [admin, other].toSorted((one, two) => (one.username < two.username ? -1 : 1)),
    }
    const configs = [before, lowStock, FOREIGN_EVENT]
    await test.step('what is sent; what this console does not know stays [NOTIF-015] [NOTIF-016] [NOTIF-017]', async () => {
      expect(control.calls('UpdateCommChannelSetting').at(-1)?.variables).toEqual({ domain, configs })
    })
    expect(await channelsOf(stored, domain)).toEqual({ domain, typeValue: 'commChannelSetting', configs })
    await dismissToasts(page)
  })

  await test.step('users that cannot be read are reported, with a retry; another user is not overwritten; leaving asks', async () => {
    control.addFault({ operation: 'GetSiteSubRoleSiteId', fault: 'graphql-error', message: 'USERS_ARE_AWAY' })
    await entry.click()
    await expect(dialog.getByText('The users of the site could not be loaded. USERS ARE AWAY')).toBeVisible()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog.getByText('The users of the site could not be loaded.')).toBeHidden()
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
    await page.keyboard.press('Escape')
    await askedToLeave(page).getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
    await expect(entry).toBeFocused()
  })
})
