import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { PaymentDetailsOnScreen, toast } from './payment-details.ts'
import { type Stored, StoredServices } from './stored-services.ts'

/** Unix seconds of the start of a local day. */
const secondsOf = (day: string): number => new Date(`${day}T00:00:00`).getTime() / 1000
const RESTAURANT = 'BOOKING_RESTAURANTS'
const hasService = (site: Stored, name: string): boolean =>
  site['siteRecurringConfig']?.siteServices.some((each: Stored) => each['serviceName'] === name) === true

test('the plans of a site: balance, table, edit in place, a new plan, a service added to one [SHELL-034]', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site(
    (each) => each['siteOptions'] === RESTAURANT && each['channelPartnerId'] === null && hasService(each, 'SITE') && each['planDetails'].length > 0,
  )
  const { siteId, domain } = site as { siteId: string; domain: string }
  const currency = site['basicSiteSetting'].curr as string
  const [plan] = (await stored.plans(siteId)) as [Stored]
  const { page } = await signedInAs('ADMIN')
  await page.setViewportSize({ width: 1920, height: 1080 })
  const details = await PaymentDetailsOnScreen.open(page, site, 'subscription')
  const { dialog } = details
  const grid = dialog.getByRole('grid', { name: 'Plans of this site' })
  const sent = (operation: string) => control.calls().filter((call) => call.operation === operation)
  const edit = async (name: string) => {
    await grid.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Edit row' }).click()
  }

  await test.step('balance and Re-Charge with its dialog, plan table, one-time services [SVC-010]', async () => {
    const { getSiteWalletById: wallet } = await stored.run('query ($siteId: ID!) { getSiteWalletById(siteId: $siteId) { balance currency } }', { siteId })
    await test.step('a balance [SVC-003]', async () => {
      await expect(dialog.getByRole('group', { name: 'Balance' })).toContainText(moneyText(wallet.balance, wallet.currency))
    })
    await test.step('Re-Charge opens its dialog [SVC-004] [SVC-008]', async () => {
      await dialog.getByRole('button', { name: 'Re-Charge' }).click()
      await expect(page.getByRole('alertdialog', { name: /^Wallet Recharge/ })).toBeVisible()
    })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await test.step('a table of plans [SVC-006]', async () => {
      for (const column of ['Plan name', 'Amount', 'Charging model', 'Billing status', 'Start', 'End', 'Actions']) {
        await expect(grid.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
      }
      await expect(grid.getByRole('row', { name: new RegExp(plan['planName']) })).toContainText(moneyText(plan['amount'], currency))
    })
    await test.step('of the site [SVC-053] [CALL-018]', async () => {
      expect(sent('GetSubscriptionPlansBySiteId').map(({ variables }) => variables)).toEqual([{ siteId }])
    })
    await test.step('a part One Time Services [SVC-007]', async () => {
      await expect(dialog.getByRole('heading', { name: 'One Time Services' })).toBeVisible()
      await expect(dialog.getByText('No one-time service yet').or(dialog.getByRole('grid', { name: 'One-time services of this site' }))).toBeVisible()
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'plans')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'plans-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('the site-plan mode stands on the panel, disabled, "New Site Edit" chosen [SEDIT-026] [SEDIT-027]', async () => {
    const mode = dialog.getByRole('radiogroup', { name: 'Site plan mode' })
    await expect(mode.getByRole('radio')).toHaveCount(2)
    await expect(mode.getByRole('radio', { name: 'New Site Edit' })).toBeChecked()
    await expect(mode.getByRole('radio', { name: 'New Site Edit' })).toBeDisabled()
    await expect(mode.getByRole('radio', { name: 'Site Migrate' })).not.toBeChecked()
    await expect(mode.getByRole('radio', { name: 'Site Migrate' })).toBeDisabled()
  })

  const addPlan = page.getByRole('dialog', { name: 'Add Subscription Plan' })
  const field = (role: 'combobox' | 'textbox', name: string) => addPlan.getByRole(role, { name })
  const add = addPlan.getByRole('button', { name: 'Add', exact: true })
  const confirmation = page.getByRole('alertdialog', { name: 'Add POS Pack' })
  const choosePlan = async (name: RegExp) => {
    await field('combobox', 'Plan').click()
    await page.getByRole('option', { name }).click()
  }

  await test.step('Add Subscription Plan', async () => {
    await dialog.getByRole('button', { name: 'Add Subscription Plan' }).click()
    await expect(field('combobox', 'Plan')).toBeVisible()
    await test.step('offers the catalogue, which is that of master [SVC-053] [CALL-018] [CONST-060]', async () => {
      expect(sent('GetSubscriptionPlansBySiteId').at(-1)?.variables).toEqual({ siteId: 'master' })
    })
    await test.step('is 1300 wide [SVC-005] [CONST-013]', async () => {
      await expect.poll(async () => (await addPlan.boundingBox())?.width).toBe(1300)
    })
    await field('combobox', 'Plan').click()
    await test.step('disables plans of a used master service [SVC-052]', async () => {
      await expect(page.getByRole('option', { name: /^Growth/ })).toBeDisabled()
      await expect(page.getByRole('option', { name: /^POS Pack/ })).toBeEnabled()
    })
    await picture(page, 'add-plan-offer')
    await page.keyboard.press('Escape')
  })

  await test.step('an end before the start is refused', async () => {
    await addPlan.getByLabel('Start Date').fill('')
    await field('combobox', 'Billing Status').selectOption('')
    await add.click()
    await test.step('plan, rate, start date and billing status are missed [MSG-019] [MSG-020] [MSG-021] [MSG-022]', async () => {
      for (const message of ['Please enter Plan Name', 'Please enter rate', 'Please enter Start Date', 'Please enter Billing Status']) {
        await expect(addPlan.getByText(message, { exact: true })).toBeVisible()
      }
    })
    await test.step('those four are required, model and end are not [SVC-045] [SVC-046] [SVC-047] [SVC-048] [SVC-049]', async () => {
      for (const name of ['Charging Model', 'End Date']) await expect(addPlan.getByLabel(name)).not.toHaveAttribute('aria-invalid', 'true')
    })
    await addPlan.getByLabel('Start Date').fill('2027-01-31')
    await addPlan.getByLabel('End Date').fill('2027-01-30')
    await expect(addPlan.getByText('The end cannot be before the start.')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'add-plan-errors')
  })

  await test.step('the new plan is confirmed with amount and site', async () => {
    await choosePlan(/^POS Pack/)
    await field('combobox', 'Charging Model').selectOption('MONTHLY')
    await expect(addPlan.getByLabel('End Date')).toHaveValue('2027-02-28')
    await field('combobox', 'Billing Status').selectOption('ACTIVE')
    await expect(field('textbox', 'Rate')).toHaveValue('399.00')
    control.addFault({ operation: 'SubscribeSitePlanByAdminV2', fault: 'graphql-error', message: 'PLAN_IS_CLOSED', errorType: 'ConflictException' })
    await add.click()
    await expect(confirmation).toContainText(moneyText(39_900, currency))
    await expect(confirmation).toContainText(domain)
    await picture(page, 'add-plan-confirmation')
    await confirmation.getByRole('button', { name: 'Add plan' }).click()
    await test.step('a refusal is shown [SVC-058]', async () => {
      await expect(confirmation.getByText('PLAN IS CLOSED')).toBeVisible()
    })
    expect(await stored.plans(siteId)).toHaveLength(1)
    await confirmation.getByRole('button', { name: 'Add plan' }).click()
    await test.step('what is said [SVC-081] [MSG-052]', async () => {
      await expect(toast(page, 'Subscription Plan Updated Successfully')).toBeVisible()
    })
    await expect(addPlan).toHaveCount(0)
    const made = (await stored.plans(siteId)).find((each) => each['planName'] === 'POS Pack')
    await test.step('subscribed MANUAL; the configuration that is there stays [SVC-055] [SVC-057]', async () => {
      expect(made).toMatchObject({ status: 'ACTIVE', masterService: 'POS', amount: 39_900, chargingModel: 'MONTHLY', paymentGateway: 'MANUAL', curr: currency })
      expect(sent('CreateSiteConfig')).toEqual([])
    })
    const { input } = (sent('SubscribeSitePlanByAdminV2').at(-1)?.variables ?? {}) as { input: Stored }
    await test.step('what is sent [SVC-056] [CALL-051]', async () => {
      expect(Object.keys(input).sort().join(' ')).toBe(
        'amount chargingModel curr description masterService paymentGateway planName platform services siteId siteType status',
      )
    })
    await expect(grid.getByRole('row', { name: /POS Pack/ })).toBeVisible()
  })

  await test.step('a plan is edited in place, one row at a time, and asked before saving and cancelling [SVC-060] [SVC-061] [SVC-062] [SVC-063] [MSG-039]', async () => {
    await edit(plan['planName'])
    await expect(grid.getByRole('textbox', { name: 'Amount' })).toBeVisible()
    await grid.getByRole('button', { name: 'Actions for POS Pack' }).click()
    await expect(page.getByRole('menuitem', { name: 'Edit row' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await grid.getByLabel('End date').fill('2000-01-01')
    await expect(grid.getByRole('button', { name: `Save ${plan['planName']}` })).toHaveAttribute('title', 'The end cannot be before the start.')
    await picture(page, 'plan-edit')
    await grid.getByRole('button', { name: `Cancel editing ${plan['planName']}` }).click()
    await expect(page.getByText('Sure to cancel?')).toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(grid.getByRole('textbox', { name: 'Amount' })).toHaveCount(0)
    expect((await stored.plans(siteId))[0]).toEqual(plan)
  })

  await test.step('saving sends the plan and the SITE service, and says so', async () => {
    await edit(plan['planName'])
    await grid.getByRole('textbox', { name: 'Amount' }).fill('1234.50')
    await grid.getByRole('combobox', { name: 'Billing status' }).selectOption('FREE')
    await grid.getByLabel('Start date').fill('2028-02-29')
    await grid.getByRole('combobox', { name: 'Charging model' }).selectOption('YEARLY')
    await expect(grid.getByLabel('End date')).toHaveValue('2029-02-28')
    await grid.getByRole('button', { name: `Save ${plan['planName']}` }).click()
    await test.step('it asks first [MSG-038]', async () => {
      await expect(page.getByText('Sure to Save?')).toBeVisible()
    })
    await page.getByRole('button', { name: 'Yes' }).click()
    await test.step('what is said [SVC-059] [MSG-052]', async () => {
      await expect(toast(page, plan['planName'])).toContainText('Subscription Plan Updated Successfully')
    })
    await test.step('the plan [SVC-064] [CALL-053] [CALL-054]', async () => {
      expect(sent('UpdateSubscriptionPlan').at(-1)?.variables).toEqual({
        input: { siteId, planId: plan['planId'], status: 'FREE', amount: 123_450, chargingModel: 'YEARLY', services: plan['services'] },
      })
    })
    const terms = {
      chargingModel: 'YEARLY',
      status: 'FREE',
      masterStatus: 'On',
      startDate: secondsOf('2028-02-29'),
      endDate: secondsOf('2029-02-28'),
      charges: 123_450,
    }
    await test.step('the SITE service [SVC-065] [SVC-066] [CALL-055]', async () => {
      expect(sent('UpdateSiteDataNormalize').at(-1)?.variables).toEqual({ input: { domain, ...terms } })
    })
    expect((await stored.plans(siteId))[0]).toMatchObject({ status: 'FREE', amount: 123_450, chargingModel: 'YEARLY' })
    expect(await stored.service(domain, 'SITE')).toMatchObject(terms)
    await test.step('a date in a list [FMT-010]', async () => {
      await expect(grid.getByRole('row', { name: new RegExp(plan['planName']) })).toContainText('28/02/2029')
    })
  })

  const services = page.getByRole('dialog', { name: 'Add Basic Service' })
  const addService = (name: string) => services.getByRole('button', { name: `Add ${name}`, exact: true }).first()

  await test.step('View opens Add Basic Service with the templates of the platform; what the plan has cannot be added [SVC-009] [SVC-071] [SVC-077] [CALL-019]', async () => {
    await grid.getByRole('button', { name: `View ${plan['planName']}` }).click()
    await expect(addService('Website')).toBeDisabled()
    await expect(addService('Point of Sale')).toBeEnabled()
    expect(sent('GetPlatformServicesByPlatform').map(({ variables }) => variables)).toEqual([{ siteId: 'master', platform: RESTAURANT }])
  })

  await test.step('a service is added with notes; a failure is shown and gone on from [SVC-067]', async () => {
    await addService('Point of Sale').click()
    const form = services.getByRole('form', { name: 'Add Point of Sale' })
    const press = form.getByRole('button', { name: 'Add Point of Sale' })
    await press.click()
    await test.step('notes are required [SVC-072] [MSG-023]', async () => {
      await expect(form.getByText('Please Enter Notes', { exact: true })).toBeVisible()
    })
    await form.getByRole('textbox', { name: 'Notes' }).fill('Asked for a till')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'add-service')
    control.addFault({ operation: 'AddPlatformService', fault: 'graphql-error', message: 'SERVICE_NOT_OFFERED' })
    await press.click()
    await test.step('a refusal in the words of the platform [SVC-074] [MSG-043]', async () => {
      await expect(toast(page, 'SERVICE NOT OFFERED')).toBeVisible()
    })
    control.addFault({ operation: 'UpdateSubscriptionPlan', fault: 'http500' })
    await form.getByRole('button', { name: 'Retry from here' }).click()
    await expect(form.getByText('Done already: "Create the service".')).toBeVisible()
    await form.getByRole('button', { name: 'Retry from here' }).click()
    await test.step('what is said [SVC-073] [SVC-076] [MSG-048]', async () => {
      await expect(toast(page, 'Service Created Successfully')).toBeVisible()
    })

    const [own, ...others] = (await stored.platformServices(siteId)) as [Stored, ...Stored[]]
    expect(others).toEqual([])
    const [template] = (await stored.platformServices('master')).filter(
      (each) => each['platform'] === RESTAURANT && each['serviceName'] === 'Point of Sale',
    ) as [Stored]
    expect(own).toMatchObject({
      serviceName: 'Point of Sale',
      masterService: 'POS',
      platform: RESTAURANT,
      channelPartner: null,
      addedServiceId: template['serviceId'],
    })
    const { input } = (sent('AddPlatformService').at(-1)?.variables ?? {}) as { input: Stored }
    await test.step('it is created [SVC-068] [CALL-052]', async () => {
      expect(Object.keys(input).sort().join(' ')).toBe('addedServiceId masterService platform serviceName serviceType siteId siteType slugServiceName status')
    })
    await test.step('it is put into the plan [SVC-069]', async () => {
      expect((await stored.plans(siteId))[0]?.['services']).toEqual([...plan['services'], own['serviceId']])
    })
    await test.step('it is noted [SVC-070] [SVC-075]', async () => {
      expect((await stored.events(siteId))[0]).toMatchObject({ eventName: 'Setup', eventType: 'MANUAL', note: 'Asked for a till' })
    })
    await expect(addService('Point of Sale')).toBeDisabled()
  })
})

test('the first plan of a site creates its recurring service before; without that there is no subscription [SVC-054] [SVC-055] [SVC-080] [CALL-040]', async ({
  signedInAs,
  platform,
}) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site((each) => each['siteRecurringConfig'] === null && each['channelPartnerId'] === null)
  const { siteId, domain } = site as { siteId: string; domain: string }
  const { page } = await signedInAs('ADMIN')
  const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'subscription')
  await expect(dialog.getByText('This site has no plan yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Subscription Plan' }).click()
  const addPlan = page.getByRole('dialog', { name: 'Add Subscription Plan' })
  await addPlan.getByRole('combobox', { name: 'Plan' }).click()
  await page.getByRole('option', { name: /^Growth/ }).click()
  await addPlan.getByRole('combobox', { name: 'Charging Model' }).selectOption('YEARLY')
  await addPlan.getByLabel('Start Date').fill('2027-03-01')
  await addPlan.getByRole('button', { name: 'Add', exact: true }).click()
  const confirmation = page.getByRole('alertdialog', { name: 'Add Growth' })
  control.addFault({ operation: 'CreateSiteConfig', fault: 'graphql-error', message: 'DOMAIN_IS_LOCKED' })
  await confirmation.getByRole('button', { name: 'Add plan' }).click()
  await expect(confirmation.getByText(/DOMAIN IS LOCKED/)).toBeVisible()
  expect(control.calls('SubscribeSitePlanByAdminV2')).toEqual([])
  expect(await stored.plans(siteId)).toEqual([])
  await confirmation.getByRole('button', { name: 'Add plan' }).click()
  await expect(toast(page, 'Subscription Plan Updated Successfully')).toBeVisible()
  const order = control.calls().map(({ operation }) => operation)
  expect(order.lastIndexOf('CreateSiteConfig')).toBeLessThan(order.indexOf('SubscribeSitePlanByAdminV2'))
  const terms = { chargingModel: 'YEARLY', status: 'ACTIVE', masterStatus: 'On', startDate: secondsOf('2027-03-01'), endDate: secondsOf('2028-03-01') }
  await expect
    .poll(async () => (await stored.config(domain))?.['siteServices'])
    .toEqual([expect.objectContaining({ serviceName: 'SITE', charges: 999_900, ...terms })])
  expect(await stored.plans(siteId)).toMatchObject([{ planName: 'Growth', amount: 999_900, paymentGateway: 'MANUAL' }])
  expect(Object.keys(control.calls('CreateSiteConfig').at(-1)?.variables as Stored).sort()).toEqual(['domain', 'enabled', 'siteId', 'siteServices'])
})

test("a partner's site: prices from the partner's mapping, read-only [SVC-078] [SVC-079] [PERM-042] [CALL-021]", async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site(
    (each) =>
      each['channelPartnerId'] === 'cp@demo.example' &&
      hasService(each, 'SITE') &&
      // One plan, so that those of other master services are on offer, in the partner's currency.
      each['planDetails'].length === 1 &&
      each['basicSiteSetting'].curr === 'INR',
  )
  const { siteId, channelPartnerId: userId } = site as { siteId: string; channelPartnerId: string }
  const [plan] = (await stored.plans(siteId)) as [Stored]
  const mapping = (await stored.mapping(userId)).filter(({ type }) => type === 'PLAN')
  const mapped = mapping.find(({ planName }) => planName.endsWith(' Pack')) as Stored
  const catalogue = await stored.plans('master')
  // One more plan than the partner has prices for.
  const unmapped = (
    catalogue.find((each) => each['status'] === 'ACTIVE' && each['masterService'] !== 'SITE' && each['planName'] !== mapped['planName']) as Stored
  )['planName']
  for (const each of mapping.filter(({ planName }) => planName === unmapped)) {
    await stored.run('mutation ($serviceId: ID!, $userId: ID!) { deleteUserServiceMapping(serviceId: $serviceId, userId: $userId) { id } }', {
      serviceId: each['serviceId'],
      userId,
    })
  }
  const { page } = await signedInAs('ADMIN')
  const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'subscription')
  await dialog.getByRole('button', { name: 'Add Subscription Plan' }).click()
  const addPlan = page.getByRole('dialog', { name: 'Add Subscription Plan' })
  const rate = addPlan.getByRole('textbox', { name: 'Rate' })
  const choosePlan = async (name: string) => {
    await addPlan.getByRole('combobox', { name: 'Plan' }).click()
    await addPlan.getByRole('combobox', { name: 'Plan' }).fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  }
  await expect.poll(() => control.calls('GetUserServiceMapping').map(({ variables }) => variables)).toEqual([{ userId }])

  await test.step('a plan that is not mapped is refused at its field [MSG-017] [SNEW-083] [SNEW-084]', async () => {
    await choosePlan(unmapped)
    await addPlan.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(addPlan.getByText('Plan not mapped with CP', { exact: true })).toBeVisible()
    await picture(page, 'add-plan-unmapped')
  })

  await test.step('a new plan costs the annual amount and cannot be given another', async () => {
    await choosePlan(mapped['planName'])
    await expect(rate).toHaveValue((mapped['boardingAmount'] / 100).toFixed(2))
    await expect(rate).toBeDisabled()
    await addPlan.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a plan that goes on costs the renewal amount', async () => {
    const renewal = mapping.find(({ planName }) => planName === plan['planName'])
    const grid = dialog.getByRole('grid', { name: 'Plans of this site' })
    await grid.getByRole('button', { name: `Actions for ${plan['planName']}` }).click()
    await page.getByRole('menuitem', { name: 'Edit row' }).click()
    const amount = grid.getByRole('textbox', { name: 'Amount' })
    await expect(amount).toHaveAttribute('readonly')
    if (renewal === undefined) await expect(grid.getByRole('button', { name: `Save ${plan['planName']}` })).toHaveAttribute('title', 'Plan not mapped with CP')
    else await expect(amount).toHaveValue((renewal['renewalAmount'] / 100).toFixed(2))
  })
})
