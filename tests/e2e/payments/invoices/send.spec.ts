import { expectReadableColours } from '../../axe.ts'
import { moneyText } from '../../expected-texts.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { dismissToasts } from '../../notifications.ts'
import { picture } from '../../picture.ts'
import { PaymentDetailsOnScreen, paymentsOf, toast } from '../payment-details.ts'
import { BookingToInvoice, field, messagesOf, press, rowOf, sheet } from './invoice-on-screen.ts'

test('an invoice is sent by WhatsApp, with its form or later', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const booking = await BookingToInvoice.find(platform)
  const { site, stored, transaction, transactionId } = booking
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'transactions') })
  const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'transactions')
  const form = sheet(page, 'Generate Invoice')

  await test.step('"Generate & Send": the invoice, then the message; a message that fails says that the invoice is there and is sent alone [INV-016] [INV-018]', async () => {
    await press(rowOf(dialog, transactionId), `Create invoice: ${transactionId}`)
    await field(form, 'Mobile').fill('+971 50 123 4567')
    control.addFault({ operation: 'SendWhatsApp', fault: 'graphql-error', message: 'PROVIDER_IS_DOWN' })
    await press(form, 'Generate & Send')
    const send = sheet(page, 'Send via WhatsApp')
    await expect(send).toContainText('The invoice is generated.')
    await expect(send).toContainText('The invoice was not sent.')
    await expect(send).toContainText('PROVIDER IS DOWN')
    await picture(page, 'invoice-not-sent')
    await page.emulateMedia({ colorScheme: 'dark' })
    await picture(page, 'invoice-not-sent-dark')
    await expectReadableColours(page)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await booking.invoice()).not.toBeNull()
    await press(send, 'Send again')
    await expect(toast(page, 'Invoice Sent Successfully')).toBeVisible()
    expect(messagesOf(platform).at(-1)?.recipient).toBe('+971501234567')
    expect(control.calls('GenerateSiteInvoice')).toHaveLength(1)
    await dismissToasts(page)
  })

  const invoiceId = (await booking.invoice())['invoiceId'] as string
  await test.step('Send via WhatsApp', async () => {
    const { key } = (await booking.invoice())['invoicePdf']
    await press(rowOf(dialog, transactionId), `Send via WhatsApp: ${invoiceId}`)
    const send = sheet(page, 'Send via WhatsApp')
    await field(send, 'Mobile').fill('')
    await press(send, 'Send')
    await expect(field(send, 'Mobile')).toHaveAccessibleDescription('Please enter mobile.')
    await field(send, 'Mobile').fill('98000')
    await press(send, 'Send')
    await expect(field(send, 'Mobile')).toHaveAccessibleDescription('This is not a possible phone number. Enter one such as +91 98765 43210.')
    await field(send, 'Mobile').fill('0091 98000 12345')
    await test.step('the number has its prefix [INV-013] [INV-014]', async () => {
      await expect(send.getByText('Goes to +91 98000 12345')).toBeVisible()
    })
    await picture(page, 'invoice-send')
    await send.getByRole('button', { name: 'Send', exact: true }).dblclick()
    await test.step('what is said [INV-017]', async () => {
      await expect(toast(page, 'Invoice Sent Successfully')).toBeVisible()
    })
    const message = {
      type: 'MEDIA',
      toNumber: '+919800012345',
      content: `Invoice ${invoiceId} of ${moneyText(transaction['amount'], 'INR')} for ${site['companyName']}.`,
      imageLink: `${platform.profile.storage.imageBase}/${key}`,
    }
    await test.step('MEDIA, with company, amount and the address of the PDF [INV-012] [INV-015] [CALL-050]', async () => {
      expect(control.sent('SendWhatsApp').at(-1)).toEqual(message)
      expect(control.calls('SendWhatsApp')).toHaveLength(3)
    })
    expect(messagesOf(platform).at(-1)).toMatchObject({ recipient: '+919800012345', kind: 'MEDIA', content: message.content, imageLink: message.imageLink })
    await dismissToasts(page)
  })

  await test.step('a number in pounds gets +44 [INV-013]', async () => {
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    const british = await stored.siteWith('GBP', (transactions) => transactions.some(({ attachedInvoice }) => attachedInvoice !== null))
    const { dialog: details } = await PaymentDetailsOnScreen.open(page, british, 'transactions')
    await details
      .getByRole('button', { name: /^Send via WhatsApp: / })
      .first()
      .click()
    await field(sheet(page, 'Send via WhatsApp'), 'Mobile').fill('07911 123456')
    await expect(sheet(page, 'Send via WhatsApp').getByText('Goes to +44 7911 123456')).toBeVisible()
    await press(sheet(page, 'Send via WhatsApp'), 'Send')
    await expect(toast(page, 'Invoice Sent Successfully')).toBeVisible()
    expect(messagesOf(platform).at(-1)?.recipient).toBe('+447911123456')
  })
})
