import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { type Stored, StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import { CatalogueList, chooseInCombo, toast } from './catalogue-on-screen.ts'

const PLANS = `query { getSubscriptionPlansBySiteId(siteId: "master") {
  planId planName status masterService platform siteType curr description services createdAt priceList { chargingModel rate } serviceDetails { serviceName serviceType }
} }`
const RENAME = 'mutation ($input: UpdateSubscriptionPlanInput!) { updateSubscriptionPlan(input: $input) { planId } }'

test('the plans: list, services of one, create, edit with a review, delete; an empty and a failing catalogue', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const plans = async (): Promise<Stored[]> => (await stored.run(PLANS))['getSubscriptionPlansBySiteId']
  const planOf = async (name: string): Promise<Stored> => {
    const plan = (await plans()).find(({ planName }) => planName === name)
    if (plan === undefined) throw new Error(`There is no plan ${name}`)
    return plan
  }
  const sent = (operation: string) => control.calls(operation).map(({ variables }) => variables as Stored)
  const pathOf = (): string => new URL(page.url()).pathname

  const { page } = await signedInAs('ADMIN')
  await page.setViewportSize({ width: 1440, height: 900 })
  const list = new CatalogueList(page, 'Subscription Plan')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const combo = (name: string) => page.getByRole('combobox', { name, exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const newest = (await plans()).toSorted((one, other) => other['createdAt'] - one['createdAt'])
  const total = newest.length

  await test.step('the plans of the catalogue are listed [PLAN-002]', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Subscription Plan' }).click()
    await list.expectCount(total, total)
    await test.step('those of master are asked for [CALL2-010]', async () => {
      expect(sent('GetSubscriptionPlansBySiteId')).toEqual([{ siteId: 'master' }])
    })
    await test.step('columns in order, with a price for each model [PLAN-006] [PLAN-044]', async () => {
      await expect.poll(() => list.titles()).toEqual(['Plan name', 'Master service', 'Site type', 'Site option', 'PAY PER USE', 'MONTHLY', 'YEARLY', 'Status'])
      await expect(list.grid.getByRole('columnheader', { name: 'Actions' })).toBeVisible()
    })
    await test.step('newest first [PLAN-004]', async () => {
      await expect.poll(() => list.names()).toEqual(newest.map(({ planName }) => planName))
    })
    await expect(list.row('POS', '₹1.00', '₹399.00', 'ACTIVE')).toBeVisible()
    await test.step('no price where there is none [PLAN-007]', async () => {
      await expect(list.row('Services of Festival Offer', 'INACTIVE').getByRole('gridcell').filter({ hasText: /₹|NaN/ })).toHaveCount(0)
    })
    await test.step('50 a page [PLAN-003]', async () => {
      await expect(page.getByRole('combobox', { name: 'Rows on a page' })).toHaveValue('50')
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'plans')
  })

  await test.step('search in four columns, part of the text in any letter case [PLAN-005]', async () => {
    const matching = (holds: (plan: Stored) => boolean) => newest.filter(holds).length
    for (const [typed, count] of [
      ['groWTH', 1],
      ['inventory', matching((plan) => plan['masterService'] === 'INVENTORY' || /inventory/i.test(plan['planName']))],
      ['marketing site', matching((plan) => plan['siteType'] === 'MARKETING')],
      ['restaur', matching((plan) => plan['platform'] === 'BOOKING_RESTAURANTS' || /restaur/i.test(plan['planName']))],
      ['INACTIVE', 0],
    ] as const) {
      await list.search.fill(typed)
      await list.expectCount(count, total)
    }
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await list.expectCount(total, total)
  })

  await test.step("a plan's name leads to its services [PLAN-012] [PLAN-045]", async () => {
    await list.grid.getByRole('button', { name: 'Services of Growth' }).click()
    const dialog = page.getByRole('dialog', { name: 'Growth' })
    for (const title of ['Service name', 'Master service', 'Platform', 'Status']) await expect(dialog.getByRole('columnheader', { name: title })).toBeVisible()
    await expect(dialog.getByRole('row', { name: /^Website SITE Restaurant/ })).toBeVisible()
    await picture(page, 'plan-services')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('Create Subscription: what is required, and the defaults', async () => {
    await test.step('a button leads to the form [PLAN-011] [PLAN-013]', async () => {
      await page.getByRole('button', { name: 'Create Subscription' }).click()
      await expect(page.getByRole('heading', { name: 'Create Subscription', level: 2 })).toBeVisible()
    })
    await test.step('ACTIVE at first [PLAN-029]', async () => {
      await expect(page.getByRole('radio', { name: 'ACTIVE', exact: true })).toBeChecked()
    })
    await test.step('INR at first [PLAN-022]', async () => {
      await expect(combo('Currency')).toHaveValue('INR')
    })
    await combo('Currency').selectOption('')
    await save.click()
    await test.step('name, services and currency are missed in the words of the source [PLAN-017] [PLAN-020] [MSG2-021] [MSG2-022] [MSG2-023]', async () => {
      for (const text of ['Please enter Plan Name', 'Please select master Service.', 'Please Select Platform', 'Please enter currency.']) {
        await expect(page.getByText(text, { exact: true })).toBeVisible()
      }
    })
    await test.step('so are site type, site option and master service [PLAN-018] [PLAN-019] [PLAN-021]', async () => {
      await expect(page.getByText('Please Select Site Option', { exact: true })).toHaveCount(2)
    })
    await test.step('nothing else is missed: description and basic services are optional [PLAN-023] [PLAN-024]', async () => {
      await expect(page.getByRole('button', { name: '6 fields need your attention' })).toBeVisible()
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'create-errors')
  })

  await test.step('services follow the kind', async () => {
    await field('Plan name').fill(' Spa Gold ')
    await combo('Site type').selectOption('SIMPLE_B2C')
    await combo('Site option').click()
    await test.step('the options are those of the site type [PLAN-033] [CONST2-020]', async () => {
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Commerce', 'Enquiry', 'E-com Catalogue'])
    })
    await page.keyboard.press('Escape')
    await combo('Site type').selectOption('O2OCommerce')
    await chooseInCombo(combo('Site option'), 'Spa')
    await chooseInCombo(combo('Master service'), 'SITE')
    await test.step('BASIC ones are ticked [PLAN-031] [PLAN-046]', async () => {
      await expect(page.getByRole('checkbox', { name: /^Website/ })).toBeChecked()
      await expect(page.getByRole('group', { name: 'Basic services' }).getByRole('checkbox')).toHaveCount(1)
    })
    await test.step('they are read for the option [PLAN-032] [CALL2-009]', async () => {
      expect(sent('GetPlatformServicesByPlatform').at(-1)).toEqual({ siteId: 'master', platform: 'SPA' })
    })
    await page.getByRole('combobox', { name: 'Plan services' }).click()
    await test.step('PLAN ones are chosen [PLAN-030]', async () => {
      await expect(page.getByRole('menuitemcheckbox')).toHaveText([/^Order Management/])
    })
    await page.getByRole('menuitemcheckbox').click()
    await page.keyboard.press('Escape')
    await combo('Currency').selectOption('INR')
    await test.step('rates are whole, and none is required [PLAN-025] [PLAN-026] [PLAN-028]', async () => {
      await field('MONTHLY').fill('12.50')
      await save.click()
      await expect(page.getByText('Please enter a whole amount without decimals.')).toBeVisible()
    })
    await field('MONTHLY').fill('999')
    await picture(page, 'create')
  })

  await test.step('created', async () => {
    await field('Plan name').fill('Growth')
    await save.click()
    await test.step('a name that is taken is refused at its field [PLAN-043]', async () => {
      await expect(toast(page, 'PLAN NAME ALREADY EXISTS')).toBeVisible()
      await expect(field('Plan name')).toBeFocused()
    })
    await dismissToasts(page)
    await field('Plan name').fill(' Spa Gold ')
    await save.click()
    await test.step('success leads to the list [PLAN-014] [PLAN-039]', async () => {
      await expect(toast(page, 'Subscription Plan Created Successfully')).toBeVisible()
      await expect.poll(pathOf).toBe('/subscription-plan')
    })
    await expect(list.row('Services of Spa Gold', '₹999.00')).toBeVisible()
    await expect.poll(async () => (await list.names())[0]).toBe('Spa Gold')
    await test.step('minor units, basic services among the services [PLAN-027] [PLAN-036] [PLAN-037]', async () => {
      expect(sent('CreateSubscriptionPlan').at(-1)).toEqual({
        input: {
          siteId: 'master',
          planName: 'Spa Gold',
          status: 'ACTIVE',
          masterService: 'SITE',
          platform: 'SPA',
          siteType: 'O2OCommerce',
          services: ['service-o2ocommerce-spa-order-management', 'service-o2ocommerce-spa-website'],
          description: '',
          curr: 'INR',
          priceList: [{ chargingModel: 'MONTHLY', rate: 99_900 }],
        },
      })
    })
    await dismissToasts(page)
  })

  await test.step('sites can subscribe to it at its price [PLAN-001]', async () => {
    const site = await stored.site((each) => each['channelPartnerId'] === null && each['planDetails'].length === 0)
    await openAddress(page, `/?payments=${site['siteId']}&tab=subscription`)
    await page.getByRole('button', { name: 'Add Subscription Plan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Subscription Plan' })
    await dialog.getByRole('combobox', { name: 'Charging Model' }).selectOption('MONTHLY')
    await dialog.getByRole('combobox', { name: 'Plan' }).click()
    await page.getByRole('option', { name: 'Spa Gold (Spa)' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Rate' })).toHaveValue('999.00')
    await openAddress(page, '/subscription-plan')
    await expect(list.row('Services of Spa Gold')).toBeVisible()
  })

  await test.step('Edit Subscription: kind locked, the stored choice of services; what changes is shown before it is saved [PLAN-008] [PLAN-015] [PLAN-034] [PLAN-035] [PLAN-047]', async () => {
    await list.choose(list.row('Services of Spa Gold'), 'Edit')
    await expect(page.getByRole('heading', { name: 'Edit Subscription', level: 2 })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('plan')).toBe((await planOf('Spa Gold'))['planId'])
    for (const name of ['Site type', 'Site option', 'Master service']) await expect(combo(name)).toBeDisabled()
    await expect(field('MONTHLY')).toHaveValue('999')
    await page.getByRole('checkbox', { name: /^Website/ }).uncheck()
    await field('MONTHLY').fill('')
    await field('YEARLY').fill('9990')
    await page.getByRole('textbox', { name: 'Description' }).fill('For spas with more than one room')
    // Another user changes the price a year and the status in the meantime.
    const { planId } = await planOf('Spa Gold')
    await stored.run(RENAME, { input: { siteId: 'master', planId, status: 'INACTIVE', description: 'For every spa' } })
    await save.click()
    const review = page.getByRole('dialog', { name: 'Save the changes to Spa Gold?' })
    await expect(review.getByRole('row', { name: /MONTHLY ₹999\.00 empty/ })).toBeVisible()
    await expect(review.getByRole('row', { name: /YEARLY empty ₹9,990\.00/ })).toBeVisible()
    await expect(review.getByText('The plan was changed by another user')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'review')
    await review.getByRole('radio', { name: /^Theirs: For every spa/ }).click()
    await review.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Subscription Plan Updated Successfully')).toBeVisible()
  })

  await test.step('updated, with what somebody else changed [PLAN-016] [PLAN-038] [PLAN-040]', async () => {
    await expect.poll(pathOf).toBe('/subscription-plan')
    const { planId } = await planOf('Spa Gold')
    expect(sent('UpdateSubscriptionPlan').at(-1)).toEqual({
      input: {
        siteId: 'master',
        planId,
        planName: 'Spa Gold',
        status: 'INACTIVE',
        masterService: 'SITE',
        platform: 'SPA',
        curr: 'INR',
        priceList: [{ chargingModel: 'YEARLY', rate: 999_000 }],
        description: 'For every spa',
        services: ['service-o2ocommerce-spa-order-management'],
      },
    })
    await dismissToasts(page)
    // Without a row: neither id nor state leads to the list, a pasted link to the form.
    await openAddress(page, '/edit-subscription')
    await expect(toast(page, 'Choose a plan in the list to edit it.')).toBeVisible()
    await expect.poll(pathOf).toBe('/subscription-plan')
    await openAddress(page, `/edit-subscription?plan=${planId}`)
    await expect(field('YEARLY')).toHaveValue('9990')
    await page.emulateMedia({ colorScheme: 'dark' })
    await dismissToasts(page)
    await expectReadableColours(page)
    await picture(page, 'edit-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('Delete asks; a refusal is told, then the plan is gone [PLAN-009] [PLAN-010] [PLAN-041] [PLAN-042] [PLAN-043]', async () => {
    control.addFault({ operation: 'DeleteSubscriptionPlan', fault: 'graphql-error', message: 'CATALOGUE_IS_LOCKED' })
    const row = list.row('Services of Spa Gold')
    const remove = async (): Promise<void> => {
      await list.choose(row, 'Delete')
      await expect(page.getByText('Sure to delete?')).toBeVisible()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
    }
    await remove()
    await expect(toast(page, 'CATALOGUE IS LOCKED')).toBeVisible()
    await expect(row).toBeVisible()
    await dismissToasts(page)
    await remove()
    await expect(toast(page, 'Successfully Subscription Deleted')).toBeVisible()
    await list.expectCount(total, total)
    expect((await plans()).some(({ planName }) => planName === 'Spa Gold')).toBe(false)
    await dismissToasts(page)
  })

  await test.step('an empty catalogue says what to do; one that cannot be loaded offers a retry', async () => {
    control.addFault({ operation: 'GetSubscriptionPlansBySiteId', fault: 'wrong-shape', body: { data: { getSubscriptionPlansBySiteId: [] } } })
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(page.getByRole('heading', { name: 'There are no plans yet' })).toBeVisible()
    await picture(page, 'empty')
    control.addFault({ operation: 'GetPlatformServicesBySiteId', fault: 'graphql-error', message: 'CATALOGUE_IS_CLOSED' })
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Platform Service' }).click()
    await expect(page.getByRole('heading', { name: 'The platform services could not be loaded.' })).toBeVisible()
    await expect(page.getByText('CATALOGUE IS CLOSED')).toBeVisible()
    await picture(page, 'failed')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(new CatalogueList(page, 'Platform Service').grid.getByRole('row').nth(1)).toBeVisible()
  })

  await test.step('without a network what is there stays, and nothing can be written', async () => {
    await control.goDown()
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(page.getByRole('button', { name: 'Create Platform' })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('alert').filter({ hasText: 'The platform services could not be loaded.' })).toBeVisible()
    await expect(new CatalogueList(page, 'Platform Service').grid.getByRole('row').nth(1)).toBeVisible()
    await picture(page, 'offline')
    await control.comeUp()
  })
})
