import type { Locator, Page } from '@playwright/test'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { picture } from '../picture.ts'
import { PaymentDetailsOnScreen, toast } from './payment-details.ts'
import { StoredWallets } from './stored-wallet.ts'

const AMOUNT_MISSING = 'Please enter Recharge Amount between 100 To 100000'
const BELOW_ONE = 'Please enter Recharge Amount Grater than 100'
const NOT_FIGURES = 'Please enter the amount in figures, such as 1000 or 19.99.'
const TOO_LARGE = 'The amount is larger than the platform can hold.'

/** What is typed, and what is said of it. */
const REFUSED: readonly (readonly [typed: string, message: string])[] = [
  ['', AMOUNT_MISSING],
  ['0', BELOW_ONE],
  ['0.99', BELOW_ONE],
  ['-500', BELOW_ONE],
  ['1e5', NOT_FIGURES],
  ['1,000', NOT_FIGURES],
  ['hundred', NOT_FIGURES],
  ['123456789012345', TOO_LARGE],
]

const balanceOf = (dialog: Locator): Locator => dialog.getByRole('group', { name: 'Balance' })
const formOf = (page: Page): Locator => page.getByRole('alertdialog', { name: /^Wallet Recharge ·/ })
const amountOf = (page: Page): Locator => formOf(page).getByRole('textbox', { name: 'Recharge Amount' })
const noteOf = (page: Page): Locator => formOf(page).getByRole('textbox', { name: 'Notes' })
const confirmationOf = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Wallet Recharge', exact: true })
const recharge = (page: Page): Locator => confirmationOf(page).getByRole('button', { name: 'Recharge', exact: true })
const goOn = (page: Page): Promise<void> => formOf(page).getByRole('button', { name: 'Continue' }).click()

