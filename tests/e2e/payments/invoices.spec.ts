import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { decimalText, formDateText, moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { PaymentDetailsOnScreen, toast } from './payment-details.ts'
import type { Stored } from './stored-services.ts'
import { StoredWallets } from './stored-wallet.ts'

test.use({ ownConsole: true })

const FIELDS = ['Company Name', 'Customer Name', 'Mobile', 'Service Name', 'Amount', 'Date'] as const
const MISSING = [
  'Please enter company name.',
  'Please enter customer name.',
  'Please enter mobile.',
  'Please enter service name.',
  'Please enter amount.',
  'Please enter date.',
] as const

const sheet = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name, exact: true })
const field = (form: Locator, name: string): Locator => form.getByRole('textbox', { name, exact: true }).or(form.getByRole('combobox', { name, exact: true }))
const press = (where: Locator, name: string): Promise<void> => where.getByRole('button', { name, exact: true }).click()
const rowOf = (dialog: Locator, text: string): Locator => dialog.getByRole('grid', { name: 'Credit Transactions' }).getByRole('row').filter({ hasText: text })
const waitsForInvoice = ({ transactionId, attachedInvoice }: Stored): boolean => transactionId !== null && attachedInvoice === null

/** Every file below a folder, by its path. */
const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.pdf'))
    .map((entry) => path.join(entry.parentPath, entry.name))

