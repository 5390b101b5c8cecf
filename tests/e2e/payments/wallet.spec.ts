import { moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { PaymentDetailsOnScreen, paymentsOf } from './payment-details.ts'
import { StoredWallets } from './stored-wallet.ts'

test('the balance of a site, in its own currency; offline Re-Charge says why it waits', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const site = await stored.siteWith('INR', (transactions) => transactions.length > 1)
  const { siteId, domain } = site as { siteId: string; domain: string }
  const { balance } = (await stored.wallet(siteId)) as { balance: number }
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })

  const { balance: shown, dialog } = await test.step('a balance that cannot be loaded says so and is asked for again [WALLET-023]', async () => {
    control.addFault({ operation: 'GetSiteWalletById', fault: 'graphql-error', message: 'WALLET_NOT_READY' })
    const details = await PaymentDetailsOnScreen.open(page, site, 'transactions')
    await expect(details.balance).toContainText('The balance could not be loaded. WALLET NOT READY')
    await picture(page, 'balance-failed')
    await details.balance.getByRole('button', { name: 'Retry' }).click()
    return details
  })

  await test.step("the balance is minor units, shown in the site's currency and locale [WALLET-002] [WALLET-003] [CALL-016]", async () => {
    await expect(shown).toHaveText(`Balance${moneyText(balance, 'INR')}`)
    expect(control.sent('GetSiteWalletById').at(-1)).toEqual({ siteId })
  })

  await test.step('where money is shown the settings are asked for the currency, never for all of them [CALL-028]', async () => {
    await expect.poll(() => control.sent('GetBasicSiteSettingBySiteCurrency')).toEqual([{ domain }])
    expect(control.calls('GetBasicSiteSettingBySite')).toEqual([])
  })

  await test.step('offline Re-Charge says why it waits', async () => {
    await control.goDown()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(page.getByText(/^Offline: as of/)).toBeVisible()
    await PaymentDetailsOnScreen.open(page, site, 'transactions')
    const button = dialog.getByRole('button', { name: 'Re-Charge' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAttribute('title', 'Not available offline: changes need the platform.')
    await control.comeUp()
  })
})

test('without wallet_recharge under site Re-Charge is disabled with its reason; a balance in pounds reads as in Britain [WALLET-005] [PERM-021] [FMT-007]', async ({
  signedInAs,
  platform,
}) => {
  const stored = new StoredWallets(platform)
  const site = await stored.siteWith('GBP', () => true)
  const { page } = await signedInAs('SUPPORT_ACCOUNT_MANAGER', { at: paymentsOf(site, 'transactions') })
  const { balance: shown, dialog } = await PaymentDetailsOnScreen.open(page, site, 'transactions')
  const { balance } = (await stored.wallet(site['siteId'])) as { balance: number }
  await expect(shown).toHaveText(`Balance${new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(balance / 100)}`)
  const button = dialog.getByRole('button', { name: 'Re-Charge' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAttribute('title', "Dear User, You don't have access to this page.")
})
