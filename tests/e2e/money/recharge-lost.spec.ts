import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { PaymentDetailsOnScreen, toast } from '../payments/payment-details.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { AMOUNT, FaultyRecharges, type Row } from './faulty-recharges.ts'
import { RechargeOnScreen } from './recharge-on-screen.ts'

const CHECKING = 'The platform did not answer. Checking whether it arrived...'
const ABSENT = /Not on the platform as of \d\d:\d\d\./

/** Nothing was booked, and the console has to find that out. */
const LOST: readonly Row[] = [
  ['drop-before', 'double click'],
  ['refuse', 'click'],
  ['http500', 'Enter twice'],
]

test('a recharge that was lost is checked on the platform, and not offered for sending meanwhile', {
  tag: ['@daily', '@money'],
}, async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  await loseEach(await FaultyRecharges.begin(page, platform, 1), page, LOST.slice(0, 1))
})

// Absence is said a minute after the answer was lost. Daily, the unit tests of the payment service prove it with a
// shorter time, and every way to lose a recharge.
test('a recharge that was lost is said to be absent a minute later; sent again by the user it is booked once', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const recharges = await FaultyRecharges.begin(page, platform, LOST.length)
  const lost = await loseEach(recharges, page)
  for (const [index, { site, note }] of lost.entries()) {
    await test.step(`${note}: none is there, and that is said a minute after the answer was lost`, async () => {
      const details = await PaymentDetailsOnScreen.open(page, site, 'transactions')
      const bar = details.dialog.getByRole('region', { name: 'Sent before' })
      await expect(bar).toContainText(`Recharge of ₹500.00 for ${site['domain']}`)
      await expect(bar).toContainText(ABSENT, { timeout: 90_000 })
      expect(await recharges.bookings(site, note)).toBe(0)
      if (index === 0) await picture(page, 'absent')
      await bar.getByRole('button', { name: 'Dismiss' }).click()
      await expect(bar).toBeHidden()
      await details.close()
      recharges.note(`${note}: absent, 0`)
    })
  }
  await test.step('what was absent may be sent anew: one booking', async () => {
    const [first] = lost
    if (first === undefined) throw new Error('Nothing was lost')
    const recharge = await RechargeOnScreen.open(page, first.site, AMOUNT, first.note)
    await recharge.press('Enter twice')
    await expect(toast(page, first.site['domain'])).toContainText('Recharge successfully')
    expect(await recharges.bookings(first.site, first.note)).toBe(1)
    recharges.note(`${first.note}, sent anew: done, 1`)
  })
  recharges.print()
})

interface Lost {
  readonly site: Stored
  readonly note: string
}

/** Loses the answer of each recharge, and checks what its confirmation shows. */
async function loseEach(recharges: FaultyRecharges, page: Page, rows = LOST): Promise<readonly Lost[]> {
  const lost: Lost[] = []
  for (const row of rows) {
    await test.step(`${row.join(', ')}: checked, not offered for sending`, async () => {
      const { recharge, site, note } = await recharges.play(row)
      await expect(recharge.outcome).toContainText(CHECKING)
      await expect(recharge.confirmation.getByRole('button', { name: 'Recharge' })).toHaveAttribute('aria-disabled', 'true')
      if (lost.length === 0) {
        await picture(page, 'unknown')
        await expectNoSeriousAxeViolations(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await picture(page, 'unknown-dark')
        await expectReadableColours(page)
        await page.emulateMedia({ colorScheme: 'light' })
      }
      lost.push({ site, note })
      await recharge.leave()
    })
  }
  return lost
}
