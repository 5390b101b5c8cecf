import { moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { refusedBeforeRunning } from '../faults/refused-before-running.ts'
import { expect, test } from '../fixtures.ts'
import { RechargeOnScreen } from '../money/recharge-on-screen.ts'
import { dismissToasts } from '../notifications.ts'
import { picture } from '../picture.ts'
import { toast } from './payment-details.ts'
import { StoredWallets } from './stored-wallet.ts'

test('one recharge for one confirmation, also after a failed one', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const site = await stored.siteWith('INR', (transactions) => transactions.length > 1)
  const { siteId, domain } = site as { siteId: string; domain: string }
  const { balance } = (await stored.wallet(siteId)) as { balance: number }
  const before = await stored.transactions(siteId)
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const recharge = await RechargeOnScreen.openForm(page, site)
  const { amount, confirmation, details, form } = recharge
  await expect(form.getByRole('group', { name: 'Balance' })).toHaveText(`Balance${moneyText(balance, 'INR')}`)
  await recharge.note.fill('Cheque 4711')

  await test.step('a failed recharge says why and stays open [WALLET-016]', async () => {
    control.addFault(refusedBeforeRunning('SiteWalletRechargeByAdmin', 'WALLET_IS_LOCKED'))
    await amount.fill('19.99')
    await recharge.goOn()
    await confirmation.getByRole('checkbox').check()
    await recharge.button.click()
    await expect(confirmation).toContainText('WALLET IS LOCKED')
    await picture(page, 'recharge-failed')
    expect((await stored.wallet(siteId))['balance']).toBe(balance)
  })

  await test.step('pressed twice it is sent once', async () => {
    control.journal.clear()
    const note: unknown = expect.stringMatching(/^Cheque 4711 \[ref [0-9a-f]{8}\]$/)
    await recharge.button.dblclick()
    await expect(toast(page, 'Recharge successfully')).toContainText(`${moneyText(1999, 'INR')} for ${domain}`)
    await test.step('19.99 as 1999 minor units [WALLET-011] [WALLET-012] [CALL-047]', async () => {
      expect(control.sent('SiteWalletRechargeByAdmin')).toEqual([
        { siteId, amt: 1999, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note },
      ])
    })
    const after = await stored.transactions(siteId)
    expect(after).toHaveLength(before.length + 1)
    await test.step('by "Admin", PAID_OFFLINE [WALLET-013] [WALLET-014] [PERM-043]', async () => {
      expect(after[0]).toMatchObject({ amount: 1999, note, rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', transactionType: 'CREDIT' })
    })
    await test.step('money is stored in whole minor units, rounded [FMT-001] [FMT-002] [FMT-008]', async () => {
      expect((await stored.wallet(siteId))['balance']).toBe(balance + 1999)
    })
  })

  await test.step('says "Recharge successfully", closes, and balance and transactions are new [WALLET-015] [WALLET-017]', async () => {
    await expect(confirmation).toBeHidden()
    await expect(form).toBeHidden()
    await expect(details.balance).toHaveText(`Balance${moneyText(balance + 1999, 'INR')}`)
    await expect(details.dialog.getByRole('grid').getByRole('row').nth(1).getByText('Cheque 4711', { exact: true })).toBeVisible()
    await dismissToasts(page)
    await picture(page, 'recharged')
  })
})
