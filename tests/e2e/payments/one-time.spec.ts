import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { PaymentDetailsOnScreen, toast } from './payment-details.ts'
import { type Stored, StoredServices } from './stored-services.ts'

/** The note of the form and the reference of the payment; where nothing was typed the reference alone. */
const IN_BLUE: unknown = expect.stringMatching(/^In blue \[ref [0-9a-f]{8}\]$/)
const NO_NOTE: unknown = expect.stringMatching(/^\[ref [0-9a-f]{8}\]$/)

test('one-time services: the list page by page, rows, rules, bought one after another', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  // The first site has more of them than fit into two fetches.
  const site = await stored.site(() => true)
  const { siteId, domain } = site as { siteId: string; domain: string }
  const currency = site['basicSiteSetting'].curr as string
  const before = await stored.extras(siteId)
  const { getSiteConfigServices: prices } = await stored.run('{ getSiteConfigServices(domain: "extraService") { serviceName charges } }')
  const priceOf = (name: string): number => prices.find((price: Stored) => price['serviceName'] === name).charges
  const { page } = await signedInAs('ADMIN')
  const details = await PaymentDetailsOnScreen.open(page, site, 'one-time')
  const { dialog } = details
  const field = (row: number, role: 'combobox' | 'textbox', name: string) => details.row(`One-time service ${row}`).getByRole(role, { name })
  const create = dialog.getByRole('button', { name: 'Create', exact: true })
  const confirmation = page.getByRole('alertdialog', { name: /^Create one-time service/ })
  const sent = (operation: string) => control.calls().filter((call) => call.operation === operation)

  await test.step('existing ones are listed', async () => {
    const grid = dialog.getByRole('grid', { name: 'One-time services of this site' })
    await expect(dialog.getByText('30 of 30', { exact: true })).toBeVisible()
    await test.step('newest first [CALL-027]', async () => {
      await expect(grid.getByRole('row').nth(1)).toContainText(moneyText(before[0]?.['amt'], currency))
    })
    await test.step('30 a fetch [SVC-043] [CALL-020] [CONST-002]', async () => {
      expect(sent('GetSiteExtraServicesBySiteId').map(({ variables }) => variables)).toEqual([{ siteId, limit: 30, nextToken: null }])
    })
    await test.step('prices from "extraService" [SVC-034] [CALL-014] [CONST-060]', async () => {
      expect(sent('GetSiteConfigServices').map(({ variables }) => variables)).toEqual([{ domain: 'extraService' }])
    })
    await dialog.getByRole('button', { name: 'Load older ones' }).click()
    await expect(dialog.getByText('60 of 60', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Load older ones' }).click()
    await expect(dialog.getByText(`${before.length} of ${before.length}`, { exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Load older ones' })).toHaveCount(0)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'one-time')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'one-time-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('service and price are required, at their fields; the last row stays [SVC-036] [SVC-037] [SVC-039] [SVC-040] [MSG-018]', async () => {
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
    for (const typed of ['1,000', '1e5', 'ten']) {
      await field(1, 'textbox', 'Price').fill(typed)
      await expect(dialog.getByText('Please enter the amount in figures, such as 1000 or 19.99.')).toBeVisible()
    }
    expect(await stored.extras(siteId)).toEqual(before)
  })

  await test.step('choosing a service fills in its price; the confirmation repeats what is bought; the note is optional [SVC-034] [SVC-038]', async () => {
    await field(1, 'combobox', 'Service').selectOption('LOGO DESIGN')
    await expect(field(1, 'textbox', 'Price')).toHaveValue((priceOf('LOGO DESIGN') / 100).toFixed(2))
    await field(1, 'textbox', 'Note').fill('In blue')
    await dialog.getByRole('button', { name: 'Add row' }).click()
    await field(2, 'combobox', 'Service').selectOption('CUSTOM PAGE')
    await field(2, 'textbox', 'Price').fill('19.99')
    await create.click()
    const total = moneyText(priceOf('LOGO DESIGN') + 1999, currency)
    await expect(confirmation).toContainText(total)
    await expect(confirmation).toContainText(domain)
    await expect(confirmation).toContainText(moneyText(1999, currency))
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'one-time-confirmation')
  })

  await test.step('rows are sent one after another; the first that fails is shown and stays, what is bought is gone [SVC-041] [SVC-044] [CALL-045]', async () => {
    // The first one arrives, the second is refused.
    control.addFault({ operation: 'CreateSiteExtraService', fault: 'delay', milliseconds: 1 })
    control.addFault({ operation: 'CreateSiteExtraService', fault: 'graphql-error', message: 'DAILY_LIMIT_REACHED', errorType: 'LimitExceeded' })
    await confirmation.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(confirmation.getByText(/DAILY.LIMIT.REACHED/)).toBeVisible()
    expect(sent('CreateSiteExtraService').map(({ variables }) => variables)).toEqual([
      { siteId, amt: priceOf('LOGO DESIGN'), currency, serviceName: 'LOGO DESIGN', note: IN_BLUE },
      { siteId, amt: 1999, currency, serviceName: 'CUSTOM PAGE', note: NO_NOTE },
    ])
    expect((await stored.extras(siteId)).length).toBe(before.length + 1)
    await picture(page, 'one-time-refused')
    await expect(confirmation.getByText('CUSTOM PAGE')).toBeVisible()
    await expect(confirmation).not.toContainText('LOGO DESIGN')
  })

  await test.step('the rest is bought by another press, and said [SVC-042] [MSG-047]', async () => {
    await confirmation.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(toast(page, 'Extra Service Created Successfully')).toBeVisible()
    await expect(confirmation).toHaveCount(0)
    const now = await stored.extras(siteId)
    expect(now.slice(0, 2).map(({ serviceName, amt, note }) => ({ serviceName, amt, note }))).toEqual(
      expect.arrayContaining([
        { serviceName: 'CUSTOM PAGE', amt: 1999, note: NO_NOTE },
        { serviceName: 'LOGO DESIGN', amt: priceOf('LOGO DESIGN'), note: IN_BLUE },
      ]),
    )
    expect(now).toHaveLength(before.length + 2)
    // The form is ready for the next, the list shows what was bought.
    await expect(details.row('One-time service 2')).toHaveCount(0)
    await expect(field(1, 'combobox', 'Service')).toHaveValue('')
    await expect(dialog.getByRole('grid').getByText('In blue')).toBeVisible()
  })

  await test.step('a lost answer is read back: bought once, and said so', async () => {
    await field(1, 'combobox', 'Service').selectOption('PRODUCT UPLOAD')
    await create.click()
    control.addFault({ operation: 'CreateSiteExtraService', fault: 'drop-after-commit' })
    await confirmation.getByRole('button', { name: 'Create', exact: true }).dblclick()
    await expect(confirmation.getByText('Confirmed: the platform has recorded it. Nothing needs to be sent again.')).toBeVisible()
    await confirmation.getByRole('button', { name: 'Close' }).click()
    await expect(toast(page, 'Extra Service Created Successfully')).toBeVisible()
    await expect(field(1, 'combobox', 'Service')).toHaveValue('')
    expect((await stored.extras(siteId)).filter(({ serviceName }) => serviceName === 'PRODUCT UPLOAD')).toHaveLength(
      before.filter(({ serviceName }) => serviceName === 'PRODUCT UPLOAD').length + 1,
    )
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
