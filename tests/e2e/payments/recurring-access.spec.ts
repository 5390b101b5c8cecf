import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { toast } from './payment-details.ts'
import { StoredServices } from './stored-services.ts'
import { StoredWallets } from './stored-wallet.ts'

test('who may not set the wallet finds the error at a pasted address [PERM-022] [PERM-023]', async ({ signedInAs, platform }) => {
  const site = await new StoredServices(platform).site(() => true)
  const { page } = await signedInAs('SALES_PERSON')
  await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
  await openAddress(page, `/?payments=${site['siteId']}`)
  await expect(toast(page, "Dear User, You don't have access to this page.")).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('wallet_recharge alone is enough to recharge, in the last step of a new site and on its page [WALLET-005] [PERM-021]', async ({
  signedInAs,
  platform,
}) => {
  const stored = new StoredWallets(platform)
  const { siteId } = (await stored.siteWith('INR', () => true)) as { siteId: string }
  const { balance } = (await stored.wallet(siteId)) as { balance: number }
  // Holds wallet_recharge, not wallet_settings.
  const { page } = await signedInAs('SALES_PERSON', { at: `/create-site?services=${siteId}` })
  await page.getByRole('button', { name: 'Re-Charge' }).click()
  const form = page.getByRole('alertdialog', { name: /^Wallet Recharge ·/ })
  await form.getByRole('textbox', { name: 'Recharge Amount' }).fill('150')
  await form.getByRole('textbox', { name: 'Notes' }).fill('Cash at the counter')
  await form.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alertdialog', { name: 'Wallet Recharge', exact: true }).getByRole('button', { name: 'Recharge', exact: true }).click()
  await expect(toast(page, 'Recharge successfully')).toBeVisible()
  expect((await stored.wallet(siteId))['balance']).toBe(balance + 15_000)
  await openAddress(page, `/site/${siteId}?dialog=recharge`)
  await expect(form).toBeVisible()
})
