import { expectNoSeriousAxeViolations, expectReadableColours } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { EditSiteOnScreen } from '../edit-site.ts'
import { StoredSites } from '../stored-site.ts'
import { firstSite, searchTakes } from './messaging-on-screen.ts'
import { NotificationsOnScreen } from './notifications-on-screen.ts'

test('the Notifications Master of a site: its groups, and its events found by name [SHELL-037]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const site = await firstSite(stored)
  const { siteId, domain } = site
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)
  const { dialog, entry, tab, toggle, users, row } = new NotificationsOnScreen(page, site)
  const search = dialog.getByRole('searchbox', { name: 'Search the events' })

  await test.step('offered also while the channels are off, says so, and has their switch [SEDIT-024] [NOTIF-020]', async () => {
    const channels = dialog.getByRole('switch', { name: 'Communication channels', exact: true })
    await form.open(siteId)
    await expect(form.toggle('Communication channels')).not.toBeChecked()
    await entry.click()
    await expect(dialog).toContainText('The communication channels of this site are off: nobody is told of these events until they are on.')
    await expect(channels).not.toBeChecked()
    await picture(page, 'channels-off')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'channels-off-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await channels.click()
    await expect(channels).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(form.toggle('Communication channels')).toBeChecked()
  })

  await test.step('its groups', async () => {
    await form.text('Customer Name').fill('Typed behind the dialog')
    control.journal.clear()
    await test.step('read past every cache [NOTIF-014] [CALL-022]', async () => {
      const readings = () => control.sent('GetCommChannelSettingByDomain')
      await entry.click()
      await expect(tab('Business and Finance')).toHaveAttribute('aria-selected', 'true')
      expect(readings()).toEqual([{ domain }])
      await page.keyboard.press('Escape')
      await entry.click()
      await expect(tab('Business and Finance')).toHaveAttribute('aria-selected', 'true')
      expect(readings()).toEqual([{ domain }, { domain }])
    })
    await test.step('a tab for each group [NOTIF-001] [NOTIF-005]', async () => {
      await expect(dialog.getByRole('tab')).toHaveText([
        /^Business and Finance/,
        /^Inventory Management/,
        /^Master Management/,
        /^Online Ordering/,
        /^POS Operations/,
        /^User & Compliance/,
      ])
    })
    await tab('POS Operations').click()
    await expect.poll(() => new URL(page.url()).search).toBe(`?site=${siteId}&dialog=notifications&tab=pos-operations`)
    await expect(toggle('Email', 'Day closure')).toBeChecked()
    await expect(toggle('Telegram', 'Day closure')).not.toBeChecked()
    await expect(users('Day closure')).toHaveValue('Admin')
  })

  await test.step('found by name 700 ms after the last keystroke, in all groups, whatever the case; a tab ends it [NOTIF-002] [NOTIF-003] [NOTIF-004]', async () => {
    const waited = searchTakes(page)
    await search.pressSequentially('OPENED')
    const { milliseconds, isLate } = await waited
    expect(milliseconds).toBeGreaterThanOrEqual(699)
    expect(isLate).toBe(false)
    await expect(dialog.getByRole('region', { name: 'Events found' }).getByRole('row')).toHaveText([
      /^Event/,
      'Online Ordering',
      /^Store opened or closed/,
      'POS Operations',
      /^Day opened/,
    ])
    await search.fill('nothing like it')
    await expect(dialog.getByText('0 events in all groups')).toBeVisible()
    await search.fill('stock')
    await expect(row('Low stock')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'found')
    await tab('Inventory Management').click()
    await expect(search).toHaveValue('')
    await expect(row('Low stock')).toBeVisible()
  })
})
