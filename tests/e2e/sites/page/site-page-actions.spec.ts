import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { EditReviewOnScreen } from '../../edit-review.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { mainQuestions } from '../../main-questions.ts'
import { openAddress } from '../../open-address.ts'
import { picture } from '../../picture.ts'
import { rowOf, siteRows, toast } from '../site-list.ts'

const SITE = { domain: 'aditi-exports-39.shops.example', siteId: 'site-100039' }

test('a site is reset and deleted from its page, with the questions of the list', async ({ signedInAs, platform, folders }) => {
  const { page } = await signedInAs('ADMIN')
  const control = controlOf(platform)
  await page.getByRole('searchbox').fill(SITE.domain)
  await rowOf(page, SITE).dblclick()
  const more = page.getByRole('article').getByRole('button', { name: 'More', exact: true })
  const asked = mainQuestions(folders)
  const choose = async (entry: string): Promise<void> => {
    await more.click()
    await page.getByRole('menuitem', { name: entry }).click()
  }

  await test.step('a "no" to the question of main changes nothing', async () => {
    await more.click()
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await asked.answer('no')
    await choose('Delete')
    await expect.poll(async () => (await asked.last())?.message).toBe(`Sure to delete? The site ${SITE.domain} and everything in it.`)
    expect(control.calls('rest.deleteSite')).toEqual([])
    await asked.answer('yes')
  })
  await test.step('Reset', async () => {
    await choose('Reset')
    await expect(toast(page).first()).toHaveText('Site Reset Successfully')
    expect(control.calls('rest.resetSite')).toMatchObject([{ variables: SITE }])
  })
  await test.step('a deleted site leads back to the list it was opened from', async () => {
    await choose('Delete')
    await expect(page.getByRole('searchbox')).toHaveValue(SITE.domain)
    await expect(siteRows(page)).toHaveCount(0)
    expect(control.calls('rest.deleteSite')).toMatchObject([{ variables: { domain: SITE.domain } }])
  })
})

test('who may only see sites has neither pencils nor the menu of the page', async ({ signedInAs }) => {
  const { page } = await signedInAs('SALES_PERSON')
  await openAddress(page, `/site/${SITE.siteId}`)
  const site = page.getByRole('article')
  await expect(site.getByText('Vijay Kaur', { exact: true })).toBeVisible()
  await expect(site.getByRole('button', { name: /^Change the/ })).toHaveCount(0)
  await expect(site.getByRole('button', { name: 'More', exact: true })).toHaveCount(0)
})

test('the Messaging tab shows providers and notifications, and saves them there', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const control = controlOf(platform)
  const review = new EditReviewOnScreen(page)
  await openAddress(page, `/site/${SITE.siteId}?tab=messaging`)
  const site = page.getByRole('article')
  const form = site.getByRole('form', { name: 'WhatsApp provider config' })

  await test.step('the provider is saved, and the tab shows what was saved', async () => {
    await form.getByRole('combobox', { name: 'System' }).selectOption({ index: 1 })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'messaging-provider')
    const texts = form.locator('input')
    for (const field of await texts.all()) await field.fill('12345')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await review.save.click()
    await expect(toast(page).first()).toHaveText('Configuration saved successfully...')
    expect(control.calls('UpdateCustomWhatsappConfig')).toMatchObject([{ variables: { domain: SITE.domain } }])
  })
  await test.step('the provider settings are saved beside it, by a call of their own, and begin empty again [WAPP-007] [WAPP-008]', async () => {
    await site.getByRole('tab', { name: 'WhatsApp provider settings' }).click()
    const settings = site.getByRole('form', { name: 'WhatsApp provider settings' })
    await settings.getByRole('combobox', { name: 'System' }).selectOption('RECAHO')
    await settings.getByLabel('API Key').fill(' key-of-the-site ')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'messaging-settings')
    await settings.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(settings.getByRole('combobox', { name: 'System' })).toHaveValue('')
    expect(control.sent('UpdateWhatsappProviderSetting')).toMatchObject([{ domain: SITE.domain, system: 'RECAHO', apiKey: 'key-of-the-site' }])
    expect(control.calls('UpdateCustomWhatsappConfig')).toHaveLength(1)
  })
  await test.step('nothing is left to save, so leaving asks nothing', async () => {
    await site.getByRole('tab', { name: 'Notifications Master' }).click()
    await expect(site.getByRole('searchbox', { name: 'Search the events' })).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'messaging-notifications')
    await site.getByRole('link', { name: 'All sites' }).click()
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
  })
})
