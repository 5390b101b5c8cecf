import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { PaymentDetailsOnScreen, toast } from './payment-details.ts'
import { type Stored, StoredServices } from './stored-services.ts'

/** Unix seconds of the start of a local day. */
const secondsOf = (day: string): number => new Date(`${day}T00:00:00`).getTime() / 1000
const names = (services: readonly Stored[]): string[] => services.map((service) => service['serviceName'])
const hasServices = (count: number) => (site: Stored) =>
  (site['siteRecurringConfig']?.siteServices.length ?? 0) >= count &&
  site['channelPartnerId'] === null &&
  // The price list's own currency: in another nothing is filled in.
  site['basicSiteSetting'].curr === 'INR'

test('recurring services: rows, dates, rules, save and its partial failure', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site(hasServices(2))
  const { siteId, domain } = site as { siteId: string; domain: string }
  const before = (await stored.config(domain)) as Stored
  const { page } = await signedInAs('ADMIN')
  const details = new PaymentDetailsOnScreen(page, site)
  const { dialog } = details
  const openByAction = async () => {
    await page.getByRole('button', { name: `Actions for ${site['companyName']}` }).click()
    await page.getByRole('menuitem', { name: 'Payment' }).click()
  }
  await openByAction()
  const field = (row: string, role: 'combobox' | 'textbox', name: string) => details.row(row).getByRole(role, { name })
  const day = (row: string, name: string) => details.row(row).getByLabel(name)
  const sent = (operation: string) => control.calls().filter((call) => call.operation === operation)

  await test.step('the dialog has the domain as title and four tabs in order [SVC-001] [SVC-002]', async () => {
    await expect(dialog.getByRole('heading', { name: domain })).toBeVisible()
    const titles = ['Recurring Services', 'One Time Services', 'Credit Transactions', 'Manage Subscription']
    await expect(dialog.getByRole('tab')).toHaveCount(titles.length)
    for (const [index, title] of titles.entries()) await expect(dialog.getByRole('tab').nth(index)).toHaveAccessibleName(title)
    await expect(details.tab('Recurring Services')).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('prices come from the price list "recaho", the services from the site\'s configuration [SVC-033] [SVC-035] [CALL-014] [CALL-015]', async () => {
    await expect(details.row('SITE')).toBeVisible()
    expect(sent('GetSiteConfigServices').map(({ variables }) => variables)).toContainEqual({ domain: 'recaho' })
    expect(sent('GetSiteConfig').map(({ variables }) => variables)).toEqual([{ domain }])
    await expect(dialog.getByRole('group').filter({ has: page.getByRole('combobox', { name: 'Master Status' }) })).toHaveCount(before['siteServices'].length)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'recurring')
  })

  await test.step('Save is disabled while nothing is changed [SVC-030]', async () => {
    await expect(details.save).toBeDisabled()
    await expect(details.save).toHaveAttribute('title', 'Nothing to save: change a service first.')
  })

  const spare = names((await stored.run('{ getSiteConfigServices(domain: "recaho") { serviceName } }'))['getSiteConfigServices']).find(
    (name) => !names(before['siteServices']).includes(name),
  ) as string

  await test.step('a new row', async () => {
    await dialog.getByRole('button', { name: 'Add service' }).click()
    const row = `New service ${before['siteServices'].length + 1}`
    await test.step('is ACTIVE [SVC-011]', async () => {
      await expect(field(row, 'combobox', 'Billing Status')).toHaveValue('ACTIVE')
    })
    await test.step('models to choose from [SVC-012] [CONST-052]', async () => {
      await expect(field(row, 'combobox', 'Charging Model').getByRole('option')).toHaveText(['Choose', 'MONTHLY', 'YEARLY', 'PAY PER USE'])
    })
    await test.step('states [CONST-051]', async () => {
      await expect(field(row, 'combobox', 'Billing Status').getByRole('option')).toHaveText(['Choose', 'ACTIVE', 'TRIAL', 'FREE'])
    })
    await test.step('master status [SVC-018] [CONST-053]', async () => {
      await expect(field(row, 'combobox', 'Master Status').getByRole('option')).toHaveText(['Choose', 'On', 'Off'])
    })
  })

  await test.step('dates show as soon as model or status meet the rule [SVC-013] [SVC-014]', async () => {
    const row = `New service ${before['siteServices'].length + 1}`
    const start = day(row, 'Start Date')
    const choose = async (model: string, status: string) => {
      await field(row, 'combobox', 'Charging Model').selectOption(model)
      await field(row, 'combobox', 'Billing Status').selectOption(status)
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

  await test.step('what is missing is said at its field', async () => {
    const row = `New service ${before['siteServices'].length + 1}`
    await field(row, 'combobox', 'Billing Status').selectOption('TRIAL')
    await field(row, 'combobox', 'Charging Model').selectOption('')
    await field(row, 'combobox', 'Master Status').selectOption('')
    await day(row, 'Start Date').fill('')
    await day(row, 'End Date').fill('')
    // Nothing was switched off yet: no reason is asked for.
    await expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeHidden()
    await field('SITE', 'combobox', 'Master Status').selectOption('Off')
    await details.save.click()
    const messages = ['Please Select Service', 'Please Select Charging Model', 'Please enter rate', 'Please enter Start Date', 'Please Select Master Status']
    await test.step("fields of the row, the end because the site's wallet is on [SVC-020] [SVC-021] [SVC-022] [SVC-023]", async () => {
      // The site's wallet is on, so the end is required as well.
      for (const message of [...messages, 'Please enter End Date']) await expect(details.row(row).getByText(message, { exact: true })).toBeVisible()
    })
    const missed = (message: string) => expect(dialog.getByText(message, { exact: true })).toBeVisible()
    await test.step('a note [SVC-024] [MSG-023]', () => missed('Please Enter Notes'))
    await test.step('a category [SVC-025] [MSG-024] [MSG2-002] [NOTE-014] [NOTES-011]', () => missed('Please Select Category'))
    await test.step('a reason, because one was switched off [SVC-019] [SVC-026] [MSG-025]', () => missed('Please Select Reason'))
    const offReasons = ['Billing Overdue', 'Lost - Sales Issue', 'Lost - Service Issue', 'Lost - Application Issue', 'Store Closed']
    await test.step('the reasons there are [NOTE-004] [CONST-043]', async () => {
      await expect(dialog.getByRole('combobox', { name: 'Reason' }).getByRole('option')).toHaveText(['Choose why it is switched off', ...offReasons])
    })
    await expect(field(row, 'combobox', 'Service')).toBeFocused()
    expect(await stored.config(domain)).toEqual(before)
    await picture(page, 'recurring-errors')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'recurring-errors-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('MONTHLY ends a month later and YEARLY twelve, clamped, and again when the start changes; an end before the start is refused [SVC-015] [SVC-016] [SVC-017]', async () => {
    const row = `New service ${before['siteServices'].length + 1}`
    await day(row, 'Start Date').fill('2027-01-31')
    await field(row, 'combobox', 'Charging Model').selectOption('MONTHLY')
    await expect(day(row, 'End Date')).toHaveValue('2027-02-28')
    await day(row, 'Start Date').fill('2028-02-29')
    await expect(day(row, 'End Date')).toHaveValue('2028-03-29')
    await field(row, 'combobox', 'Charging Model').selectOption('YEARLY')
    await expect(day(row, 'End Date')).toHaveValue('2029-02-28')
    await field(row, 'combobox', 'Charging Model').selectOption('PAY_PER_USE')
    await day(row, 'Start Date').fill('2028-03-01')
    await expect(day(row, 'End Date')).toHaveValue('2029-02-28')
    await day(row, 'End Date').fill('2028-02-28')
    await day(row, 'End Date').blur()
    await expect(details.row(row).getByText('The end cannot be before the start.')).toBeVisible()
    await field(row, 'combobox', 'Charging Model').selectOption('YEARLY')
    await expect(details.row(row).getByText('The end cannot be before the start.')).toBeHidden()
  })

  await test.step('choosing a service fills in its rate; what is no amount is refused', async () => {
    const row = `New service ${before['siteServices'].length + 1}`
    await field(row, 'combobox', 'Service').selectOption(spare)
    const { getSiteConfigServices: charges } = await stored.run('query ($domain: String!) { getSiteConfigServices(domain: $domain) { typeValue charges } }', {
      domain: spare.toLowerCase(),
    })
    const yearly = charges.find((charge: Stored) => charge['typeValue'] === 'YEARLY').charges
    const rate = field(spare, 'textbox', 'Rate')
    await expect(rate).toHaveValue((yearly / 100).toFixed(2))
    for (const [typed, message] of [
      ['1,000', 'Please enter the amount in figures, such as 1000 or 19.99.'],
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

  await test.step('a failure says which step failed and is shown with blanks; a retry goes on from there [SVC-032] [MSG-043]', async () => {
    await field(spare, 'combobox', 'Master Status').selectOption('On')
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Store Closed')
    await details.note('Billing', 'Closed for the winter')
    control.addFault({ operation: 'UpdateSiteConfig', fault: 'graphql-error', message: 'SERVICE_LIST_IS_LOCKED' })
    await details.save.click()
    await details.saveReviewed.click()
    await expect(toast(page, 'SERVICE LIST IS LOCKED')).toBeVisible()
    await expect(dialog.getByText('"Save the services" failed')).toBeVisible()
    await expect(dialog.getByText('SERVICE LIST IS LOCKED')).toBeVisible()
    expect(sent('UpdateSiteDataNormalize')).toEqual([])
    // The answer of the services is lost this time, and then the record of the site cannot be reached.
    control.addFault({ operation: 'UpdateSiteConfig', fault: 'drop-after-commit' })
    control.addFault({ operation: 'UpdateSiteDataNormalize', fault: 'http500' })
    const writes = sent('UpdateSiteConfig').length + 1
    await dialog.getByRole('button', { name: 'Retry from here' }).click()
    await expect(dialog.getByText('"Update the site\'s record" failed')).toBeVisible()
    await expect(dialog.getByText('Done already: "Save the services".')).toBeVisible()
    // What had arrived was read back, and not sent again.
    expect(sent('UpdateSiteConfig')).toHaveLength(writes)
    await picture(page, 'recurring-stopped')
  })

  await test.step("the save writes the configuration, the site's record and the note", async () => {
    // What was saved is read back late: nothing that is chosen after the message may be lost to it.
    control.addFault({ operation: 'GetSiteConfig', fault: 'delay', milliseconds: 1500 })
    await dialog.getByRole('button', { name: 'Retry from here' }).click()
    await test.step('it says so and disables Save [SVC-028] [SVC-031] [MSG-057]', async () => {
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
    const { variables } = sent('UpdateSiteConfig').at(-1) as { variables: Stored }
    await test.step('the configuration [SVC-027] [CALL-041]', async () => {
      expect(Object.keys(variables).sort()).toEqual(['domain', 'enabled', 'siteId', 'siteServices'])
    })
    const entry = 'charges chargingModel endDate masterStatus serviceName startDate startedAt status updatedAt'
    await test.step('each service of it [CALL-042]', async () => {
      for (const each of variables['siteServices']) expect(Object.keys(each).sort().join(' ')).toBe(entry)
    })
    const { input } = (sent('UpdateSiteDataNormalize').at(-1)?.variables ?? {}) as Stored
    await test.step("the site's record, because SITE is among them [SVC-029] [CALL-043]", async () => {
      expect(Object.keys(input).sort().join(' ')).toBe('charges chargingModel domain endDate masterStatus planName startDate status')
      expect(input).toMatchObject({ domain, masterStatus: 'Off', planName: site['planDetails'][0].planName })
    })
    expect((await stored.events(siteId))[0]).toMatchObject({ eventName: 'Billing', eventType: 'MANUAL', note: 'Closed for the winter', reason: 'Store Closed' })
    await test.step('the note with its reason [SVC-082] [CALL-056]', async () => {
      expect(sent('CreateSiteActionEvent').at(-1)?.variables).toEqual({
        siteId,
        eventName: 'Billing',
        eventType: 'MANUAL',
        note: 'Closed for the winter',
        reason: 'Store Closed',
      })
    })
  })

  await test.step('the next change of a row enables Save again, and nothing is left without asking [SVC-030]', async () => {
    await field('SITE', 'combobox', 'Master Status').selectOption('On')
    await expect(details.save).toBeEnabled()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(details.row('SITE')).toBeVisible()
    await details.tab('One Time Services').click()
    await expect(page).toHaveURL(/tab=one-time/)
    await details.tab('Recurring Services').click()
    // What was typed is still there.
    await expect(field('SITE', 'combobox', 'Master Status')).toHaveValue('On')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).not.toHaveURL(/payments=/)
  })

  await test.step('the Payment action opens the dialog, the back button asks before it closes it [SEDIT-020]', async () => {
    await openByAction()
    await field('SITE', 'combobox', 'Master Status').selectOption('On')
    await expect(details.save).toBeEnabled()
    await page.goBack()
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
  })
})

test('the first services of a site, a change by another user, no network', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const blank = await stored.site(
    (site) => site['siteRecurringConfig'] === null && site['channelPartnerId'] === null && site['basicSiteSetting'].curr === 'INR',
  )
  const { siteId, domain } = blank as { siteId: string; domain: string }
  const { page } = await signedInAs('ADMIN')
  const details = await PaymentDetailsOnScreen.open(page, blank, 'recurring')
  const { dialog } = details

  await test.step('a site without services says so, and its first ones create the configuration [SVC-027] [CALL-040] [SVC-080]', async () => {
    await expect(dialog.getByText('This site has no recurring service yet.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add service' }).click()
    await details.row('New service 1').getByRole('combobox', { name: 'Service' }).selectOption('POS')
    await details.row('POS').getByRole('combobox', { name: 'Charging Model' }).selectOption('MONTHLY')
    await expect(details.row('POS').getByRole('textbox', { name: 'Rate' })).not.toHaveValue('')
    await details.note('Setup', 'First services')
    await details.save.click()
    await details.saveReviewed.click()
    await expect(toast(page, 'Recurring Services Successfully Updated')).toBeVisible()
    expect(await stored.config(domain)).toMatchObject({
      domain,
      siteId,
      enabled: true,
      siteServices: [{ serviceName: 'POS', chargingModel: 'MONTHLY', masterStatus: 'On' }],
    })
    const calls = control.calls().map(({ operation }) => operation)
    expect(calls.filter((operation) => ['CreateSiteConfig', 'UpdateSiteConfig', 'UpdateSiteDataNormalize'].includes(operation))).toEqual(['CreateSiteConfig'])
    const variables = control.calls().find(({ operation }) => operation === 'CreateSiteConfig')?.variables as Stored
    // Partner and company go with a partner's site only.
    expect(Object.keys(variables).sort()).toEqual(['domain', 'enabled', 'siteId', 'siteServices'])
  })

  await test.step("somebody else's change is not overwritten", async () => {
    await stored.run(
      'mutation ($domain: String!, $siteId: ID!, $siteServices: [SiteServiceInput!]!) { updateSiteConfig(domain: $domain, siteId: $siteId, siteServices: $siteServices) { domain } }',
      { domain, siteId, siteServices: [{ serviceName: 'POS', charges: 1 }] },
    )
    await details.row('POS').getByRole('textbox', { name: 'Rate' }).fill('7')
    await details.note('Setup', 'Cheaper')
    await details.save.click()
    await details.saveReviewed.click()
    await expect(dialog.getByText(/Another user changed the services of this site in the meantime/)).toBeVisible()
    expect(await stored.service(domain, 'POS')).toMatchObject({ charges: 1 })
  })

  await test.step('offline nothing can be saved, and it says why', async () => {
    await control.goDown()
    await dialog.getByRole('button', { name: 'Retry from here' }).click()
    await expect(details.save).toHaveAttribute('title', 'Not available offline: changes need the platform.')
    await control.comeUp()
  })
})

test('who may not set the wallet finds the error at a pasted address [PERM-022] [PERM-023]', async ({ signedInAs, platform }) => {
  const site = await new StoredServices(platform).site(() => true)
  const { page } = await signedInAs('SALES_PERSON')
  await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
  await openAddress(page, `/?payments=${site['siteId']}`)
  await expect(toast(page, "Dear User, You don't have access to this page.")).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
