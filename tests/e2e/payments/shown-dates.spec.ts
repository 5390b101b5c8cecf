import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { PaymentDetailsOnScreen, paymentsOf } from './payment-details.ts'
import { StoredWallets } from './stored-wallet.ts'

const DATES = /\d{4}-\d{2}-\d{2}|\d{2}[/-]\d{2}[/-]\d{4}/g
const LIST_DATE = /^\d{2}\/\d{2}\/\d{4}$/
const FORM_DATE = /^\d{4}-\d{2}-\d{2}$/

const shownDates = async (place: Locator): Promise<readonly string[]> => (await place.innerText()).match(DATES) ?? []
const typedDates = (place: Locator): Promise<readonly string[]> =>
  place.getByRole('textbox', { name: /Date/ }).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).filter((value) => value !== ''))

test('Payment Details and the history of a site show one format of dates, and take one', async ({ signedInAs, platform }) => {
  const site = await new StoredWallets(platform).siteWithEveryStep()
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'recurring') })

  await test.step('what is typed is YYYY-MM-DD [FMT-011]', async () => {
    const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'recurring')
    await expect.poll(() => typedDates(dialog)).toHaveLength(2)
    for (const date of await typedDates(dialog)) expect(date).toMatch(FORM_DATE)
    expect(await shownDates(dialog)).toEqual([])
  })

  for (const [tab, count] of [
    ['transactions', 6],
    ['subscription', 2],
  ] as const) {
    await test.step(`${tab}: DD/MM/YYYY [FMT-010]`, async () => {
      const { dialog } = await PaymentDetailsOnScreen.open(page, site, tab)
      await expect.poll(async () => (await shownDates(dialog)).length).toBeGreaterThanOrEqual(count)
      for (const date of await shownDates(dialog)) expect(date).toMatch(LIST_DATE)
    })
  }

  await test.step('the timeline: DD/MM/YYYY [FMT-009]', async () => {
    await openAddress(page, `/?history=${site['siteId']}&tab=timeline`)
    const dialog = page.getByRole('dialog')
    await expect.poll(async () => (await shownDates(dialog)).length).toBeGreaterThanOrEqual(6)
    for (const date of await shownDates(dialog)) expect(date).toMatch(LIST_DATE)
  })
})
