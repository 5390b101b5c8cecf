import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { toast } from './payment-details.ts'
import { beginService, hasServices } from './recurring-services.ts'
import { StoredServices } from './stored-services.ts'

/** Unix seconds of the start of a local day. */
const secondsOf = (day: string): number => new Date(`${day}T00:00:00`).getTime() / 1000

test('recurring services are saved; a failure goes on from the step that failed', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site(hasServices(2))
  const { siteId, domain } = site as { siteId: string; domain: string }
  const { page } = await signedInAs('ADMIN')
  const { before, details, dialog, row, spare, day } = await beginService(page, stored, site)
  await details.field(row, 'combobox', 'Billing Status').selectOption('TRIAL')
  await details.field(row, 'combobox', 'Charging Model').selectOption('YEARLY')
  await day(row, 'Start Date').fill('2028-03-01')
  await details.field(row, 'combobox', 'Service').selectOption(spare)
  await details.field(spare, 'textbox', 'Rate').fill('19.99')
  await details.field('SITE', 'combobox', 'Master Status').selectOption('Off')

  await test.step('a failure says which step failed and is shown with blanks; a retry goes on from there [SVC-032]', async () => {
    await details.field(spare, 'combobox', 'Master Status').selectOption('On')
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Store Closed')
    await details.note('Billing', 'Closed for the winter')
    await expectNoSeriousAxeViolations(page)
    control.addFault({ operation: 'UpdateSiteConfig', fault: 'graphql-error', message: 'SERVICE_LIST_IS_LOCKED' })
    await details.save.click()
    await details.saveReviewed.click()
    await expect(toast(page, 'SERVICE LIST IS LOCKED')).toBeVisible()
    await expect(dialog.getByText('"Save the services" failed')).toBeVisible()
    await expect(dialog.getByText('SERVICE LIST IS LOCKED')).toBeVisible()
    expect(control.calls('UpdateSiteDataNormalize')).toEqual([])
    // The answer of the services is lost this time, and then the record of the site cannot be reached.
    control.addFault({ operation: 'UpdateSiteConfig', fault: 'drop-after-commit' })
    control.addFault({ operation: 'UpdateSiteDataNormalize', fault: 'http500' })
    const writes = control.calls('UpdateSiteConfig').length + 1
    await dialog.getByRole('button', { name: 'Retry from here' }).click()
    await expect(dialog.getByText('"Update the site\'s record" failed')).toBeVisible()
    await expect(dialog.getByText('Done already: "Save the services".')).toBeVisible()
    // What had arrived was read back, and not sent again.
    expect(control.calls('UpdateSiteConfig')).toHaveLength(writes)
    await picture(page, 'recurring-stopped')
  })

  await test.step("the save writes the configuration, the site's record and the note", async () => {
    // What was saved is read back late: nothing that is chosen after the message may be lost to it.
    control.addFault({ operation: 'GetSiteConfig', fault: 'delay', milliseconds: 1500 })
    await dialog.getByRole('button', { name: 'Retry from here' }).click()
    await test.step('it says so and disables Save [SVC-028] [SVC-031]', async () => {
      await expect(toast(page, 'Recurring Services Successfully Updated')).toBeVisible()
      await expect(details.save).toBeDisabled()
    })
    const [service, own] = [await stored.service(domain, spare), await stored.service(domain, 'SITE')]
    expect(service).toMatchObject({
      chargingModel: 'YEARLY',
      charges: 1999,
      status: 'TRIAL',
      masterStatus: 'On',
      startDate: secondsOf('2028-03-01'),
      endDate: secondsOf('2029-03-01'),
    })
    expect(own).toMatchObject({
      ...before['siteServices'].find((each: Stored) => each['serviceName'] === 'SITE'),
      masterStatus: 'Off',
      updatedAt: own['updatedAt'],
    })
    const { variables } = control.calls('UpdateSiteConfig').at(-1) as { variables: Stored }
    await test.step('the configuration [SVC-027] [CALL-041]', async () => {
      expect(Object.keys(variables).sort()).toEqual(['domain', 'enabled', 'siteId', 'siteServices'])
    })
    const entry = 'charges chargingModel endDate masterStatus serviceName startDate startedAt status updatedAt'
    await test.step('each service of it [CALL-042]', async () => {
      for (const each of variables['siteServices']) expect(Object.keys(each).sort().join(' ')).toBe(entry)
    })
    const { input } = (control.sent('UpdateSiteDataNormalize').at(-1) ?? {}) as Stored
    await test.step("the site's record, because SITE is among them [SVC-029] [CALL-043]", async () => {
      expect(Object.keys(input).sort().join(' ')).toBe('charges chargingModel domain endDate masterStatus planName startDate status')
      expect(input).toMatchObject({ domain, masterStatus: 'Off', planName: site['planDetails'][0].planName })
    })
    expect((await stored.events(siteId))[0]).toMatchObject({ eventName: 'Billing', eventType: 'MANUAL', note: 'Closed for the winter', reason: 'Store Closed' })
    await test.step('the note with its reason [SVC-082] [CALL-056]', async () => {
      expect(control.sent('CreateSiteActionEvent').at(-1)).toEqual({
        siteId,
        eventName: 'Billing',
        eventType: 'MANUAL',
        note: 'Closed for the winter',
        reason: 'Store Closed',
      })
    })
  })

  await test.step('Save stays disabled until the next change of a row [SVC-030]', async () => {
    await expect(details.save).toBeDisabled()
    await details.field('SITE', 'combobox', 'Master Status').selectOption('On')
    await expect(details.save).toBeEnabled()
  })
})
