import { expectAccessibleToo, expectNoSeriousAxeViolations } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { rowOf } from '../../sites/site-list.ts'
import { pathOf } from '../edit-site.ts'
import { StoredSites } from '../stored-site.ts'
import { editBasic, editPayment, editSettings, firstDrawn, openFromList } from './edit-everything.ts'
import { changesOf, recordOf, SITE, settingsOf, switchesOf } from './edited-site.ts'

test('every field of an existing site is edited, reviewed, saved and read back [SHELL-033]', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const stored = new StoredSites(platform)
  const before = await stored.whole(SITE.domain)
  const switches = switchesOf(before)
  const { page } = await signedInAs('ADMIN')

  const form = await test.step('from the list: at once what the list knows, then all of it', async () => {
    const first = firstDrawn(page)
    const opened = await openFromList(page)
    expect(await first).toEqual({ custName: before['record'].custName, isDisabled: true, isLoading: true })
    await opened.isLoaded()
    await expect(page.getByText('Loading the whole site')).toBeHidden()
    await expect(opened.text('Customer Name')).toHaveValue(before['record'].custName)
    await expect(opened.text('Customer Name')).toBeEnabled()
    await test.step('the address has the id alone: the rest came along [ROUTE-012]', async () => {
      // What was shown at once came along with the navigation: the address has the id alone.
      expect(new URL(page.url()).search).toBe(`?site=${SITE.siteId}`)
    })
    await test.step('records are read 900 at a time [SLIST-050]', async () => {
      expect(controlOf(platform).sent('GetSitesBySiteTypeAndOptionRecords').at(-1)).toMatchObject({ limit: 900 })
    })
    return opened
  })

  await test.step('sections in their order, address and currency fixed, the pages of the site', async () => {
    const titles = await page.locator('h2[id^="section-"]').allInnerTexts()
    expect(titles).toEqual(['Basic', 'Online Payment', 'Wallet Settings', 'Payment Modes', 'Settings', 'Premium Features', 'Static Pages'])
    await test.step('the address is fixed [SEDIT-005] [SEDIT-006]', async () => {
      for (const label of ['Sub Domain', 'Domain']) await expect(form.text(label)).toBeDisabled()
      await expect(form.text('Sub Domain')).toHaveValue('aditi-exports-39')
      await expect(form.text('Domain')).toHaveValue('shops.example')
    })
    await test.step('so is the currency [SEDIT-007]', async () => {
      await expect(form.select('Currency')).toBeDisabled()
      await expect(form.select('Currency')).toHaveValue('INR')
    })
    const pages = page.getByRole('grid', { name: 'Pages of the site' })
    await pages.scrollIntoViewIfNeeded()
    await expect(pages.locator('[role="columnheader"][title]')).toHaveCount(4)
    await test.step('the pages of the site [SEDIT-028]', async () => {
      expect(before['pages'].length).toBeGreaterThan(0)
      for (const each of before['pages']) await expect(pages.getByText(each.pageName, { exact: true })).toBeVisible()
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'edit-light')
  })

  await test.step('every field is filled in', async () => {
    await editBasic(form)
    expect(controlOf(platform).sent('GetSitesAdmin').at(-1)).toEqual({})
    expect(controlOf(platform).sent('GetSitesBySiteTypeAndOption').at(-1)).toMatchObject({ siteOption: 'COMMERCE', limit: 900 })
    await editPayment(form)
    await editSettings(form, switches)
    await test.step('with a group there is no reference site [SEDIT-017]', async () => {
      await expect(form.select('Reference site')).toBeDisabled()
    })
  })

  await test.step('the review says what is saved: field, from, to, by section', async () => {
    await page.keyboard.press('Control+s')
    expect(await form.changes()).toEqual(changesOf(before, switches))
    await expectAccessibleToo(page)
    await picture(page, 'review-light')
  })

  await test.step('saved: toast, the list with the change, and on the platform every field as it was typed', async () => {
    await test.step('what is said [SEDIT-030]', async () => {
      await form.saveAndLeave()
    })
    await test.step('saved, it leads to the list [SEDIT-003]', async () => {
      expect(pathOf(page)).toBe('/')
    })
    await page.getByRole('searchbox').fill('aditi-exports')
    await expect(rowOf(page, SITE)).toContainText('Edited Company')
    const now = await stored.whole(SITE.domain)
    expect(now['record']).toEqual(recordOf(before, switches))
    expect(now['setting']).toEqual(settingsOf(before, switches))
    expect(now['reward']).toEqual({ isEnabled: true, onGroup: true, groupId: 'group-9' })
    await test.step("an entry in the site's history, generated [SEDIT-010] [NOTE-009]", async () => {
      expect(now['events']).toEqual([
        { eventName: 'Setup', eventType: 'AUTO_GENERATE', note: 'Edit Site', createdBy: 'admin@demo.example' },
        ...before['events'],
      ])
    })
  })
})
