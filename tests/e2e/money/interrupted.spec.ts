import type { LocalPlatform } from '#local-platform/start.ts'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { PaymentDetailsOnScreen, toast } from '../payments/payment-details.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { signIn } from '../sign-in.ts'
import { RechargeOnScreen } from './recharge-on-screen.ts'

test.use({ ownConsole: true })

const RECHARGE = 'SiteWalletRechargeByAdmin'
/** Longer than any step takes: the answer comes to no end before its connection does. Milliseconds. */
const UNTIL_CUT = 90_000
const ARRIVED = 'Confirmed: the platform has recorded it. Nothing needs to be sent again.'

async function begin(platform: LocalPlatform) {
  const stored = new StoredWallets(platform)
  const [site] = (await stored.sitesWith('INR', 1)) as [Stored]
  const bookings = async (note: string): Promise<number> =>
    (await stored.transactions(site['siteId'])).filter((each) => String(each['note']).startsWith(`${note} [ref `)).length
  const title = (amount: string): string => `Recharge of ₹${amount}.00 for ${site['domain']}`
  return { control: controlOf(platform), site, bookings, title }
}

test('a reload and a crashed page while a recharge is sent: one booking, and it is told', {
  tag: ['@daily', '@money'],
}, async ({ signedInAs, platform }) => {
  const { control, site, bookings, title } = await begin(platform)
  /** Cuts every connection of the platform, once. */
  const cut = async (): Promise<void> => {
    await control.goDown(['graphql'])
    await control.comeUp(['graphql'])
  }
  const console = await signedInAs('ADMIN', { at: '/nowhere' })
  let { page } = console

  await test.step('reloaded before the answer: it is not sent again meanwhile; the answer is lost, and it is found', async () => {
    const recharge = await RechargeOnScreen.open(page, site, '500', 'reload')
    control.addFault({ operation: RECHARGE, fault: 'slow-body', milliseconds: UNTIL_CUT })
    await recharge.press('click')
    await expect.poll(() => control.calls(RECHARGE).length).toBe(1)
    await page.reload()
    const again = await RechargeOnScreen.open(page, site, '500', 'reload')
    await again.press('double click')
    await expect(again.outcome).toContainText(`Nothing was sent. A recharge for ${site['domain']} is in progress: wait until its outcome is known.`)
    await picture(page, 'busy')
    await again.confirmation.getByRole('button', { name: 'Cancel' }).click()
    await page
      .getByRole('alertdialog', { name: /^Wallet Recharge ·/ })
      .getByRole('button', { name: 'Cancel' })
      .click()
    const bar = again.details.dialog.getByRole('region', { name: 'Sent before' })
    await expect(bar).toContainText(`${title('500')} Sending...`)
    await cut()
    await expect(bar).toContainText(`${title('500')} ${ARRIVED}`)
    await expect(toast(page, 'Confirmed: the platform has recorded it.')).toContainText(title('500'))
    await bar.getByRole('button', { name: 'Dismiss' }).click()
    await expect(bar).toBeHidden()
    expect([await bookings('reload'), control.calls(RECHARGE).length]).toEqual([1, 1])
    await dismissToasts(page)
  })

  await test.step('the page crashed and its answer was lost: found, told on the new page', async () => {
    const recharge = await RechargeOnScreen.open(page, site, '600', 'crash')
    control.addFault({ operation: RECHARGE, fault: 'slow-body', milliseconds: UNTIL_CUT })
    await recharge.press('Enter twice')
    await expect.poll(() => control.calls(RECHARGE).length).toBe(2)
    page = await console.crashRenderer()
    const details = new PaymentDetailsOnScreen(page, site)
    const bar = details.dialog.getByRole('region', { name: 'Sent before' })
    await expect(bar).toContainText(`${title('600')} Sending...`)
    await cut()
    await expect(bar).toContainText(`${title('600')} ${ARRIVED}`)
    await bar.getByRole('button', { name: 'Dismiss' }).click()
    expect([await bookings('crash'), control.calls(RECHARGE).length]).toEqual([1, 2])
  })
})

test('a console killed while a recharge is sent: the next start reads it back', async ({ signedInAs, openConsole, platform }) => {
  const { control, site, bookings, title } = await begin(platform)
  const console = await signedInAs('ADMIN', { at: '/nowhere' })
  const recharge = await RechargeOnScreen.open(console.page, site, '700', 'killed')
  control.addFault({ operation: RECHARGE, fault: 'slow-body', milliseconds: UNTIL_CUT })
  await recharge.press('click')
  await expect.poll(() => bookings('killed')).toBe(1)
  await console.kill()
  const next = await openConsole()
  if (!HAS_KEYCHAIN) {
    // Nothing is kept on such a machine, the journal no more than the session.
    await signIn(next, 'admin@demo.example')
  } else {
    await expect(toast(next.page, 'Confirmed: the platform has recorded it.')).toContainText(title('700'))
    const { dialog } = await PaymentDetailsOnScreen.open(next.page, site, 'transactions')
    const bar = dialog.getByRole('region', { name: 'Sent before' })
    await expect(bar).toContainText(`${title('700')} ${ARRIVED}`)
    await picture(next.page, 'found-after-restart')
  }
  expect([await bookings('killed'), control.calls(RECHARGE).length]).toEqual([1, 1])
})
