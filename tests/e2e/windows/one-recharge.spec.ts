import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { RechargeOnScreen } from '../money/recharge-on-screen.ts'
import { toast } from '../payments/payment-details.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { secondWindow } from './new-window.ts'

test.use({ ownConsole: true })

const OPERATION = 'SiteWalletRechargeByAdmin'

test('two windows, one recharge: the platform gets one call, the other window is refused and sees the payment', {
  tag: ['@daily', '@money', '@host'],
}, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const [site] = (await stored.sitesWith('INR', 1)) as [Stored]
  const { page: first } = await signedInAs('ADMIN')
  const second = await secondWindow(first)

  const one = await RechargeOnScreen.open(first, site, '500', 'two windows')
  const other = await RechargeOnScreen.open(second, site, '500', 'two windows')
  control.addFault({ operation: OPERATION, fault: 'delay', milliseconds: 60_000 })
  await one.press('click')
  await expect.poll(() => control.calls(OPERATION).length).toBe(1)
  await other.press('click')
  await expect(other.outcome).toContainText(`Nothing was sent. A recharge for ${site['domain']} is in progress: wait until its outcome is known.`)
  await picture(second, 'refused')
  control.clearFaults()
  await expect(toast(first, site['domain'])).toContainText('Recharge successfully')
  await expect(toast(second, `Recharge of ₹500.00 for ${site['domain']}`)).toContainText('It is done.')
  await other.confirmation.getByRole('button', { name: 'Cancel', exact: true }).click()
  await second
    .getByRole('alertdialog', { name: /^Wallet Recharge ·/ })
    .getByRole('button', { name: 'Cancel', exact: true })
    .click()
  await expect(other.details.dialog.getByText('two windows', { exact: true })).toBeVisible()
  expect(control.calls(OPERATION)).toHaveLength(1)
  const booked = (await stored.transactions(site['siteId'])).filter(({ note }) => String(note).startsWith('two windows [ref '))
  expect(booked).toHaveLength(1)
})

test('while the outcome is unknown in one window, the other one sends nothing, also after the first is closed', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const [site] = (await stored.sitesWith('INR', 1)) as [Stored]
  const { page: first } = await signedInAs('ADMIN')
  const second = await secondWindow(first)

  const one = await RechargeOnScreen.open(first, site, '500', 'unknown')
  const other = await RechargeOnScreen.open(second, site, '500', 'unknown')
  control.addFault({ operation: OPERATION, fault: 'drop-before' })
  await one.press('click')
  await expect(one.outcome).toContainText('The platform did not answer. Checking whether it arrived...')
  const sent = control.calls(OPERATION).length
  await other.press('click')
  await expect(other.outcome).toContainText('is in progress: wait until its outcome is known.')
  await first.close()
  await other.press('click')
  await expect(other.outcome).toContainText('is in progress: wait until its outcome is known.')
  expect(control.calls(OPERATION)).toHaveLength(sent)
})
