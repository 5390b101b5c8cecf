import { expectNoSeriousAxeViolations } from '../axe.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { menuGrid, said } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

const SITE_ID = 'site-100001'

test('the invoice format of a menu [INVF-001] [INVF-005] [INVF-006]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredMenus(platform)
  const { domain } = (await stored.site(({ siteId }) => siteId === SITE_ID)) as { domain: string }
  const { page } = await signedInAs('ADMIN')
  const dialog = (title: string) => page.getByRole('dialog', { name: title, exact: true })
  const review = new EditReviewOnScreen(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const sent = (operation: string) => control.calls(operation).map(({ variables }) => variables as Record<string, any>)
  await openAddress(page, `/service-typelist?site=${SITE_ID}`)
  await expect(menuGrid(page).getByText('Dine In', { exact: true })).toBeVisible()
  await button('Invoice format of Dine In').click()
  const format = dialog('Invoice Format · Dine In')
  await format.getByLabel('Company Name').fill('Annapurna')
  await format.getByLabel('KOT print').click()
  await format.getByRole('button', { name: 'Add a field' }).click()
  await expect(format.getByLabel('Field name')).toBeVisible()
  await expect(format.locator('[aria-invalid="true"]')).toHaveCount(0)
  await format.getByRole('button', { name: 'Save' }).click()
  await expect(format.getByText('Name the field, or remove it.')).toBeVisible()
  await format.getByLabel('Field name').fill('FSSAI')
  await format.getByLabel('Value').fill('10012345678901')
  await picture(page, 'invoice-format')
  await expectNoSeriousAxeViolations(page)
  await format.getByRole('button', { name: 'Save' }).click()
  await review.save.click()
  await said(page, 'Saved Successfully')
  await expect(format).toBeHidden()
  const typeValue = 'invoiceformat::dine-in::setting'
  expect(sent('GetInvoiceFormatV2').at(-1)).toEqual({ domain, typeValue })
  expect(sent('UpdateInvoiceFormatV2').at(-1)?.['input']).toMatchObject({ domain, typeValue, companyName: 'Annapurna', custKOTPrint: true, custName: false })
  await button('Invoice format of Dine In').click()
  await expect(format.getByLabel('Field name')).toHaveValue('FSSAI')
  await expect(format.getByLabel('Company Name')).toHaveValue('Annapurna')
  await page.keyboard.press('Escape')
  await expect(format).toBeHidden()
})
