import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openHistory } from '../history/site-history.ts'
import { RechargeOnScreen } from '../money/recharge-on-screen.ts'
import { openAddress } from '../open-address.ts'
import { PaymentDetailsOnScreen } from '../payments/payment-details.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import { firstOf, siteReader } from '../sites/platform-sites.ts'
import { UsersOnScreen } from '../users/users-on-screen.ts'

/** Repetitions for each kind of form. */
const TIMES = 70

const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** Types a letter, and leaves before the next frame: by Escape, or where there is `link`, a screen, by that. */
const typeAndLeave = (field: Locator, link: string | null): Promise<void> =>
  field.evaluate((control, name) => {
    const input = control as HTMLInputElement
    const letters = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')
    const elsewhere = name === null ? undefined : [...document.querySelectorAll('a')].find((one) => one.textContent === name)
    input.focus()
    letters?.set?.call(input, `${input.value}x`)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    if (name === null) input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    else elsewhere?.click()
  }, link)

/** Each time the form is as it was stored before the letter comes: an answer of "Stay", and the letter taken back. */
async function leaves(field: Locator, link: string | null = null): Promise<void> {
  const page = field.page()
  const stored = await field.inputValue()
  for (let time = 1; time <= TIMES; time += 1) {
    await typeAndLeave(field, link)
    await expect(question(page), `the ${time}. time`).toBeVisible()
    await question(page).getByRole('button', { name: 'Stay' }).click()
    await expect(question(page)).toBeHidden()
    await expect(field).toHaveValue(`${stored}x`)
    await field.fill(stored)
  }
}

test('no form is left without asking, however soon after the first letter', async ({ signedInAs, platform }) => {
  const site = firstOf(await (await siteReader(platform))(), ({ siteId }) => siteId === 'site-100001')
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })

  await test.step('a note, in a tab of a dialog', async () => {
    const dialog = await openHistory(page, site)
    await leaves(dialog.getByRole('textbox', { name: 'Notes' }))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('rows of services, in a tab of a dialog', async () => {
    const details = await PaymentDetailsOnScreen.open(page, site, 'one-time')
    await leaves(details.dialog.getByRole('textbox', { name: 'Note', exact: true }))
    await page.keyboard.press('Escape')
    await expect(details.dialog).toBeHidden()
  })

  await test.step('a recharge', async () => {
    const wallet = await new StoredWallets(platform).siteWith('INR', (transactions) => transactions.length > 1)
    const recharge = await RechargeOnScreen.openForm(page, wallet)
    await leaves(recharge.note)
    await page.keyboard.press('Escape')
    await expect(recharge.form).toBeHidden()
    await page.keyboard.press('Escape')
  })

  await test.step('a user, in a dialog', async () => {
    await openAddress(page, '/manage-user')
    const users = new UsersOnScreen(page)
    await users.edit('admin@demo.example')
    await leaves(users.dialog.getByRole('textbox', { name: 'Name' }).first())
    await page.keyboard.press('Escape')
    await expect(users.dialog).toBeHidden()
  })

  await test.step('notes in a tab of a site, left by a link', async () => {
    await openAddress(page, `/site/${site.siteId}?tab=notes`)
    await leaves(page.getByRole('textbox', { name: 'Notes' }), 'Manage Users')
  })

  await test.step('a new page, a screen that a link leaves', async () => {
    await openAddress(page, '/create-site-pages')
    await leaves(page.getByRole('textbox').first(), 'Manage Users')
  })
})
