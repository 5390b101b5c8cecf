import { moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { refusedBeforeRunning } from '../faults/refused-before-running.ts'
import { expect, test } from '../fixtures.ts'
import { cpList } from './partners-on-screen.ts'
import { DECCAN, ENTRY, toConfirmation, told } from './staff-on-screen.ts'
import { StoredPartners } from './stored-partners.ts'

test("an entry in a partner's wallet: a refusal keeps the form, pressed twice it is sent once", {
  tag: ['@daily', '@money'],
}, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredPartners(platform)
  const console = await signedInAs('ADMIN', { at: '/cplist' })
  const { page } = console
  const list = cpList(page)
  const { balance: before } = (await stored.partner(DECCAN.username)) as { balance: number }
  await list.button(DECCAN.company, 'Wallet').click()

  await test.step('an entry that is refused says why and stays open; the balance stays [CPL-030] [MSG2-014]', async () => {
    control.addFault(refusedBeforeRunning(ENTRY, 'WALLET_IS_LOCKED'))
    const confirmation = await toConfirmation(page, { amount: '19.99', mode: 'UPI', type: 'CREDIT', note: 'UPI 4711' })
    await expect(confirmation).toContainText(`Partner${DECCAN.company}`)
    await expect(confirmation).toContainText(`Balance after${moneyText(before + 1999, 'INR')}`)
    await expect(confirmation.getByRole('button', { name: 'Credit', exact: true })).toHaveAttribute('aria-disabled', 'true')
    await confirmation.getByRole('checkbox').check()
    await confirmation.getByRole('button', { name: 'Credit', exact: true }).click()
    await expect(confirmation).toContainText('WALLET IS LOCKED')
    expect(await list.balance(DECCAN.company)).toBe(moneyText(before, 'INR'))
  })

  await test.step('pressed twice it is sent once', async () => {
    control.journal.clear()
    await list.confirmation.getByRole('button', { name: 'Credit', exact: true }).dblclick()
    await test.step('it is told, and the modal closes [CPL-028]', async () => {
      await expect(told(page, 'Transaction has been submitted successfully', DECCAN.company)).toBeVisible()
      await expect(list.confirmation).toBeHidden()
      await expect(list.form).toBeHidden()
    })
    const note: unknown = expect.stringMatching(/^UPI 4711 \[ref [0-9a-f]{8}\]$/)
    const input = {
      siteId: 'master',
      userId: DECCAN.username,
      amount: 1999,
      transactionType: 'CREDIT',
      paymentState: 'PAID_ONLINE',
      paymentMode: 'UPI',
      note,
    }
    await test.step('in minor units, its state by its mode [CPL-025] [CPL-026] [CPL-031] [CALL2-063]', async () => {
      expect(control.sent(ENTRY)).toEqual([{ input }])
    })
    expect((await stored.entries(DECCAN.username))[0]).toMatchObject({ transactionType: 'CREDIT', amount: 1999, balance: before + 1999, note })
    await test.step('the row has the new balance [CPL-027]', async () => {
      await expect.poll(() => list.balance(DECCAN.company)).toBe(moneyText(before + 1999, 'INR'))
    })
  })
})
