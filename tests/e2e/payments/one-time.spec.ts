import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { PaymentDetailsOnScreen, paymentsOf } from './payment-details.ts'
import { StoredServices } from './stored-services.ts'

test('one-time services are all listed, and a row needs a service and a price', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  // The first site has more of them than fit into two fetches.
  const site = await stored.site(() => true)
  const { siteId } = site as { siteId: string }
  const currency = site['basicSiteSetting'].curr as string
  const before = await stored.extras(siteId)
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'one-time') })
  const details = await PaymentDetailsOnScreen.open(page, site, 'one-time')
  const { dialog } = details
  const field = (row: number, role: 'combobox' | 'textbox', name: string) => details.row(`One-time service ${row}`).getByRole(role, { name })
  const create = dialog.getByRole('button', { name: 'Create', exact: true })

  await test.step('existing ones are listed', async () => {
    const grid = dialog.getByRole('grid', { name: 'One-time services of this site' })
    await expect(dialog.getByText(`${before.length} of ${before.length}`, { exact: true })).toBeVisible()
    await test.step('newest first [CALL-027]', async () => {
      await expect(grid.getByRole('row').nth(1)).toContainText(moneyText(before[0]?.['amt'], currency))
    })
    await test.step('30 a fetch [SVC-043] [CALL-020]', async () => {
      const asked = { siteId, limit: 30, nextToken: expect.any(String) as unknown }
      expect(control.sent('GetSiteExtraServicesBySiteId')).toEqual([{ ...asked, nextToken: null }, asked, asked])
    })
    await test.step('prices from "extraService" [SVC-034] [CALL-014] [CONST-060]', async () => {
      expect(control.sent('GetSiteConfigServices')).toEqual([{ domain: 'extraService' }])
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'one-time')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'one-time-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('service and price are required, at their fields; the last row stays [SVC-036] [SVC-037] [SVC-039] [SVC-040]', async () => {
    await create.click()
    await expect(dialog.getByText('Please input select Service or delete this field.', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Please enter price.', { exact: true })).toBeVisible()
    const remove = (row: number) => details.row(`One-time service ${row}`).getByRole('button', { name: `Delete One-time service ${row}` })
    await expect(remove(1)).toBeDisabled()
    await expect(remove(1)).toHaveAttribute('title', 'At least one row is kept.')
    await dialog.getByRole('button', { name: 'Add row' }).click()
    await expect(remove(1)).toBeEnabled()
    await test.step('a new row has no errors before it is touched', () =>
      expect(details.row('One-time service 2').locator('[aria-invalid="true"]')).toHaveCount(0))
    await remove(2).click()
    await expect(details.row('One-time service 2')).toHaveCount(0)
    await expect(remove(1)).toBeDisabled()
    for (const typed of ['1,00', '1e5', 'ten']) {
      await field(1, 'textbox', 'Price').fill(typed)
      await expect(dialog.getByText('Please enter the amount in figures, such as 1000 or 19.99.')).toBeVisible()
    }
    expect(await stored.extras(siteId)).toEqual(before)
  })

  await test.step('a list that cannot be loaded says so and is asked for again', async () => {
    await page.keyboard.press('Escape')
    const other = await stored.site((each) => each['siteId'] !== siteId && each['channelPartnerId'] === null)
    control.addFault({ operation: 'GetSiteExtraServicesBySiteId', fault: 'graphql-error', message: 'LIST_NOT_READY' })
    const second = await PaymentDetailsOnScreen.open(page, other, 'one-time')
    await expect(second.dialog.getByRole('alert')).toContainText('LIST NOT READY')
    await second.dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(second.dialog.getByText('No one-time service yet').or(second.dialog.getByRole('grid'))).toBeVisible()
  })
})
