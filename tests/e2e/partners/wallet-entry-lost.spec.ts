import { moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { cpList } from './partners-on-screen.ts'
import { DECCAN, ENTRY, toConfirmation } from './staff-on-screen.ts'
import { StoredPartners } from './stored-partners.ts'

/** Longer than any step takes: the answer comes to no end before its connection does. Milliseconds. */
const UNTIL_CUT = 90_000

test('a debit may exceed the balance; its answer is lost across a reload: it is not sent again, and it is found [CPL-027] [CPL-029]', {
  tag: ['@daily', '@money'],
}, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredPartners(platform)
  const console = await signedInAs('ADMIN', { at: '/cplist' })
  const { page } = console
  const list = cpList(page)
  const { balance: before } = (await stored.partner(DECCAN.username)) as { balance: number }
  expect(before, 'the debit exceeds the balance').toBeLessThan(50_000_00)
  const debit = { amount: '50000', mode: 'CASH', type: 'DEBIT', note: 'Correction' }
  const own = async () => (await stored.entries(DECCAN.username)).filter(({ note }) => String(note).startsWith(`${debit.note} [ref `))
  control.journal.clear()
  control.addFault({ operation: ENTRY, fault: 'slow-body', milliseconds: UNTIL_CUT })
  await list.button(DECCAN.company, 'Wallet').click()
  const first = await toConfirmation(page, debit)
  await first.getByRole('button', { name: 'Debit', exact: true }).click()
  await expect.poll(() => control.calls(ENTRY).length).toBe(1)
  await page.reload()
  await expect(list.sentBefore).toContainText(`Partner wallet entry of ₹50,000.00 for ${DECCAN.company} Sending...`)
  await list.button(DECCAN.company, 'Wallet').click()
  const again = await toConfirmation(page, debit)
  await again.getByRole('button', { name: 'Debit', exact: true }).click()
  await expect(again).toContainText(`Nothing was sent. An entry in a partner's wallet for ${DECCAN.company} is in progress: wait until its outcome is known.`)
  await again.getByRole('button', { name: 'Cancel' }).click()
  await list.form.getByRole('button', { name: 'Cancel' }).click()
  await control.goDown(['graphql'])
  await control.comeUp(['graphql'])
  await expect(list.sentBefore).toContainText('Confirmed: the platform has recorded it. Nothing needs to be sent again.')
  await picture(page, 'found')
  await list.sentBefore.getByRole('button', { name: 'Dismiss' }).click()
  await expect(list.sentBefore).toBeHidden()
  expect(await own()).toHaveLength(1)
  expect(control.calls(ENTRY)).toHaveLength(1)
  await expect.poll(() => list.balance(DECCAN.company)).toBe(moneyText(before - 50_000_00, 'INR'))
})
