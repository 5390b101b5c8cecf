import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { moneyText } from '../../expected-texts.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { dismissToasts } from '../../notifications.ts'
import { picture } from '../../picture.ts'
import { PaymentDetailsOnScreen, paymentsOf, toast } from '../payment-details.ts'
import { BookingToInvoice, FIELDS, field, press, rowOf, sheet } from './invoice-on-screen.ts'

const MISSING = [
  'Please enter company name.',
  'Please enter customer name.',
  'Please enter mobile.',
  'Please enter service name.',
  'Please enter amount.',
  'Please enter date.',
] as const

test('the invoice of a booking is generated once, from a form of six fields [SHELL-036]', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const booking = await BookingToInvoice.find(platform)
  const { site, stored, transaction, transactionId, values } = booking
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'transactions') })
  const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'transactions')
  const form = sheet(page, 'Generate Invoice')

  await test.step('the form asks for six fields, all of them, and offers both actions [INV-001] [INV-002] [INV-003]', async () => {
    await press(rowOf(dialog, transactionId), `Create invoice: ${transactionId}`)
    for (const action of ['Generate Invoice', 'Generate & Send']) await expect(form.getByRole('button', { name: action, exact: true })).toBeEnabled()
    for (const name of FIELDS) await expect(field(form, name)).toHaveValue(values[name])
    await picture(page, 'invoice-form')
    await expectNoSeriousAxeViolations(page)
    for (const name of FIELDS) await field(form, name).fill('')
    await press(form, 'Generate Invoice')
    for (const [index, name] of FIELDS.entries()) await expect(field(form, name)).toHaveAccessibleDescription(new RegExp(`^${MISSING[index]}`))
    await expect(field(form, 'Company Name')).toBeFocused()
    await picture(page, 'invoice-form-missing')
    for (const name of FIELDS) await field(form, name).fill(values[name])
  })

  await test.step('"Generate Invoice" pressed twice makes one, in minor units, billed to the company [INV-008] [INV-009] [CALL-049] [ENT-013]', async () => {
    await field(form, 'Customer Name').fill('Accounts of Aditi')
    const preview = form.getByRole('region', { name: 'Preview of the invoice' })
    await expect(preview).toContainText(moneyText(transaction['amount'], 'INR'))
    await expect(preview).toContainText(site['domain'])
    await expect(preview).toContainText('Accounts of Aditi')
    await field(form, 'Customer Name').press('Enter')
    await field(form, 'Customer Name').press('Enter')
    expect(control.calls('GenerateSiteInvoice')).toEqual([])
    await picture(page, 'invoice-preview')
    await form.getByRole('button', { name: 'Generate Invoice', exact: true }).dblclick()
    await expect(toast(page, 'Invoice Generated Successfully')).toBeVisible()
    expect(control.sent('GenerateSiteInvoice')).toEqual([
      {
        input: {
          siteId: site['siteId'],
          transactionId,
          date: values.Date,
          billTo: values['Company Name'],
          custMob: values.Mobile,
          custName: 'Accounts of Aditi',
          serviceName: values['Service Name'],
          amt: transaction['amount'],
          total: transaction['amount'],
        },
      },
    ])
    const { type, bytes } = await stored.object((await booking.invoice())['invoicePdf'].key)
    expect([type, bytes.toString('latin1', 0, 5)]).toEqual(['application/pdf', '%PDF-'])
  })

  const invoiceId = (await booking.invoice())['invoiceId'] as string
  await test.step('a generated invoice is said, and its row offers what comes next [INV-018]', async () => {
    await expect(toast(page, 'Invoice Generated Successfully')).toContainText(`${invoiceId} for ${site['domain']}`)
    await picture(page, 'invoice-issued')
    await dismissToasts(page)
    await press(page.getByRole('dialog', { name: invoiceId }), 'Close')
    await expect(rowOf(dialog, transactionId)).toContainText(invoiceId)
  })
})