test('the invoice of a booking: generated, downloaded, sent, regenerated [SHELL-036]', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const site = await stored.siteWith('INR', (transactions) => transactions.filter(waitsForInvoice).length > 1)
  const [transaction, another] = (await stored.transactions(site['siteId'])).filter(waitsForInvoice) as [Stored, Stored]
  const { transactionId, id } = transaction as { transactionId: string; id: string }
  const readBack = async (bookingId = id): Promise<Stored> => (await stored.transactions(site['siteId'])).find((each) => each['id'] === bookingId) ?? {}
  // What campaigns sent lies in the same outbox.
  const sent = () => control.outbox().filter(({ campaignId }) => campaignId === null)
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'transactions')
  const form = sheet(page, 'Generate Invoice')
  const values = {
    'Company Name': site['companyName'],
    'Customer Name': site['custName'],
    Mobile: site['basicSiteSetting'].contactNumber,
    'Service Name': transaction['service'],
    Amount: decimalText(transaction['amount']),
    Date: formDateText(transaction['createdAt']),
  } as const

  await test.step('the form asks for six fields, all of them, and offers both actions [INV-001] [INV-002] [INV-003]', async () => {
    await press(rowOf(dialog, transactionId), `Create invoice: ${transactionId}`)
    for (const action of ['Generate Invoice', 'Generate & Send']) await expect(form.getByRole('button', { name: action, exact: true })).toBeEnabled()
    for (const name of FIELDS) await expect(field(form, name)).toHaveValue(values[name] ?? '')
    await picture(page, 'invoice-form')
    await expectNoSeriousAxeViolations(page)
    for (const name of FIELDS) await field(form, name).fill('')
    await press(form, 'Generate Invoice')
    for (const [index, name] of FIELDS.entries()) await expect(field(form, name)).toHaveAccessibleDescription(new RegExp(`^${MISSING[index]}`))
    await expect(field(form, 'Company Name')).toBeFocused()
    await picture(page, 'invoice-form-missing')
    for (const name of FIELDS) await field(form, name).fill(values[name] ?? '')
  })

  await test.step('"Generate Invoice" pressed twice makes one, in minor units, billed to the company [INV-008] [INV-009] [CALL-049] [ENT-013] [ENT-024]', async () => {
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
    expect(control.calls('GenerateSiteInvoice').map(({ variables }) => variables)).toEqual([
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
    const { attachedInvoice: invoice } = await readBack()
    const { type, bytes } = await stored.object(invoice.invoicePdf.key)
    expect([type, bytes.toString('latin1', 0, 5)]).toEqual(['application/pdf', '%PDF-'])
  })

  const { invoiceId } = (await readBack())['attachedInvoice']
  const booked = moneyText(transaction['amount'], 'INR')
  await test.step('a generated invoice is said, and its row offers what comes next [INV-018]', async () => {
    await expect(toast(page, 'Invoice Generated Successfully')).toContainText(`${invoiceId} for ${site['domain']}`)
    await picture(page, 'invoice-issued')
    await dismissToasts(page)
    await press(page.getByRole('dialog', { name: invoiceId }), 'Close')
    await expect(rowOf(dialog, transactionId)).toContainText(invoiceId)
  })

  await test.step('Download fetches the PDF that the transaction names [INV-011]', async () => {
    await press(rowOf(dialog, transactionId), `Download: ${invoiceId}`)
    const ready = page.getByText(/^Ready, /).first()
    await expect(ready).toBeVisible()
    // Left alone the tray goes by itself, and Escape would then close the dialog.
    await ready.hover()
    await expect.poll(() => filesBelow(folders.downloads)).toHaveLength(1)
    const [file] = await filesBelow(folders.downloads)
    const { bytes } = await stored.object((await readBack())['attachedInvoice'].invoicePdf.key)
    expect((await readFile(file ?? '')).equals(bytes)).toBe(true)
    await picture(page, 'invoice-downloaded')
    await page.keyboard.press('Escape')
  })

  await test.step('Send via WhatsApp', async () => {
    const key = (await readBack())['attachedInvoice'].invoicePdf.key
    await press(rowOf(dialog, transactionId), `Send via WhatsApp: ${invoiceId}`)
    const send = sheet(page, 'Send via WhatsApp')
    await field(send, 'Mobile').fill('')
    await press(send, 'Send')
    await expect(field(send, 'Mobile')).toHaveAccessibleDescription('Please enter mobile.')
    await field(send, 'Mobile').fill('98000 12345')
    await test.step('the number has its prefix [INV-013] [INV-014]', async () => {
      await expect(send.getByText('Goes to +919800012345')).toBeVisible()
    })
    await picture(page, 'invoice-send')
    await send.getByRole('button', { name: 'Send', exact: true }).dblclick()
    await test.step('what is said [INV-017] [MSG-053]', async () => {
      await expect(toast(page, 'Invoice Sent Successfully')).toBeVisible()
    })
    const message = {
      type: 'MEDIA',
      toNumber: '+919800012345',
      content: `Invoice ${invoiceId} of ${moneyText(transaction['amount'], 'INR')} for ${site['companyName']}.`,
      imageLink: `${platform.profile.storage.imageBase}/${key}`,
    }
    await test.step('MEDIA, with company, amount and the address of the PDF [INV-012] [INV-015] [CALL-050]', async () => {
      expect(control.calls('SendWhatsApp').map(({ variables }) => variables)).toEqual([message])
    })
    expect(sent()).toMatchObject([{ recipient: '+919800012345', kind: 'MEDIA', content: message.content, imageLink: message.imageLink }])
    await dismissToasts(page)
  })

  await test.step('Regenerate: the same form, prefilled, replaces the earlier invoice [INV-007] [INV-019] [SEDIT-022]', async () => {
    const before = (await readBack())['attachedInvoice']
    await press(rowOf(dialog, transactionId), `Regenerate: ${invoiceId}`)
    const again = sheet(page, 'Regenerate Invoice')
    await expect(again).toContainText(`Replaces ${invoiceId} of ${booked}.`)
    for (const name of FIELDS) await expect(field(again, name)).toHaveValue((name === 'Customer Name' ? 'Accounts of Aditi' : values[name]) ?? '')
    await field(again, 'Company Name').fill('')
    await press(again, 'Regenerate Invoice')
    await expect(field(again, 'Company Name')).toHaveAccessibleDescription(/^Please enter company name/)
    await field(again, 'Company Name').fill('Aditi Kitchen Ltd')
    await press(again, 'Regenerate Invoice')
    await expect(toast(page, 'Invoice Generated Successfully')).toBeVisible()
    const after = (await readBack())['attachedInvoice']
    expect(after.invoiceId).toBe(before.invoiceId)
    expect(after.invoicePdf.key).not.toBe(before.invoicePdf.key)
    await dismissToasts(page)
    await press(page.getByRole('dialog', { name: invoiceId }), 'Close')
  })

  const changed = moneyText(Number(transaction['amount']) + 12_345, 'INR')
  await test.step('Regenerate at another amount: the form names both amounts and asks once more, the message its own', async () => {
    await press(rowOf(dialog, transactionId), `Regenerate: ${invoiceId}`)
    const again = sheet(page, 'Regenerate Invoice')
    await expect(again).toContainText(`Replaces ${invoiceId} of ${booked}.`)
    await field(again, 'Amount').fill(decimalText(Number(transaction['amount']) + 12_345))
    const warning = `This invoice is ${changed}; its transaction and the invoice it replaces are ${booked}.`
    const confirm = again.getByRole('button', { name: 'Regenerate & Send' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await picture(page, 'regenerate-form')
    await expectNoSeriousAxeViolations(page)
    await again.getByRole('checkbox', { name: `${warning} ${changed} for ${site['domain']} is right.` }).check()
    await confirm.click()
    await expect(toast(page, 'Invoice Sent Successfully')).toBeVisible()
    expect(control.calls('SendWhatsApp').at(-1)?.variables).toMatchObject({ content: `Invoice ${invoiceId} of ${changed} for Aditi Kitchen Ltd.` })
    await dismissToasts(page)
    await press(rowOf(dialog, transactionId), `Send via WhatsApp: ${invoiceId}`)
    await expect(sheet(page, 'Send via WhatsApp')).toContainText(`Invoice ${invoiceId} of ${changed} for`)
    await page.keyboard.press('Escape')
  })

  await test.step('the library and the timeline name both amounts; the downloaded file counts as replaced until it is downloaded again', async () => {
    await press(dialog, 'Invoice library')
    const row = page.getByRole('grid', { name: 'Invoices' }).getByRole('row').filter({ hasText: invoiceId })
    await expect(row).toContainText('Replaced')
    await expect(row).toContainText(booked)
    await expect(row).toContainText(`Replaced by ${invoiceId}, ${changed}`)
    await row.click()
    const details = page.getByRole('complementary')
    await expect(details).toContainText(`This invoice of ${booked} was replaced by ${invoiceId} of ${changed}. Download it again.`)
    await picture(page, 'library-replaced')
    await expectNoSeriousAxeViolations(page)
    await press(details, 'Download again')
    await expect(row).toContainText('Unchanged')
    await expect(row).toContainText(`Transaction ${booked}`)
    await expect(row).toContainText(changed)
    await picture(page, 'library-both-amounts')
    await dismissToasts(page)
    await openAddress(page, `/?history=${site['siteId']}`)
    await page.getByRole('dialog').getByRole('tab', { name: 'Timeline' }).click()
    const line = page
      .getByRole('grid', { name: 'Timeline' })
      .getByRole('row')
      .filter({ hasText: `Invoice ${invoiceId}` })
    await expect(line).toContainText(`Invoice ${changed}, transaction ${booked}`)
    await picture(page, 'timeline-both-amounts')
    await openAddress(page, '/')
    await PaymentDetailsOnScreen.open(page, site, 'transactions')
  })

  await test.step('"Generate & Send": the invoice, then the message; a message that fails says that the invoice is there and is sent alone [INV-016] [INV-018]', async () => {
    await press(rowOf(dialog, another['transactionId']), `Create invoice: ${another['transactionId']}`)
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
    expect((await readBack(another['id']))['attachedInvoice'].invoiceId).not.toBe(invoiceId)
    await press(send, 'Send again')
    await expect(toast(page, 'Invoice Sent Successfully')).toBeVisible()
    expect(sent().at(-1)?.recipient).toBe('+971501234567')
    expect(control.calls('GenerateSiteInvoice')).toHaveLength(4)
    await dismissToasts(page)
  })

  await test.step('"Download all" fetches every invoice of the site', async () => {
    const all = (await stored.transactions(site['siteId'])).filter(({ attachedInvoice }) => attachedInvoice !== null)
    await press(dialog, `Download all (${all.length})`)
    // The one that was regenerated has the file from before beside it.
    await expect.poll(() => filesBelow(folders.downloads)).toHaveLength(all.length + 1)
    await press(dialog, 'Invoice library')
    await expect(page.getByRole('grid').getByRole('row').filter({ hasText: invoiceId }).first()).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeVisible()
  })

  await test.step('a number in pounds gets +44 [INV-013] [FMT-017]', async () => {
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    const british = await stored.siteWith('GBP', (transactions) => transactions.some(({ attachedInvoice }) => attachedInvoice !== null))
    const { dialog: details } = await PaymentDetailsOnScreen.open(page, british, 'transactions')
    await details
      .getByRole('button', { name: /^Send via WhatsApp: / })
      .first()
      .click()
    await field(sheet(page, 'Send via WhatsApp'), 'Mobile').fill('7700 900123')
    await press(sheet(page, 'Send via WhatsApp'), 'Send')
    await expect(toast(page, 'Invoice Sent Successfully')).toBeVisible()
    expect(sent().at(-1)?.recipient).toBe('+447700900123')
  })
})
