import type { FaultRequest } from '#local-platform/faults/fault.ts'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { PaymentDetailsOnScreen, toast } from '../payments/payment-details.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { type Press, RechargeOnScreen } from './recharge-on-screen.ts'

const AMOUNT = '500'
const CHECKING = 'The platform did not answer. Checking whether it arrived...'
const ARRIVED = 'Confirmed: the platform has recorded it. Nothing needs to be sent again.'
const ABSENT = /Not on the platform as of \d\d:\d\d\./

type Row = readonly [fault: FaultRequest['fault'], press: Press]

/** Nothing was booked, and the console has to find that out. */
const LOST: readonly Row[] = [
  ['refuse', 'click'],
  ['drop-before', 'double click'],
  ['http500', 'Enter twice'],
]
/** Booked, and the console has to find that out. */
const UNCONFIRMED: readonly Row[] = [
  ['drop-after-commit', 'double click'],
  ['truncated', 'Enter twice'],
  ['wrong-shape', 'click'],
]
/** Booked and confirmed, at once or after a while. */
const CONFIRMED: readonly Row[] = [
  ['delay', 'Enter twice'],
  ['slow-body', 'double click'],
  ['expired-token', 'double click'],
]

test('a recharge under every fault: one booking, or none and the user knows it', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const sites = await stored.sitesWith('INR', LOST.length + UNCONFIRMED.length + CONFIRMED.length + 1)
  const told: string[] = []
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()

  const nextSite = (): Stored => {
    const site = sites.shift()
    if (site === undefined) throw new Error('Too few sites')
    return site
  }
  const bookings = async ({ siteId }: Stored, note: string): Promise<number> =>
    (await stored.transactions(siteId)).filter((each) => String(each['note']).startsWith(`${note} [ref `)).length
  /** Presses under a fault, on a site of its own. */
  const play = async ([fault, press]: Row, errorType = 'InternalFailure'): Promise<{ recharge: RechargeOnScreen; site: Stored; note: string }> => {
    const site = nextSite()
    const note = `${fault}, ${press}`
    const recharge = await RechargeOnScreen.open(page, site, AMOUNT, note)
    control.addFault({ operation: 'SiteWalletRechargeByAdmin', fault, errorType, milliseconds: 700 })
    await recharge.press(press)
    return { recharge, site, note }
  }

  const lost: { site: Stored; note: string }[] = []
  for (const row of LOST) {
    await test.step(`${row.join(', ')}: checked, not offered for sending`, async () => {
      const { recharge, site, note } = await play(row)
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

  for (const row of UNCONFIRMED) {
    await test.step(`${row.join(', ')}: found on the platform`, async () => {
      const { recharge, site, note } = await play(row)
      await expect(recharge.outcome).toContainText(ARRIVED)
      await expect(recharge.confirmation.getByRole('button', { name: 'Recharge' })).toHaveCount(0)
      expect(await bookings(site, note)).toBe(1)
      if (row[0] === 'truncated') await picture(page, 'found')
      await recharge.leave()
      told.push(`${row.join(', ')}: found, 1`)
    })
  }

  for (const row of CONFIRMED) {
    await test.step(`${row.join(', ')}: done`, async () => {
      const { recharge, site, note } = await play(row)
      if (row[0] === 'delay') await picture(page, 'sending')
      await expect(toast(page, site['domain'])).toContainText('Recharge successfully')
      await expect(recharge.confirmation).toBeHidden()
      expect(await bookings(site, note)).toBe(1)
      await recharge.details.close()
      told.push(`${row.join(', ')}: done, 1`)
    })
  }

  await test.step('graphql-error, double click: refused, and done by the second try', async () => {
    const { recharge, site, note } = await play(['graphql-error', 'double click'], 'ConflictException')
    await expect(recharge.outcome).toContainText('INJECTED FAULT')
    expect(await bookings(site, note)).toBe(0)
    await recharge.press('click')
    await expect(toast(page, site['domain'])).toContainText('Recharge successfully')
    expect(await bookings(site, note)).toBe(1)
    await recharge.details.close()
    told.push('graphql-error, double click: refused, 0, then 1')
  })

  for (const [index, { site, note }] of lost.entries()) {
    await test.step(`${note}: none is there, and that is said a minute after the answer was lost`, async () => {
      const details = await PaymentDetailsOnScreen.open(page, site, 'transactions')
      const bar = details.dialog.getByRole('region', { name: 'Sent before' })
      await expect(bar).toContainText(`Recharge of ₹500.00 for ${site['domain']}`)
      await expect(bar).toContainText(ABSENT, { timeout: 90_000 })
      expect(await bookings(site, note)).toBe(0)
      if (index === 0) await picture(page, 'absent')
      await bar.getByRole('button', { name: 'Dismiss' }).click()
      await expect(bar).toBeHidden()
      await details.close()
      told.push(`${note}: absent, 0`)
    })
  }

  await test.step('what was absent may be sent anew: one booking', async () => {
    const [first] = lost
    if (first === undefined) throw new Error('Nothing was lost')
    const recharge = await RechargeOnScreen.open(page, first.site, AMOUNT, first.note)
    await recharge.press('Enter twice')
    await expect(toast(page, first.site['domain'])).toContainText('Recharge successfully')
    expect(await bookings(first.site, first.note)).toBe(1)
    told.push(`${first.note}, sent anew: done, 1`)
  })
  console.log(['Recharge on screen:', ...told].join('\n  '))
})
