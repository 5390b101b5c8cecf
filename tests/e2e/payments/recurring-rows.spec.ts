import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { PaymentDetailsOnScreen } from './payment-details.ts'
import { hasServices } from './recurring-services.ts'
import { StoredServices } from './stored-services.ts'

test('the recurring services of a site: rows, models, states and dates', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site(hasServices(2))
  const { domain } = site as { domain: string }
  const before = (await stored.config(domain)) as Stored
  const { page } = await signedInAs('ADMIN')
  const details = new PaymentDetailsOnScreen(page, site)
  const { dialog } = details
  const day = (row: string, name: string) => details.row(row).getByLabel(name)
  await details.openByAction()

  await test.step('the dialog has the domain as title and four tabs in order [SVC-001] [SVC-002]', async () => {
    await expect(dialog.getByRole('heading', { name: domain })).toBeVisible()
    const titles = ['Recurring Services', 'One Time Services', 'Credit Transactions', 'Manage Subscription']
    await expect(dialog.getByRole('tab')).toHaveCount(titles.length)
    for (const [index, title] of titles.entries()) await expect(dialog.getByRole('tab').nth(index)).toHaveAccessibleName(title)
    await expect(details.tab('Recurring Services')).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('prices come from the price list "recaho", the services from the site\'s configuration [SVC-033] [SVC-035] [CALL-014] [CALL-015]', async () => {
    await expect(details.row('SITE')).toBeVisible()
    expect(control.sent('GetSiteConfigServices')).toContainEqual({ domain: 'recaho' })
    expect(control.sent('GetSiteConfig')).toEqual([{ domain }])
    await expect(dialog.getByRole('group').filter({ has: page.getByRole('combobox', { name: 'Master Status' }) })).toHaveCount(before['siteServices'].length)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'recurring')
  })

  await test.step('Save is disabled while nothing is changed [SVC-030]', async () => {
    await expect(details.save).toBeDisabled()
    await expect(details.save).toHaveAttribute('title', 'Nothing to save: change a service first.')
  })

  await test.step('a new row', async () => {
    await dialog.getByRole('button', { name: 'Add service' }).click()
    const row = `New service ${before['siteServices'].length + 1}`
    await test.step('is ACTIVE [SVC-011]', async () => {
      await expect(details.field(row, 'combobox', 'Billing Status')).toHaveValue('ACTIVE')
    })
    await test.step('models to choose from [SVC-012]', async () => {
      await expect(details.field(row, 'combobox', 'Charging Model').getByRole('option')).toHaveText(['Choose', 'MONTHLY', 'YEARLY', 'PAY PER USE'])
    })
    await test.step('states [SVC-011]', async () => {
      await expect(details.field(row, 'combobox', 'Billing Status').getByRole('option')).toHaveText(['Choose', 'ACTIVE', 'TRIAL', 'FREE'])
    })
    await test.step('master status [SVC-018]', async () => {
      await expect(details.field(row, 'combobox', 'Master Status').getByRole('option')).toHaveText(['Choose', 'On', 'Off'])
    })
    await test.step('has no errors before it is touched', () => expect(details.row(row).locator('[aria-invalid="true"]')).toHaveCount(0))
  })

  await test.step('dates show as soon as model or status meet the rule [SVC-013] [SVC-014]', async () => {
    const row = `New service ${before['siteServices'].length + 1}`
    const start = day(row, 'Start Date')
    const choose = async (model: string, status: string) => {
      await details.field(row, 'combobox', 'Charging Model').selectOption(model)
      await details.field(row, 'combobox', 'Billing Status').selectOption(status)
    }
    await expect(start).toBeHidden()
    for (const [model, status] of [
      ['', 'TRIAL'],
      ['', 'FREE'],
      ['MONTHLY', 'ACTIVE'],
      ['YEARLY', ''],
      ['PAY_PER_USE', 'ACTIVE'],
    ] as const) {
      await choose(model, status)
      await expect(start).toBeVisible()
    }
    for (const [model, status] of [
      ['', 'ACTIVE'],
      ['PAY_PER_USE', ''],
    ] as const) {
      await choose(model, status)
      await expect(start).toBeHidden()
    }
  })
})
