import type { LocalPlatform } from '#local-platform/start.ts'
import { controlOf } from '../faults/control.ts'
import { refusedBeforeRunning } from '../faults/refused-before-running.ts'
import { expect, type OpenConsole, test } from '../fixtures.ts'
import { toast } from '../payments/payment-details.ts'
import { picture } from '../picture.ts'
import { FaultyRecharges, type Row } from './faulty-recharges.ts'

const ARRIVED = 'Confirmed: the platform has recorded it. Nothing needs to be sent again.'

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
]

test('a recharge that was booked but not confirmed is found on the platform: one booking, nothing to send again', {
  tag: ['@daily', '@money'],
}, async ({ signedInAs, platform }) => {
  await findEach(UNCONFIRMED.slice(0, 1), await signedInAs('ADMIN', { at: '/nowhere' }), platform)
})

test('a recharge that is confirmed late, or after a new token, is booked once', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  await confirmEach(CONFIRMED.slice(0, 1), await signedInAs('ADMIN', { at: '/nowhere' }), platform)
})

test('a recharge whose answer is cut, odd or slow is booked once', async ({ signedInAs, platform }) => {
  const console = await signedInAs('ADMIN', { at: '/nowhere' })
  await findEach(UNCONFIRMED.slice(1), console, platform)
  await confirmEach(CONFIRMED.slice(1), console, platform)
})

async function findEach(rows: readonly Row[], { page }: OpenConsole, platform: LocalPlatform): Promise<void> {
  const recharges = await FaultyRecharges.begin(page, platform, rows.length)
  for (const row of rows) {
    await test.step(`${row.join(', ')}: found on the platform`, async () => {
      const { recharge, site, note } = await recharges.play(row)
      await expect(recharge.outcome).toContainText(ARRIVED)
      await expect(recharge.confirmation.getByRole('button', { name: 'Recharge' })).toHaveCount(0)
      expect(await recharges.bookings(site, note)).toBe(1)
      if (row[0] === 'truncated') await picture(page, 'found')
      await recharge.leave()
      recharges.note(`${row.join(', ')}: found, 1`)
    })
  }
  recharges.print()
}

async function confirmEach(rows: readonly Row[], { page }: OpenConsole, platform: LocalPlatform): Promise<void> {
  const recharges = await FaultyRecharges.begin(page, platform, rows.length)
  for (const row of rows) {
    await test.step(`${row.join(', ')}: done`, async () => {
      // The read before the recharge renews the token.
      controlOf(platform).addFault({ operation: 'GetSiteTransactionsBySite', fault: 'expired-token' })
      const { recharge, site, note } = await recharges.play(row)
      if (row[0] === 'delay') await picture(page, 'sending')
      await expect(toast(page, site['domain'])).toContainText('Recharge successfully')
      await expect(recharge.confirmation).toBeHidden()
      expect(await recharges.bookings(site, note)).toBe(1)
      await recharge.details.close()
      recharges.note(`${row.join(', ')}: done, 1`)
    })
  }
  recharges.print()
}

test('a recharge that the platform refused is booked by the second try, once', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const recharges = await FaultyRecharges.begin(page, platform, 1)
  const { recharge, site, note } = await recharges.play(['http-answer', 'double click'], refusedBeforeRunning('SiteWalletRechargeByAdmin', 'INJECTED_FAULT'))
  await expect(recharge.outcome).toContainText('INJECTED FAULT')
  expect(await recharges.bookings(site, note)).toBe(0)
  await recharge.press('click')
  await expect(toast(page, site['domain'])).toContainText('Recharge successfully')
  expect(await recharges.bookings(site, note)).toBe(1)
  await recharge.details.close()
  recharges.note('http-answer, double click: refused, 0, then 1')
  recharges.print()
})
