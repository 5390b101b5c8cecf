import { expect, type Locator, type Page } from '@playwright/test'
import { openAddress } from '../open-address.ts'
import type { Stored } from '../platform-user.ts'

/** Payment Details of a site, above a list of that site alone: drawing and searching the others costs most of such a test. */
export const paymentsOf = (site: Stored, tab: string): string => `/?q=${site['domain']}&payments=${site['siteId']}&tab=${tab}`

/** Payment Details as a user finds it on screen. */
export class PaymentDetailsOnScreen {
  readonly page: Page
  readonly dialog: Locator
  readonly #site: Stored

  constructor(page: Page, site: Stored) {
    this.page = page
    this.#site = site
    this.dialog = page.getByRole('dialog', { name: site['domain'], exact: true })
  }

  /** Opens the dialog by its address, unless it is open. */
  static async open(page: Page, site: Stored, tab: string): Promise<PaymentDetailsOnScreen> {
    if (!page.url().endsWith(paymentsOf(site, tab))) await openAddress(page, paymentsOf(site, tab))
    const details = new PaymentDetailsOnScreen(page, site)
    await expect(details.dialog).toBeVisible()
    return details
  }

  /** Opens the dialog from the menu of the site's row. */
  async openByAction(): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${this.#site['companyName']}` }).click()
    await this.page.getByRole('menuitem', { name: 'Payment' }).click()
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(this.dialog).toBeHidden()
  }

  /** The balance of the site's wallet, or why there is none. */
  get balance(): Locator {
    return this.dialog.getByRole('group', { name: 'Balance' })
  }

  tab(title: string): Locator {
    return this.dialog.getByRole('tab', { name: title, exact: true })
  }

  /** The row of a service, by its name. */
  row(name: string): Locator {
    return this.dialog.getByRole('group', { name, exact: true })
  }

  /** A field of the row of a service. */
  field(row: string, role: 'combobox' | 'textbox', name: string): Locator {
    return this.row(row).getByRole(role, { name })
  }

  /** The button Save of the recurring services. */
  get save(): Locator {
    return this.dialog.getByRole('button', { name: 'Save', exact: true })
  }

  /** What a save of the recurring services changes, before it is sent. */
  get review(): Locator {
    return this.page.getByRole('dialog', { name: /^Save the recurring services of / })
  }

  get saveReviewed(): Locator {
    return this.review.getByRole('button', { name: 'Save', exact: true })
  }

  /** What is noted about a save. */
  async note(category: string, text: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Category' }).selectOption(category)
    await this.dialog.getByRole('textbox', { name: 'Notes' }).fill(text)
  }
}

/** A toast, by its text; the same words stand in a live region as well. */
export const toast = (page: Page, text: string): Locator => page.locator('.fui-Toast', { hasText: text }).last()
