import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { png } from '../site-forms/png.ts'
import { MenusOnScreen, SITE_ID, said } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

const TEXTS = {
  'Company Name': 'Annapurna',
  Address: '14 MG Road',
  Email: 'bills@annapurna.example',
  Mobile: '9876543210',
  GST: '27AABCA1234R1Z5',
  'Site URL': 'https://annapurna.example',
  'Footer message': 'Come again',
  'QR code': 'menu-1',
  'UPI id': 'annapurna@upi',
  'Paytm QR options': 'static',
}
const SWITCHES = [
  'Customer name',
  'Customer mobile',
  'Customer address',
  'Customer details can be edited',
  'KOT print',
  'Operator',
  'Token',
  'Payment mode',
  'QR code for payment',
  'Invoice option on the bill',
  'Item instructions on the bill',
]

test('every field of an invoice format is sent, the logo and the image of a further field among them [INVF-003] [INVF-004] [ENT2-008]', async ({
  signedInAs,
  platform,
}) => {
  const { domain } = await new StoredMenus(platform).site(({ siteId }) => siteId === SITE_ID)
  const { page } = await signedInAs('ADMIN')
  const { button, dialog, input, review, sent } = await MenusOnScreen.open(page, platform)
  const format = dialog('Invoice Format · Dine In')
  const open = () => button('Invoice format of Dine In').click()
  const image = format.getByRole('group', { name: 'Image of field 1' })
  await open()

  await test.step('everything is filled in', async () => {
    for (const [label, text] of Object.entries(TEXTS)) await format.getByRole('textbox', { name: label, exact: true }).fill(text)
    for (const label of SWITCHES) await format.getByRole('switch', { name: label, exact: true }).setChecked(true)
    await format.getByLabel('Company logo: file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(300, 100) })
    await expect(format.getByRole('button', { name: 'Remove image' })).toHaveCount(1)
    await format.getByRole('button', { name: 'Add a field' }).click()
    await expect(format.getByLabel('Field name')).toBeVisible()
    await expect(format.locator('[aria-invalid="true"]')).toHaveCount(0)
    await format.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(format.getByText('Name the field, or remove it.')).toBeVisible()
    await format.getByLabel('Field name').fill('FSSAI')
    await format.getByLabel('Value').fill('10012345678901')
    await format.getByLabel('Font').fill('Arial')
    await format.getByLabel('Size').fill('9')
    await expect(image).toBeHidden()
    await format.getByRole('button', { name: 'Add an image to field 1' }).click()
    await image.getByLabel('Image of field 1: file').setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: png(120, 120) })
    await expect(image.getByRole('button', { name: 'Remove image' })).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'field-image')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'field-image-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('it is sent with both images, and comes back with them', async () => {
    await format.getByRole('button', { name: 'Save', exact: true }).click()
    await review.save.click()
    await said(page, 'Saved Successfully')
    await expect(format).toBeHidden()
    const { bucket, region } = platform.profile.storage
    const stored = { bucket, region, key: expect.stringMatching(new RegExp(`^${SITE_ID}/menu/[\\da-f-]{36}$`)) }
    expect(input('UpdateInvoiceFormatV2')).toEqual({
      domain,
      typeValue: 'invoiceformat::dine-in::setting',
      companyName: 'Annapurna',
      companyLogo: stored,
      address: '14 MG Road',
      email: 'bills@annapurna.example',
      mobile: '9876543210',
      gst: '27AABCA1234R1Z5',
      custKOTPrint: true,
      printOperatorInfo: true,
      custName: true,
      custMobile: true,
      custAddress: true,
      editCustDetails: true,
      siteURL: 'https://annapurna.example',
      footerMessage: 'Come again',
      token: true,
      qrcode: 'menu-1',
      isPayQR: true,
      upiId: 'annapurna@upi',
      paytmQrOptions: 'static',
      invoiceOptionOnBill: true,
      itemInstructionOnBill: true,
      paymentMode: true,
      fieldDetails: [{ fieldName: 'FSSAI', value: '10012345678901', isDisplay: true, font: 'Arial', fontSize: 9, image: stored }],
    })
    await open()
    await expect(image.getByRole('button', { name: 'Remove image' })).toBeVisible()
  })

  await test.step('it is read and saved by the domain and the menu; what is not touched stays [INVF-001] [INVF-005] [INVF-006]', async () => {
    expect(sent('GetInvoiceFormatV2').at(-1)).toEqual({ domain, typeValue: 'invoiceformat::dine-in::setting' })
    await expect(format.getByLabel('Field name')).toHaveValue('FSSAI')
    await expect(format.getByLabel('Company Name')).toHaveValue('Annapurna')
    await format.getByRole('switch', { name: 'KOT print' }).click()
    await format.getByRole('button', { name: 'Save', exact: true }).click()
    await review.save.click()
    await said(page, 'Saved Successfully')
    expect(input('UpdateInvoiceFormatV2')).toMatchObject({ domain, companyName: 'Annapurna', custKOTPrint: false, custName: true })
  })
})
