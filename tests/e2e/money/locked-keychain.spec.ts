import { expectAccessibleToo } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { PaymentDetailsOnScreen } from '../payments/payment-details.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { signIn } from '../sign-in.ts'
import { RechargeOnScreen } from './recharge-on-screen.ts'

test.use({ ownConsole: true })

const RECHARGE = 'SiteWalletRechargeByAdmin'

// Only on Linux can the system's keychain be hidden from one run of the console and shown to the next.
if (HAS_KEYCHAIN && process.platform === 'linux') {
  test('a console killed while it sends, and a next start without its keychain: the same recharge is not sent again', {
    tag: ['@daily', '@money'],
  }, async ({ signedInAs, openConsole, platform }) => {
    const control = controlOf(platform)
    const stored = new StoredWallets(platform)
    const [site] = (await stored.sitesWith('INR', 1)) as [Stored]
    const bookings = async (): Promise<number> =>
      (await stored.transactions(site['siteId'])).filter((each) => String(each['note']).startsWith('locked [ref ')).length
    const console = await signedInAs('ADMIN', { at: '/nowhere' })
    const recharge = await RechargeOnScreen.open(console.page, site, '700', 'locked')
    control.addFault({ operation: RECHARGE, fault: 'slow-body', milliseconds: 90_000 })
    await recharge.press('click')
    await expect.poll(bookings).toBe(1)
    await console.kill()

    const locked = await openConsole({ environment: { DBUS_SESSION_BUS_ADDRESS: 'disabled:' } })
    await signIn(locked, 'admin@demo.example')
    const again = await RechargeOnScreen.open(locked.page, site, '700', 'locked')
    await again.press('click')
    await expect(again.outcome).toContainText(`Nothing was sent. A recharge for ${site['domain']} was being sent on `)
    await expect(again.outcome).toContainText('Unlock your keychain and try again.')
    await expectAccessibleToo(locked.page)
    await picture(locked.page, 'locked-keychain')
    await again.confirmation.getByRole('button', { name: 'Unlock and retry' }).click()
    await expect(again.outcome).toContainText('The keychain is still locked')
    await locked.close()
    expect([await bookings(), control.calls(RECHARGE).length]).toEqual([1, 1])

    const last = await openConsole()
    await signIn(last, 'admin@demo.example')
    const { dialog } = await PaymentDetailsOnScreen.open(last.page, site, 'transactions')
    await expect(dialog.getByRole('region', { name: 'Sent before' })).toContainText('Confirmed: the platform has recorded it.')
    expect([await bookings(), control.calls(RECHARGE).length]).toEqual([1, 1])
  })
}
