import type { Locator, Page } from '@playwright/test'
import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { picture } from '../../picture.ts'
import { toast } from '../../sites/site-list.ts'
import { EditSiteOnScreen, pathOf } from '../edit-site.ts'
import { StoredSites } from '../stored-site.ts'

const SITE = { siteId: 'site-100045', domain: 'thames-hardware-45.shops.example' }
/** How many ways to be paid online, and how many premium features, a site can have. */
const PAYMENTS = 13
const FEATURES = 8
const LOCKED = 'You can see this section; your permissions do not allow you to change it.'

/** Presses Tab until a button has the focus; the dialog may still be opening. */
const tabTo = (page: Page, button: Locator): Promise<void> =>
  expect(async () => {
    if (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
    await expect(button).toBeFocused({ timeout: 100 })
  }).toPass()

test('sections are locked without their permission; the rest is edited by keyboard alone [SEDIT-001] [SEDIT-031] [SNEW-078]', async ({
  signedInAs,
  platform,
}) => {
  const stored = new StoredSites(platform)
  const before = await stored.whole(SITE.domain)
  // Has wallet_settings and payment_modes, neither online_Payment nor premium_feature.
  const { page } = await signedInAs('SUPPORT_ACCOUNT_MANAGER')
  const form = new EditSiteOnScreen(page)

  await test.step('without a site: the list, with a word why; an unknown one: said so', async () => {
    await openAddress(page, '/edit-site')
    await expect(toast(page)).toHaveText('Choose a site in the list to edit it.')
    await expect.poll(() => pathOf(page)).toBe('/')
    await openAddress(page, '/edit-site?site=site-nowhere')
    await expect(page.getByText('There is no such site')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'no-such-site')
  })

  await test.step('by a pasted address: sections in their order, two of them locked', async () => {
    await form.open(SITE.siteId)
    const titles = ['Basic', 'Online Payment', 'Wallet Settings', 'Payment Modes', 'Settings', 'Premium Features', 'Static Pages']
    await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem')).toHaveText(titles)
    await expect(page.locator('h2[id^="section-"]')).toHaveText(titles)
    for (const title of ['Online Payment', 'Premium Features']) await expect(form.section(title).getByText(LOCKED)).toBeVisible()
    await expect(page.getByText(LOCKED)).toHaveCount(2)
    await expect(form.section('Online Payment').getByRole('checkbox', { disabled: true })).toHaveCount(PAYMENTS)
    await expect(form.section('Online Payment').getByRole('checkbox')).toHaveCount(PAYMENTS)
    await expect(form.section('Premium Features').getByRole('switch', { disabled: true })).toHaveCount(FEATURES)
    await expect(form.section('Premium Features').getByRole('switch')).toHaveCount(FEATURES)
    await expect(form.toggle('Wallet')).toBeEnabled()
    await form.section('Online Payment').scrollIntoViewIfNeeded()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'locked')
  })

  await test.step('by keyboard: to a section, through its fields, to the review, and saved', async () => {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Basic' }).focus()
    for (const _ of ['Online Payment', 'Wallet Settings']) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form.section('Wallet Settings').getByRole('heading')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(form.toggle('Wallet')).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    // One letter: letters that come more than a second apart begin the search again.
    await page.keyboard.press('C')
    await expect(form.select('Payment mode')).toHaveValue('CASH')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form.section('Payment Modes').getByRole('alert')).toHaveText('Please Input Payment Mode and Display Name first')
    await page.keyboard.type('At the counter')
    await page.keyboard.press('Enter')
    await expect(form.section('Payment Modes').getByRole('alert')).toBeHidden()
    await expect(form.section('Payment Modes').getByRole('cell', { name: 'At the counter' })).toBeVisible()
    await page.keyboard.press('Control+s')
    expect(await form.changes()).toEqual(['Wallet Settings / Wallet: Yes -> No', 'Payment Modes / Payment modes: empty -> At the counter (Cash)'])
    await expect(form.review.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(form.review).toBeHidden()
    await page.keyboard.press('Control+s')
    await expect(form.review).toBeVisible()
    for (const name of ['Back to the form', 'Save']) {
      await tabTo(page, form.review.getByRole('button', { name, exact: true }))
    }
    await page.keyboard.press('Enter')
    await expect(page.getByText('Settings Successfully Updated', { exact: true })).toBeVisible()
    const now = await stored.whole(SITE.domain)
    expect(now['record']).toEqual(before['record'])
    expect(now['setting']).toEqual({
      ...before['setting'],
      isWalletEnabled: false,
      paymentModes: [{ internalName: 'CASH', displayName: 'At the counter', paymentState: 'PAID_OFFLINE' }],
    })
  })
})
