import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { endedSite, renewByPalette, renewDialog, renewReview } from '../payments/renewal/renewal-on-screen.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import { siteRows } from '../sites/site-list.ts'
import { Hand } from './hand.ts'

test('an ended plan is renewed, paid, invoiced and its invoice sent with two clicks from the palette', async ({ signedInAs, platform }) => {
  const site = await endedSite(new StoredWallets(platform))
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  const dialog = await renewByPalette(page, site)
  await hand.click(dialog.getByRole('button', { name: 'Review' }))
  await hand.click(renewReview(page).getByRole('button', { name: 'Renew', exact: true }))
  await expect(page.getByText('Renewed', { exact: true }).first()).toBeVisible()
  expect(controlOf(platform).calls('SendWhatsApp')).toHaveLength(1)
  expect(hand.clicks).toBe(2)
})

test('from the list of expired sites it takes five clicks, and Shift+N opens it from the row', async ({ signedInAs, platform }) => {
  const site = await endedSite(new StoredWallets(platform))
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  await hand.click(page.getByRole('button', { name: /^Expired/ }))
  const row = siteRows(page).filter({ hasText: site['companyName'] })
  await hand.click(row.getByRole('button', { name: `Actions for ${site['companyName']}` }))
  await hand.click(page.getByRole('menuitem', { name: 'Renew' }))
  await expect(renewDialog(page, site).getByRole('button', { name: 'Review' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(renewDialog(page, site)).toBeHidden()
  await row.getByRole('gridcell').nth(1).focus()
  await page.keyboard.press('Shift+N')
  await expect(renewDialog(page, site).getByRole('button', { name: 'Review' })).toBeVisible()
  await hand.click(renewDialog(page, site).getByRole('button', { name: 'Review' }))
  await hand.click(renewReview(page).getByRole('button', { name: 'Renew', exact: true }))
  await expect(page.getByText('Renewed', { exact: true }).first()).toBeVisible()
  expect(hand.clicks).toBe(5)
})
