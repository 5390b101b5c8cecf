import { expectNoSeriousAxeViolations } from '../axe.ts'
import { dateTimeText, moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { StoredWallets } from './stored-wallet.ts'
import { gridOf, openTab, rowsOf } from './transactions-on-screen.ts'

const TRANSACTIONS_PER_READ = 50

const textsOf = (site: Stored) => (transaction: Stored) => ({
  Date: dateTimeText(transaction['createdAt']),
  Amount: moneyText(transaction['amount'], site['basicSiteSetting'].curr),
  Balance: moneyText(transaction['balance'], site['basicSiteSetting'].curr),
  Note: transaction['note'],
  'Recharge by': transaction['rechargeBy'],
  'Payment state': 'Paid offline',
  // The number of the invoice is its second line.
  'Transaction id': `${transaction['transactionId'] ?? ''}${transaction['attachedInvoice']?.invoiceId ?? ''}`,
})

test('the credit transactions of a site, more than one answer holds', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const site = await stored.siteWithEveryStep()
  await stored.recharge(
    site,
    Array.from({ length: TRANSACTIONS_PER_READ + 5 }, (_, index) => 100_00 + index),
  )
  const all = await stored.transactions(site['siteId'])
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  control.journal.clear()

  const dialog =
    await test.step('the tab lists the credits of the wallet, asked for 50 at a time [WALLET-018] [WALLET-019] [WALLET-020] [CALL-017]', async () => {
      const opened = await openTab(page, site)
      await expect(opened.getByRole('tab', { name: 'Credit Transactions' })).toHaveAttribute('aria-selected', 'true')
      await expect(gridOf(opened).getByRole('row').nth(1)).toBeVisible()
      await expect(opened.getByText(`1-50 of ${all.length}`)).toBeVisible()
      const asked = { siteId: site['siteId'], type: 'CREDIT', limits: TRANSACTIONS_PER_READ }
      expect(control.sent('GetSiteTransactionsBySite')).toEqual([
        { ...asked, skips: 0 },
        { ...asked, skips: TRANSACTIONS_PER_READ },
      ])
      return opened
    })

  await test.step('the columns, newest first; money and dates as people read them', async () => {
    const titles = await gridOf(dialog).evaluate((grid) =>
      Array.from(grid.querySelectorAll<HTMLElement>('[role="columnheader"][title]'), ({ title }) => title).filter(Boolean),
    )
    await test.step('the columns [WALLET-021] [ENT-012]', async () => {
      expect(titles).toEqual(['Date', 'Amount', 'Balance', 'Note', 'Recharge by', 'Payment state', 'Transaction id', 'Invoice actions'])
    })
    const shown = await rowsOf(dialog)
    expect(shown.length).toBeGreaterThan(5)
    await test.step('the rows, newest first [CALL-027] [WALLET-022] [FMT-007] [FMT-019] [ENT-027]', async () => {
      expect(shown).toEqual(all.slice(0, shown.length).map(textsOf(site)))
    })
    await picture(page, 'transactions')
    await expectNoSeriousAxeViolations(page)
  })

  await test.step('beyond the first 50 [WALLET-020]', async () => {
    await dialog.getByRole('button', { name: 'Next page' }).click()
    await expect(dialog.getByText(`51-${all.length} of ${all.length}`)).toBeVisible()
    const shown = await rowsOf(dialog)
    expect(shown).toEqual(all.slice(50, 50 + shown.length).map(textsOf(site)))
    expect(new URL(page.url()).searchParams.get('transactions.page')).toBe('2')
    await dialog.getByRole('searchbox', { name: 'Search the transactions' }).fill('Booking 7')
    await expect(gridOf(dialog).getByRole('row')).toHaveCount(2)
    await dialog.getByRole('searchbox', { name: 'Search the transactions' }).fill('')
    await expect(dialog.getByText(`1-50 of ${all.length}`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Next page' }).click()
  })

  await test.step('a rest that cannot be read is said beside what is there', async () => {
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(new URL(page.url()).searchParams.has('payments')).toBe(false)
    control.addFault({ operation: 'GetSiteTransactionsBySite', fault: 'graphql-error', message: 'TRANSACTIONS_NOT_READY' })
    await openTab(page, site)
    await expect(dialog.getByText('The credit transactions could not be loaded.')).toBeVisible()
    await expect(dialog.getByText(/TRANSACTIONS NOT READY/)).toBeVisible()
    await picture(page, 'transactions-failed')
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog.getByText(`1-50 of ${all.length}`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a site without any says so', async () => {
    const empty = await stored.siteWith('INR', (transactions) => transactions.length === 0)
    const details = await openTab(page, empty)
    await expect(details.getByText('This site has no credit transactions yet')).toBeVisible()
    await picture(page, 'transactions-empty')
  })
})
