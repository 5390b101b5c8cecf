import type { Page } from '@playwright/test'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { siteRows } from '../sites/site-list.ts'
import { Hand } from './hand.ts'

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })
const site = (page: Page) => page.getByRole('article', { name: 'Aditi Exports' })

/** Types into the search of everything, which any screen has, and takes the first answer. */
const jump = async (page: Page, text: string): Promise<void> => {
  await expect(siteRows(page).nth(3)).toBeVisible()
  await page.keyboard.press('Control+k')
  await palette(page).fill(text)
  await expect(page.getByRole('option', { name: /Aditi Exports.*aditi-exports-39/ })).toBeVisible()
  await page.keyboard.press('Enter')
}

test('a customer with a typo in the name is found without a click', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await jump(page, 'adtii exports vijay')
  await expect(site(page)).toContainText('aditi-exports-39.shops.example')
})

test('a recharge takes two clicks after its amount and note', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  await jump(page, 'recharge aditi exports vijay')
  const form = page.getByRole('alertdialog', { name: /^Wallet Recharge ·/ })
  await form.getByRole('textbox', { name: 'Recharge Amount' }).fill('2500')
  await form.getByRole('textbox', { name: 'Notes' }).fill('Paid at the office')
  await hand.click(form.getByRole('button', { name: 'Continue' }))
  await hand.click(page.getByRole('alertdialog', { name: 'Wallet Recharge', exact: true }).getByRole('button', { name: 'Recharge', exact: true }))
  await expect(site(page).getByText('₹5,167.00', { exact: true })).toBeVisible()
  expect(controlOf(platform).calls('SiteWalletRechargeByAdmin')).toMatchObject([
    { variables: { siteId: 'site-100039', amt: 250_000, note: expect.stringMatching(/^Paid at the office/) } },
  ])
  expect(hand.clicks).toBe(2)
})

test('the timeline of a site takes no click, its plans one, and its recharges and invoices one', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  await jump(page, 'aditi exports vijay')
  await expect(site(page).getByRole('grid', { name: 'Timeline' }).getByRole('gridcell', { name: 'Recharge', exact: true }).first()).toBeVisible()
  expect(hand.clicks).toBe(0)
  await hand.click(site(page).getByRole('tab', { name: 'Services and plans' }))
  await expect(site(page).getByRole('grid', { name: 'Plans of this site' }).getByRole('gridcell', { name: 'Starter', exact: true })).toBeVisible()
  await hand.click(site(page).getByRole('tab', { name: 'Wallet and invoices' }))
  await expect(site(page).getByRole('grid', { name: 'Transactions' }).getByText('INV-000020', { exact: true })).toBeVisible()
  expect(hand.clicks).toBe(2)
})

test('a note takes one click beside its category and its text', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  await jump(page, 'notes of aditi exports vijay')
  await page.getByRole('combobox', { name: 'Notes Category' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Notes' }).fill('Called back, wants the yearly plan')
  await hand.click(page.getByRole('form', { name: 'Add New Notes' }).getByRole('button'))
  await expect
    .poll(() => controlOf(platform).calls('CreateSiteActionEvent'))
    .toMatchObject([{ variables: { siteId: 'site-100039', note: 'Called back, wants the yearly plan' } }])
  expect(hand.clicks).toBe(1)
})

test('the WhatsApp provider of a site takes two clicks beside its fields', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  await jump(page, 'messaging of aditi exports vijay')
  const form = site(page).getByRole('form', { name: 'WhatsApp provider config' })
  await form.getByRole('combobox', { name: 'System' }).selectOption('BHARATTEXT')
  await form.getByLabel('API Key').fill('key-of-aditi')
  await hand.click(form.getByRole('button', { name: 'Save', exact: true }))
  await hand.click(page.getByRole('dialog', { name: /^Save/ }).getByRole('button', { name: 'Save', exact: true }))
  await expect.poll(() => controlOf(platform).calls('UpdateCustomWhatsappConfig')).toMatchObject([{ variables: { apiKey: 'key-of-aditi' } }])
  expect(hand.clicks).toBe(2)
})

test('another contact number takes two clicks beside the number', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  await jump(page, 'aditi exports vijay')
  await hand.click(site(page).getByRole('button', { name: 'Change the contact number' }))
  await site(page).getByRole('textbox', { name: 'Contact Number' }).fill('7280009999')
  await page.keyboard.press('Enter')
  await hand.click(page.getByRole('dialog', { name: /^Save/ }).getByRole('button', { name: 'Save', exact: true }))
  await expect(site(page).getByText('7280009999', { exact: true })).toBeVisible()
  expect(controlOf(platform).calls('UpdateSiteByAdmin')).toMatchObject([{ variables: { input: { siteId: 'site-100039', contactNumber: '7280009999' } } }])
  expect(hand.clicks).toBe(2)
})

test('the password of the user of a site is reset with one click, which main asks about', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  await jump(page, 'aditi exports vijay')
  await hand.click(site(page).getByRole('button', { name: 'Reset ? Password of owner100039' }))
  await expect.poll(() => controlOf(platform).calls('ResetCogUserPassword')).toMatchObject([{ variables: { username: 'owner100039' } }])
  expect(hand.clicks).toBe(1)
})

test('the menus of a site are reached without a click', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await jump(page, 'menus of aditi exports vijay')
  await expect(site(page).getByRole('grid', { name: 'Menus' }).getByRole('gridcell', { name: 'Dine In', exact: true })).toBeVisible()
})
