import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import { siteRows } from '../sites/site-list.ts'

const toast = (page: Page): Locator => page.locator('.fui-Toast').last()

/** The names of the buttons at whose centre a toast is hit. */
const covered = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const isCovered = (control: Element): boolean => {
      const { left, top, width, height } = control.getBoundingClientRect()
      return (document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.fui-Toast') ?? null) !== null
    }
    return [...document.querySelectorAll<HTMLElement>(`:is(${selector}) :is(button, select)`)]
      .filter(isCovered)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
  }, within)

for (const size of [
  { width: 1280, height: 800 },
  { width: 1024, height: 640 },
]) {
  test(`a message covers neither the pages of a list nor the buttons of a dialog or of a form at ${size.width} x ${size.height}`, async ({
    signedInAs,
    platform,
  }) => {
    const stored = new StoredWallets(platform)
    const site = await stored.siteWith('INR', (transactions) => transactions.some(({ transactionId }) => transactionId === null))
    const { page } = await signedInAs('ADMIN')
    await page.setViewportSize(size)
    await siteRows(page).first().getByRole('switch').click()
    await expect(toast(page)).toContainText('App version switched')
    await expect.poll(() => covered(page, '[data-button-bar]')).toEqual([])
    await openAddress(page, `/?payments=${site['siteId']}&tab=transactions`)
    const booking = page.getByRole('button', { name: /^Generate transaction id/ }).first()
    await booking.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(toast(page)).toContainText('Transaction id generated')
    await expect(page.getByRole('alertdialog', { name: 'Generate Invoice' })).toBeVisible()
    await expect.poll(() => covered(page, '.fui-DialogSurface')).toEqual([])
    await page.getByRole('alertdialog', { name: 'Generate Invoice' }).getByRole('button', { name: 'Cancel' }).click()

    await test.step('in the notes of the site page, a form with its button', async () => {
      await openAddress(page, `/site/${site['siteId']}?tab=notes`)
      await page.getByRole('combobox', { name: 'Notes Category' }).selectOption('Complaint')
      await page.getByRole('textbox', { name: 'Notes' }).fill('Asked twice')
      await page.getByRole('button', { name: 'SAVE', exact: true }).click()
      await expect(toast(page)).toContainText('Notes added successfully')
      await expect.poll(() => covered(page, '[data-button-bar]')).toEqual([])
    })
    // The console is the worker's: the next spec finds the window that it expects.
    await page.setViewportSize({ width: 1440, height: 900 })
  })
}
