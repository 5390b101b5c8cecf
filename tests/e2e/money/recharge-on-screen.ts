import { expect, type Locator, type Page } from '@playwright/test'
import { PaymentDetailsOnScreen } from '../payments/payment-details.ts'
import type { Stored } from '../platform-user.ts'

/** How the last question is answered. */
export type Press = 'click' | 'double click' | 'Enter twice'

/** The recharge of a site as a user goes through it, from the site's payment details to the confirmation. */
export class RechargeOnScreen {
  readonly page: Page
  readonly details: PaymentDetailsOnScreen
  readonly form: Locator
  readonly amount: Locator
  readonly note: Locator
  readonly confirmation: Locator

  private constructor(details: PaymentDetailsOnScreen) {
    this.page = details.page
    this.details = details
    this.form = details.page.getByRole('alertdialog', { name: /^Wallet Recharge ·/ })
    this.amount = this.form.getByRole('textbox', { name: 'Recharge Amount' })
    this.note = this.form.getByRole('textbox', { name: 'Notes' })
    this.confirmation = details.page.getByRole('alertdialog', { name: 'Wallet Recharge', exact: true })
  }

  /** Opens the form of a recharge. */
  static async openForm(page: Page, site: Stored): Promise<RechargeOnScreen> {
    const recharge = new RechargeOnScreen(await PaymentDetailsOnScreen.open(page, site, 'transactions'))
    await recharge.details.dialog.getByRole('button', { name: 'Re-Charge' }).click()
    return recharge
  }

  /** Opens the confirmation of a recharge. Every Enter of the form is pressed twice, as impatient people do. */
  static async open(page: Page, site: Stored, amount: string, note: string): Promise<RechargeOnScreen> {
    const recharge = await RechargeOnScreen.openForm(page, site)
    await recharge.note.fill(note)
    await recharge.amount.fill(amount)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(recharge.confirmation).toBeVisible()
    return recharge
  }

  /** Goes on from the form, to the confirmation or to what is missing. */
  async goOn(): Promise<void> {
    await this.form.getByRole('button', { name: 'Continue' }).click()
  }

  get button(): Locator {
    return this.confirmation.getByRole('button', { name: 'Recharge', exact: true })
  }

  async press(press: Press): Promise<void> {
    await expect(this.button).toBeEnabled()
    if (press === 'click') await this.button.click()
    else if (press === 'double click') await this.button.dblclick()
    else {
      await this.button.focus()
      await this.page.keyboard.press('Enter')
      await this.page.keyboard.press('Enter')
    }
  }

  /** What stands at the confirmation once something is known or feared. */
  get outcome(): Locator {
    return this.confirmation.locator('.fui-MessageBar')
  }

  /** Closes the confirmation, and with it the payment details. */
  async leave(): Promise<void> {
    await this.confirmation.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(this.confirmation).toBeHidden()
    await this.details.close()
  }
}
