import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { RechargeOnScreen } from '../money/recharge-on-screen.ts'
import { picture } from '../picture.ts'
import { StoredWallets } from './stored-wallet.ts'

const AMOUNT_MISSING = 'Please enter Recharge Amount between 100 To 100000'
const BELOW_ONE = 'Please enter Recharge Amount Grater than 100'
const NOT_FIGURES = 'Please enter the amount in figures, such as 1000 or 19.99.'

/** Typed amounts and their messages; unit tests cover the rest. */
const REFUSED: readonly (readonly [typed: string, message: string])[] = [
  ['', AMOUNT_MISSING],
  ['0.99', BELOW_ONE],
  ['1e5', NOT_FIGURES],
  ['1,00', NOT_FIGURES],
  ['$100', NOT_FIGURES],
]

test('a recharge needs an amount and a note, and one more confirmation where the amount is unusual', {
  tag: ['@daily', '@money'],
}, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const site = await stored.siteWith('INR', (transactions) => transactions.length > 1)
  const { siteId, domain } = site as { siteId: string; domain: string }
  const { balance } = (await stored.wallet(siteId)) as { balance: number }
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const recharge = await RechargeOnScreen.openForm(page, site)
  const { amount, confirmation, form, note } = recharge

  await test.step('Re-Charge opens the dialog [WALLET-004] [SEDIT-021]', async () => {
    await expect(form).toContainText(domain)
  })

  await test.step('amount and note are missed at their fields', async () => {
    await test.step('the amount, in the words of the source [WALLET-006] [WALLET-007]', async () => {
      for (const [typed, message] of REFUSED) {
        await amount.fill(typed)
        await recharge.goOn()
        await expect(amount, typed).toHaveAccessibleDescription(new RegExp(`^${message}`))
      }
    })
    await test.step('the note [WALLET-009] [WALLET-010]', async () => {
      await expect(note).toHaveAccessibleDescription('Please Enter Notes')
    })
    await picture(page, 'recharge-refused')
  })

  await test.step('outside 100 to 100000 one more confirmation repeats amount and site [WALLET-008]', async () => {
    await note.fill('Cheque 4711')
    for (const [typed, minor, isOutside] of [
      ['99', 99_00, true],
      ['100', 100_00, false],
      ['1,00,000', 100_000_00, false],
      ['₹1,00,000.00', 100_000_00, false],
      ['100001', 100_001_00, true],
    ] as const) {
      await amount.fill(typed)
      await recharge.goOn()
      await expect(confirmation).toContainText(moneyText(minor, 'INR'))
      await expect(confirmation).toContainText(moneyText(balance + minor, 'INR'))
      const tick = confirmation.getByRole('checkbox')
      await expect(tick).toHaveCount(isOutside ? 1 : 0)
      if (isOutside) {
        await expect(confirmation.getByText(`${moneyText(minor, 'INR')} for ${domain} is right.`)).toBeVisible()
        await expect(recharge.button).toHaveAttribute('aria-disabled', 'true')
      }
      if (typed === '99') {
        await picture(page, 'recharge-unusual')
        await expectNoSeriousAxeViolations(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await picture(page, 'recharge-unusual-dark')
        await expectReadableColours(page)
        await page.emulateMedia({ colorScheme: 'light' })
      }
      await confirmation.getByRole('button', { name: 'Cancel' }).click()
      await expect(amount, 'what was typed stays').toHaveValue(typed.replaceAll(/[₹,]/g, ''))
    }
    expect(control.calls('SiteWalletRechargeByAdmin')).toEqual([])
  })

  await test.step('Escape asks before it gives up what was typed', async () => {
    await amount.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toContainText(`The recharge of ${domain} was not sent.`)
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    await expect(note).toHaveValue('Cheque 4711')
  })
})
