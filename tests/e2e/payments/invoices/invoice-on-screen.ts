import { expect, type Locator, type Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import { decimalText, formDateText } from '../../expected-texts.ts'
import { controlOf } from '../../faults/control.ts'
import { dismissToasts } from '../../notifications.ts'
import type { Stored } from '../../platform-user.ts'
import { toast } from '../payment-details.ts'
import { StoredWallets } from '../stored-wallet.ts'

/** The form of an invoice, and the bookings of a site that it is made for. */

export const FIELDS = ['Company Name', 'Customer Name', 'Mobile', 'Service Name', 'Amount', 'Date'] as const

export const sheet = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name, exact: true })
export const field = (form: Locator, name: string): Locator =>
  form.getByRole('textbox', { name, exact: true }).or(form.getByRole('combobox', { name, exact: true }))
export const press = (where: Locator, name: string): Promise<void> => where.getByRole('button', { name, exact: true }).click()
export const rowOf = (dialog: Locator, text: string): Locator =>
  dialog.getByRole('grid', { name: 'Credit Transactions' }).getByRole('row').filter({ hasText: text })

/** Messages that the platform sent one by one: what campaigns sent lies in the same outbox. */
export const messagesOf = (platform: LocalPlatform) =>
  controlOf(platform)
    .outbox()
    .filter(({ campaignId }) => campaignId === null)

const waitsForInvoice = ({ transactionId, attachedInvoice }: Stored): boolean => transactionId !== null && attachedInvoice === null

/** A site with a booking in rupees that waits for its invoice, read past the console. */
export class BookingToInvoice {
  readonly stored: StoredWallets
  readonly site: Stored
  readonly transaction: Stored
  readonly transactionId: string
  /** What the form of its invoice begins with. */
  readonly values: Readonly<Record<(typeof FIELDS)[number], string>>

  private constructor(stored: StoredWallets, site: Stored, transaction: Stored) {
    this.stored = stored
    this.site = site
    this.transaction = transaction
    this.transactionId = transaction['transactionId']
    this.values = {
      'Company Name': site['companyName'],
      'Customer Name': site['custName'],
      Mobile: site['basicSiteSetting'].contactNumber,
      'Service Name': transaction['service'],
      Amount: decimalText(transaction['amount']),
      Date: formDateText(transaction['createdAt']),
    }
  }

  static async find(platform: LocalPlatform): Promise<BookingToInvoice> {
    const stored = new StoredWallets(platform)
    const site = await stored.siteWith('INR', (transactions) => transactions.some(waitsForInvoice))
    const transaction = (await stored.transactions(site['siteId'])).find(waitsForInvoice) as Stored
    return new BookingToInvoice(stored, site, transaction)
  }

  /** The invoice of the booking as the platform has it now. */
  async invoice(): Promise<Stored> {
    const transactions = await this.stored.transactions(this.site['siteId'])
    return transactions.find(({ id }) => id === this.transaction['id'])?.['attachedInvoice']
  }
}

/** Generates the invoice of a booking from its row, and closes what shows it. @returns its number */
export async function generateInvoice(dialog: Locator, booking: BookingToInvoice, customer: string): Promise<string> {
  const page = dialog.page()
  const form = sheet(page, 'Generate Invoice')
  await press(rowOf(dialog, booking.transactionId), `Create invoice: ${booking.transactionId}`)
  await field(form, 'Customer Name').fill(customer)
  await press(form, 'Generate Invoice')
  await expect(toast(page, 'Invoice Generated Successfully')).toBeVisible()
  const { invoiceId } = (await booking.invoice()) as { invoiceId: string }
  await dismissToasts(page)
  await press(page.getByRole('dialog', { name: invoiceId }), 'Close')
  return invoiceId
}