test('the wallet of a site: its balance, and one recharge for one confirmation', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const site = await stored.siteWith('INR', (transactions) => transactions.length > 1)
  const { siteId, domain } = site as { siteId: string; domain: string }
  const { balance } = (await stored.wallet(siteId)) as { balance: number }
  const before = await stored.transactions(siteId)
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()

  const { dialog } = await test.step('a balance that cannot be loaded says so and is asked for again [WALLET-023]', async () => {
    control.addFault({ operation: 'GetSiteWalletById', fault: 'graphql-error', message: 'WALLET_NOT_READY' })
    const details = await PaymentDetailsOnScreen.open(page, site, 'transactions')
    await expect(balanceOf(details.dialog)).toContainText('The balance could not be loaded. WALLET NOT READY')
    await picture(page, 'balance-failed')
    await balanceOf(details.dialog).getByRole('button', { name: 'Retry' }).click()
    return details
  })

  await test.step("the balance is minor units, shown in the site's currency and locale [WALLET-002] [WALLET-003] [CALL-016]", async () => {
    await expect(balanceOf(dialog)).toHaveText(`Balance${moneyText(balance, 'INR')}`)
    expect(control.calls('GetSiteWalletById').at(-1)?.variables).toEqual({ siteId })
  })

  await test.step('where money is shown the settings are asked for the currency, never for all of them [CALL-028]', async () => {
    await expect.poll(() => control.calls('GetBasicSiteSettingBySiteCurrency').map(({ variables }) => variables)).toEqual([{ domain }])
    expect(control.calls('GetBasicSiteSettingBySite')).toEqual([])
  })

  await test.step('Re-Charge opens the dialog [WALLET-004] [SEDIT-021]', async () => {
    await dialog.getByRole('button', { name: 'Re-Charge' }).click()
    await expect(formOf(page)).toContainText(domain)
  })

  await test.step('amount and note are missed at their fields', async () => {
    await test.step('the amount, in the words of the source [WALLET-006] [WALLET-007] [MSG-026] [MSG-027]', async () => {
      for (const [typed, message] of REFUSED) {
        await amountOf(page).fill(typed)
        await goOn(page)
        await expect(amountOf(page), typed).toHaveAccessibleDescription(new RegExp(`^${message}`))
      }
    })
    await test.step('the note [WALLET-009] [WALLET-010] [MSG-023]', async () => {
      await expect(noteOf(page)).toHaveAccessibleDescription('Please Enter Notes')
    })
    await picture(page, 'recharge-refused')
  })

  await test.step('outside 100 to 100000 one more confirmation repeats amount and site [WALLET-008] [CONST-001]', async () => {
    await noteOf(page).fill('Cheque 4711')
    for (const [typed, minor, isOutside] of [
      ['1', 100, true],
      ['99', 99_00, true],
      ['100', 100_00, false],
      ['100000', 100_000_00, false],
      ['100001', 100_001_00, true],
    ] as const) {
      await amountOf(page).fill(typed)
      await goOn(page)
      await expect(confirmationOf(page)).toContainText(moneyText(minor, 'INR'))
      await expect(confirmationOf(page)).toContainText(moneyText(balance + minor, 'INR'))
      const tick = confirmationOf(page).getByRole('checkbox')
      await expect(tick).toHaveCount(isOutside ? 1 : 0)
      if (isOutside) {
        await expect(confirmationOf(page).getByText(`${moneyText(minor, 'INR')} for ${domain} is right.`)).toBeVisible()
        await expect(recharge(page)).toHaveAttribute('aria-disabled', 'true')
      }
      if (typed === '99') {
        await picture(page, 'recharge-unusual')
        await expectNoSeriousAxeViolations(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await picture(page, 'recharge-unusual-dark')
        await expectReadableColours(page)
        await page.emulateMedia({ colorScheme: 'light' })
      }
      await confirmationOf(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(amountOf(page), 'what was typed stays').toHaveValue(typed)
    }
    expect(control.calls('SiteWalletRechargeByAdmin')).toEqual([])
  })

  await test.step('Escape asks before it gives up what was typed', async () => {
    await amountOf(page).press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toContainText(`The recharge of ${domain} was not sent.`)
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    await expect(noteOf(page)).toHaveValue('Cheque 4711')
  })

  await test.step('a failed recharge says why and stays open [WALLET-016]', async () => {
    control.addFault({ operation: 'SiteWalletRechargeByAdmin', fault: 'graphql-error', message: 'WALLET_IS_LOCKED', errorType: 'ConflictException' })
    await amountOf(page).fill('19.99')
    await goOn(page)
    await confirmationOf(page).getByRole('checkbox').check()
    await recharge(page).click()
    await expect(confirmationOf(page)).toContainText('WALLET IS LOCKED')
    await picture(page, 'recharge-failed')
    expect((await stored.wallet(siteId))['balance']).toBe(balance)
  })

  await test.step('pressed twice it is sent once', async () => {
    control.journal.clear()
    const note: unknown = expect.stringMatching(/^Cheque 4711 \[ref [0-9a-f]{8}\]$/)
    await recharge(page).dblclick()
    await expect(toast(page, 'Recharge successfully')).toContainText(`${moneyText(1999, 'INR')} for ${domain}`)
    await test.step('19.99 as 1999 minor units [WALLET-011] [WALLET-012] [CALL-047]', async () => {
      expect(control.calls('SiteWalletRechargeByAdmin').map(({ variables }) => variables)).toEqual([
        { siteId, amt: 1999, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note },
      ])
    })
    const after = await stored.transactions(siteId)
    expect(after).toHaveLength(before.length + 1)
    await test.step('by "Admin", PAID_OFFLINE [WALLET-013] [WALLET-014] [PERM-043]', async () => {
      expect(after[0]).toMatchObject({ amount: 1999, note, rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', transactionType: 'CREDIT' })
    })
    await test.step('money is stored in whole minor units, rounded [FMT-001] [FMT-002] [FMT-008] [FMT2-001] [FMT2-011]', async () => {
      expect((await stored.wallet(siteId))['balance']).toBe(balance + 1999)
    })
  })

  await test.step('says "Recharge successfully", closes, and balance and transactions are new [WALLET-015] [WALLET-017] [MSG-049]', async () => {
    await expect(confirmationOf(page)).toBeHidden()
    await expect(formOf(page)).toBeHidden()
    await expect(balanceOf(dialog)).toHaveText(`Balance${moneyText(balance + 1999, 'INR')}`)
    await expect(dialog.getByRole('grid').getByRole('row').nth(1)).toContainText('Cheque 4711')
    await dismissToasts(page)
    await picture(page, 'recharged')
  })

  await test.step('offline Re-Charge says why it waits', async () => {
    await control.goDown()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(page.getByText(/^Offline: as of/)).toBeVisible()
    await PaymentDetailsOnScreen.open(page, site, 'transactions')
    const button = dialog.getByRole('button', { name: 'Re-Charge' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAttribute('title', 'Not available offline: changes need the platform.')
    await control.comeUp()
  })
})

test('without wallet_recharge under site Re-Charge is disabled with its reason; a balance in pounds reads as in Britain [WALLET-005] [PERM-021] [FMT-007]', async ({
  signedInAs,
  platform,
}) => {
  const stored = new StoredWallets(platform)
  const site = await stored.siteWith('GBP', () => true)
  const { page } = await signedInAs('SUPPORT_ACCOUNT_MANAGER')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'transactions')
  const { balance } = (await stored.wallet(site['siteId'])) as { balance: number }
  await expect(balanceOf(dialog)).toHaveText(`Balance${new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(balance / 100)}`)
  const button = dialog.getByRole('button', { name: 'Re-Charge' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAttribute('title', "Dear User, You don't have access to this page.")
})
