import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { decimalText, moneyText } from '../../expected-texts.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { dismissToasts } from '../../notifications.ts'
import { picture } from '../../picture.ts'
import { PaymentDetailsOnScreen, paymentsOf, toast } from '../payment-details.ts'
import { BookingToInvoice, FIELDS, field, generateInvoice, press, rowOf, sheet } from './invoice-on-screen.ts'

test('an invoice is regenerated; at another amount it asks once more', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const booking = await BookingToInvoice.find(platform)
  const { site, transaction, transactionId, values } = booking
  const booked = moneyText(transaction['amount'], 'INR')
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'transactions') })
  const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'transactions')
  const invoiceId = await generateInvoice(dialog, booking, 'Accounts of Aditi')
  const again = sheet(page, 'Regenerate Invoice')

  await test.step('Regenerate: the same form, prefilled, replaces the earlier invoice [INV-007] [INV-019] [SEDIT-022]', async () => {
    const before = await booking.invoice()
    await press(rowOf(dialog, transactionId), `Regenerate: ${invoiceId}`)
    await expect(again).toContainText(`Replaces ${invoiceId} of ${booked}.`)
    for (const name of FIELDS) await expect(field(again, name)).toHaveValue(name === 'Customer Name' ? 'Accounts of Aditi' : values[name])
    await field(again, 'Company Name').fill('')
    await press(again, 'Regenerate Invoice')
    await expect(field(again, 'Company Name')).toHaveAccessibleDescription(/^Please enter company name/)
    await field(again, 'Company Name').fill('Aditi Kitchen Ltd')
    await press(again, 'Regenerate Invoice')
    await expect(toast(page, 'Invoice Generated Successfully')).toBeVisible()
    const after = await booking.invoice()
    expect(after['invoiceId']).toBe(invoiceId)
    expect(after['invoicePdf'].key).not.toBe(before['invoicePdf'].key)
    await dismissToasts(page)
    await press(page.getByRole('dialog', { name: invoiceId }), 'Close')
  })

  const changed = moneyText(Number(transaction['amount']) + 12_345, 'INR')
  await test.step('Regenerate at another amount: the form names both amounts and asks once more, the message its own', async () => {
    await press(rowOf(dialog, transactionId), `Regenerate: ${invoiceId}`)
    await field(again, 'Amount').fill(decimalText(Number(transaction['amount']) + 12_345))
    const warning = `This invoice is ${changed}; its transaction and the invoice it replaces are ${booked}.`
    const confirm = again.getByRole('button', { name: 'Regenerate & Send' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await picture(page, 'regenerate-form')
    await expectNoSeriousAxeViolations(page)
    await again.getByRole('checkbox', { name: `${warning} ${changed} for ${site['domain']} is right.` }).check()
    await confirm.click()
    await expect(toast(page, 'Invoice Sent Successfully')).toBeVisible()
    expect(control.sent('SendWhatsApp').at(-1)).toMatchObject({ content: `Invoice ${invoiceId} of ${changed} for Aditi Kitchen Ltd.` })
    await dismissToasts(page)
    await press(rowOf(dialog, transactionId), `Send via WhatsApp: ${invoiceId}`)
    await expect(sheet(page, 'Send via WhatsApp')).toContainText(`Invoice ${invoiceId} of ${changed} for`)
    await page.keyboard.press('Escape')
  })
})
