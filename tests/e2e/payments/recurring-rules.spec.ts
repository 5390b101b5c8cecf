import { expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { beginService, hasServices } from './recurring-services.ts'
import { StoredServices } from './stored-services.ts'

test('a recurring service: what is missing, its dates and its rate', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const site = await stored.site(hasServices(2))
  const { domain } = site as { domain: string }
  const { page } = await signedInAs('ADMIN')
  const { before, details, dialog, row, spare, day } = await beginService(page, stored, site)

  await test.step('what is missing is said at its field', async () => {
    await details.field(row, 'combobox', 'Billing Status').selectOption('TRIAL')
    await details.field(row, 'combobox', 'Charging Model').selectOption('')
    await details.field(row, 'combobox', 'Master Status').selectOption('')
    await day(row, 'Start Date').fill('')
    await day(row, 'End Date').fill('')
    // Nothing was switched off yet: no reason is asked for.
    await expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeHidden()
    await details.field('SITE', 'combobox', 'Master Status').selectOption('Off')
    await details.save.click()
    const messages = ['Please Select Service', 'Please Select Charging Model', 'Please enter rate', 'Please enter Start Date', 'Please Select Master Status']
    await test.step("fields of the row, the end because the site's wallet is on [SVC-020] [SVC-021] [SVC-022] [SVC-023]", async () => {
      // The site's wallet is on, so the end is required as well.
      for (const message of [...messages, 'Please enter End Date']) await expect(details.row(row).getByText(message, { exact: true })).toBeVisible()
    })
    const missed = (message: string) => expect(dialog.getByText(message, { exact: true })).toBeVisible()
    await test.step('a note [SVC-024]', () => missed('Please Enter Notes'))
    await test.step('a category [SVC-025] [NOTE-014] [NOTES-011]', () => missed('Please Select Category'))
    await test.step('a reason, because one was switched off [SVC-019] [SVC-026]', () => missed('Please Select Reason'))
    const offReasons = ['Billing Overdue', 'Lost - Sales Issue', 'Lost - Service Issue', 'Lost - Application Issue', 'Store Closed']
    await test.step('the reasons there are [NOTE-004]', async () => {
      await expect(dialog.getByRole('combobox', { name: 'Reason' }).getByRole('option')).toHaveText(['Choose why it is switched off', ...offReasons])
    })
    await expect(details.field(row, 'combobox', 'Service')).toBeFocused()
    expect(await stored.config(domain)).toEqual(before)
    await picture(page, 'recurring-errors')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'recurring-errors-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('MONTHLY ends a month later and YEARLY twelve, clamped, and again when the start changes; an end before the start is refused [SVC-015] [SVC-016] [SVC-017]', async () => {
    await day(row, 'Start Date').fill('2027-01-31')
    await details.field(row, 'combobox', 'Charging Model').selectOption('MONTHLY')
    await expect(day(row, 'End Date')).toHaveValue('2027-02-28')
    await day(row, 'Start Date').fill('2028-02-29')
    await expect(day(row, 'End Date')).toHaveValue('2028-03-29')
    await details.field(row, 'combobox', 'Charging Model').selectOption('YEARLY')
    await expect(day(row, 'End Date')).toHaveValue('2029-02-28')
    await details.field(row, 'combobox', 'Charging Model').selectOption('PAY_PER_USE')
    await day(row, 'Start Date').fill('2028-03-01')
    await expect(day(row, 'End Date')).toHaveValue('2029-02-28')
    await day(row, 'End Date').fill('2028-02-28')
    await day(row, 'End Date').blur()
    await expect(details.row(row).getByText('The end cannot be before the start.')).toBeVisible()
    await details.field(row, 'combobox', 'Charging Model').selectOption('YEARLY')
    await expect(details.row(row).getByText('The end cannot be before the start.')).toBeHidden()
  })

  await test.step('choosing a service fills in its rate; what is no amount is refused', async () => {
    await details.field(row, 'combobox', 'Service').selectOption(spare)
    const { getSiteConfigServices: charges } = await stored.run('query ($domain: String!) { getSiteConfigServices(domain: $domain) { typeValue charges } }', {
      domain: spare.toLowerCase(),
    })
    const yearly = charges.find((charge: Stored) => charge['typeValue'] === 'YEARLY').charges
    const rate = details.field(spare, 'textbox', 'Rate')
    await expect(rate).toHaveValue((yearly / 100).toFixed(2))
    for (const [typed, message] of [
      ['1,00', 'Please enter the amount in figures, such as 1000 or 19.99.'],
      ['1e5', 'Please enter the amount in figures, such as 1000 or 19.99.'],
      ['-5', 'The amount cannot be negative.'],
      ['999999999999999', 'The amount is larger than the platform can hold.'],
      ['', 'Please enter rate'],
    ] as const) {
      await rate.fill(typed)
      await rate.blur()
      await expect(details.row(spare).getByText(message, { exact: true })).toBeVisible()
    }
    await rate.fill('19.99')
  })
})
