import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { tray } from '../invoices/library-on-screen.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { type Stored, StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { CatalogueList, chooseInCombo, toast } from './catalogue-on-screen.ts'

test.use({ ownConsole: true })

const PRICES = 'query ($domain: String!) { getSiteConfigServices(domain: $domain) { domain typeValue serviceName charges } }'

test('master services and their charges; platform services: list, create, edit, clone, delete', async ({ signedInAs, platform, folders }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const prices = async (domain: string): Promise<Stored[]> => (await stored.run(PRICES, { domain }))['getSiteConfigServices']
  const sent = (operation: string) => control.calls(operation).map(({ variables }) => variables as Stored)
  const pathOf = (): string => new URL(page.url()).pathname

  const { page } = await signedInAs('ADMIN')
  await page.setViewportSize({ width: 1440, height: 900 })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const recurring = new CatalogueList(page, 'Recurring Service')
  const oneTime = new CatalogueList(page, 'One Time Service')
  const charges = page.getByRole('dialog', { name: /^Charges Details/ })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const combo = (name: string) => page.getByRole('combobox', { name, exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await test.step('the master services are listed, by name with Edit [MSVC-002] [MSVC-005]', async () => {
    // Kept waiting for longer than anybody looks; who leaves gives these two calls up, who comes back makes new ones.
    control.addFault({ operation: 'GetSiteConfigServices', fault: 'delay', milliseconds: 60_000, times: 2 })
    await menu.getByRole('link', { name: 'Master Service List' }).click()
    await test.step('busy at first [MSVC-003]', async () => {
      await expect(recurring.grid).toHaveAttribute('aria-busy', 'true')
    })
    await expect.poll(() => sent('GetSiteConfigServices')).toHaveLength(2)
    await menu.getByRole('link', { name: 'Subscription Plan' }).click()
    await expect(screenTitle(page)).toHaveText('Subscription Plan')
    await menu.getByRole('link', { name: 'Master Service List' }).click()
    await expect(recurring.row('SITE')).toBeVisible()
    await test.step('two tabs [MSVC-004]', async () => {
      await expect(page.getByRole('tab')).toHaveCount(2)
      await expect(page.getByRole('tab', { name: 'Recurring Service', selected: true })).toBeVisible()
      await expect(page.getByRole('tab', { name: 'One Time Service', selected: false })).toBeVisible()
    })
    await expect.poll(() => recurring.titles()).toEqual(['Service name', 'Action'])
    await expect.poll(() => recurring.names()).toEqual((await prices('recaho')).map(({ serviceName }) => serviceName))
    await test.step('both lists are asked for [MSVC-034] [MSVC-035] [CALL2-002]', async () => {
      expect(new Set(sent('GetSiteConfigServices').map((each) => each['domain']))).toEqual(new Set(['recaho', 'extraService']))
    })
    await picture(page, 'recurring')
  })

  await test.step('Charges Details: 800 wide, the charges in their order, saved one by one under their own keys [MSVC-006] [MSVC-007] [MSVC-016] [MSVC-033] [MSVC-039]', async () => {
    await recurring.grid.getByRole('button', { name: 'Edit POS' }).click()
    await expect(charges).toBeVisible()
    await test.step('its charges are read by the slug of the service [CALL2-003]', () =>
      expect.poll(() => sent('GetSiteConfigServices').at(-1)).toEqual({ domain: 'pos' }))
    await expect(charges.getByRole('textbox', { name: 'PAY PER USE' })).toHaveValue('1.00')
    await expect(charges.getByRole('textbox', { name: 'MONTHLY' })).toHaveValue('399.00')
    await expect(charges.getByRole('textbox', { name: 'YEARLY' })).toHaveValue('3990.00')
    await test.step('the models in their order [CONST2-002]', async () => {
      for (const [place, name] of ['PAY PER USE', 'MONTHLY', 'YEARLY'].entries())
        await expect(charges.getByRole('textbox').nth(place)).toHaveAccessibleName(name)
    })
    await expect(charges).toHaveCSS('width', '800px')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'charges')
    await charges.getByRole('textbox', { name: 'PAY PER USE' }).fill('')
    await charges.getByRole('textbox', { name: 'MONTHLY' }).fill('19.99')
    control.addFault({ operation: 'CreateSiteConfigServices', fault: 'graphql-error', message: 'PRICE_LIST_IS_LOCKED' })
    await save.click()
    await expect(toast(page, 'PRICE LIST IS LOCKED')).toBeVisible()
    await expect(charges.getByRole('alert')).toContainText('"Save the charge PAY PER USE" failed')
    await picture(page, 'charges-failed')
    await charges.getByRole('button', { name: 'Retry from here' }).click()
    await expect(toast(page, 'Service Updated Successfully')).toBeVisible()
    await expect(charges).toBeHidden()
    expect(sent('CreateSiteConfigServices').slice(1)).toEqual([
      { domain: 'pos', typeValue: 'PAY_PER_USE', serviceName: 'POS' },
      { domain: 'pos', typeValue: 'MONTHLY', serviceName: 'POS', charges: 1999 },
      { domain: 'pos', typeValue: 'YEARLY', serviceName: 'POS', charges: 399_000 },
    ])
    expect((await prices('pos')).map((each) => each['charges'])).toEqual([null, 1999, 399_000])
    await dismissToasts(page)
  })

  await test.step('one-time services with their prices; Edit changes the price [MSVC-008] [MSVC-009]', async () => {
    await page.getByRole('tab', { name: 'One Time Service' }).click()
    await test.step('a stored amount is shown divided by 100 [FMT-003]', async () => {
      await expect(oneTime.row('LOGO DESIGN', '₹2,500.00')).toBeVisible()
    })
    await expect.poll(() => oneTime.titles()).toEqual(['Service name', 'Price', 'Action'])
    await oneTime.grid.getByRole('button', { name: 'Edit LOGO DESIGN' }).click()
    await expect(charges.getByRole('textbox', { name: 'One Time Charge' })).toHaveValue('2500.00')
    await charges.getByRole('textbox', { name: 'One Time Charge' }).fill('2600')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Service Updated Successfully')).toBeVisible()
    await expect(oneTime.row('LOGO DESIGN', '₹2,600.00')).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await dismissToasts(page)
    await expectReadableColours(page)
    await picture(page, 'one-time-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('Create Service', async () => {
    await test.step('a button leads to the form [MSVC-010] [MSVC-012]', async () => {
      await page.getByRole('button', { name: 'Create Service' }).click()
      await expect(page.getByRole('heading', { name: 'Create Service', level: 2 })).toBeVisible()
      expect(pathOf()).toBe('/create-service')
    })
    await test.step('Cancel leads back [MSVC-013]', async () => {
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(pathOf).toBe('/service-list')
    })
    await page.getByRole('button', { name: 'Create Service' }).click()
    await test.step('a name is required [MSVC-017] [MSG2-017]', async () => {
      await save.click()
      await expect(page.getByText('Please enter Service Name')).toBeVisible()
    })
    await test.step('it is written in capitals [MSVC-019]', async () => {
      await field('Service name').pressSequentially(' pos ')
      await expect(field('Service name')).toHaveValue(' POS ')
    })
    await test.step('one that is there is refused before anything is sent [MSVC-040]', async () => {
      await save.click()
      await expect(page.getByText('A service of this name exists already.').first()).toBeVisible()
      expect(sent('CreateSiteConfigServices').filter((each) => each['domain'] === 'recaho')).toEqual([])
    })
    await picture(page, 'create-service-refused')
  })

  await test.step('a recurring service: a stop in the middle is told and goes on', async () => {
    await field('Service name').fill('Gift Cards')
    await field('PAY PER USE').fill('0.50')
    await field('YEARLY').fill('1200')
    const before = sent('CreateSiteConfigServices').length
    control.addFault({ operation: 'CreateSiteConfigServices', fault: 'delay', milliseconds: 1 })
    await expect(field('Service name')).toHaveValue('GIFT CARDS')
    // The first call is let through, the second is refused.
    control.addFault({ operation: 'CreateSiteConfigServices', fault: 'graphql-error', message: 'PRICE_LIST_IS_LOCKED' })
    await save.click()
    await test.step('a refusal between the calls is told, and is no success [MSVC-029] [MSVC-038] [MSG2-015]', async () => {
      await expect(page.getByRole('alert').filter({ hasText: '"Save the charge PAY PER USE" failed' })).toContainText('Done already: "Create the service"')
      await expect(toast(page, 'PRICE LIST IS LOCKED')).toBeVisible()
      await expect(toast(page, 'Service Created Successfully')).toHaveCount(0)
    })
    await expect(field('Service name')).toBeDisabled()
    await picture(page, 'create-service-stopped')
    await page.getByRole('button', { name: 'Retry from here' }).click()
    await test.step('success is told behind the last charge [MSVC-036]', async () => {
      await expect(toast(page, 'Service Created Successfully')).toBeVisible()
    })
    await expect.poll(pathOf).toBe('/service-list')
    await expect(recurring.row('GIFT CARDS')).toBeVisible()
    const [record, , ...rows] = sent('CreateSiteConfigServices').slice(before)
    await test.step('its record comes first, under recaho [MSVC-030]', async () => {
      expect(record).toEqual({ domain: 'recaho', typeValue: 'gift cards', serviceName: 'GIFT CARDS' })
    })
    await test.step('then three charges under its own slug, without an amount where the rate is blank [MSVC-024] [MSVC-025] [MSVC-028] [MSVC-031]', async () => {
      expect(rows).toEqual([
        { domain: 'gift cards', typeValue: 'PAY_PER_USE', serviceName: 'GIFT CARDS', charges: 50 },
        { domain: 'gift cards', typeValue: 'MONTHLY', serviceName: 'GIFT CARDS' },
        { domain: 'gift cards', typeValue: 'YEARLY', serviceName: 'GIFT CARDS', charges: 120_000 },
      ])
    })
    expect((await prices('recaho')).filter(({ serviceName }) => serviceName === 'GIFT CARDS')).toHaveLength(1)
    await dismissToasts(page)
  })

  await test.step('Extra Service', async () => {
    await test.step('a button leads to the form [MSVC-011] [MSVC-014]', async () => {
      await page.getByRole('button', { name: 'Extra Service' }).click()
      await expect(page.getByRole('heading', { name: 'Extra Service', level: 2 })).toBeVisible()
      expect(pathOf()).toBe('/create-extra-service')
    })
    await test.step('Cancel leads back [MSVC-015]', async () => {
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(pathOf).toBe('/service-list')
    })
    await page.getByRole('button', { name: 'Extra Service' }).click()
    await save.click()
    await test.step('name and charge are required [MSVC-018] [MSVC-021] [MSG2-018]', async () => {
      await expect(page.getByText('Please enter Service Name')).toBeVisible()
      await expect(page.getByText('Please enter One Time Charge')).toBeVisible()
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'extra-service-errors')
    await field('Service name').pressSequentially('menu photos')
    await test.step('the charge takes numbers only [MSVC-022]', async () => {
      await field('One Time Charge').fill('many')
      await save.click()
      await expect(page.getByText('Please enter the amount in figures, such as 1000 or 19.99.')).toBeVisible()
    })
    await field('One Time Charge').fill('1499.50')
    await page.keyboard.press('ControlOrMeta+s')
    await test.step('what is said on success [MSVC-037]', async () => {
      await expect(toast(page, 'Service Created Successfully')).toBeVisible()
    })
    await expect.poll(pathOf).toBe('/service-list')
    await test.step('in capitals, and stored with its charge under extraService [MSVC-020] [MSVC-032]', async () => {
      await expect(oneTime.row('MENU PHOTOS', '₹1,499.50')).toBeVisible()
      expect(sent('CreateSiteConfigServices').at(-1)).toEqual({
        domain: 'extraService',
        typeValue: 'menu photos',
        serviceName: 'MENU PHOTOS',
        charges: 149_950,
      })
    })
    await dismissToasts(page)
  })

  await test.step('sites are offered what was created, at its price [MSVC-001]', async () => {
    const site = await stored.site((each) => each['channelPartnerId'] === null && each['basicSiteSetting'].curr === 'INR')
    await openAddress(page, `/?payments=${site['siteId']}&tab=one-time`)
    const details = page.getByRole('dialog', { name: site['domain'], exact: true })
    await details.getByRole('combobox', { name: 'Service' }).selectOption('MENU PHOTOS')
    await expect(details.getByRole('textbox', { name: 'Price' })).toHaveValue('1499.50')
    await details.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(details).toBeHidden()
  })

  const services = new CatalogueList(page, 'Platform Service')
  const all = await stored.platformServices('master')
  const POINT_OF_SALE = ['Point of Sale', 'POS', 'Spa'] as const

  await test.step('the platform services [PLAT-002]', async () => {
    await menu.getByRole('link', { name: 'Platform Service' }).click()
    await services.expectCount(all.length, all.length)
    await test.step('are those of master [PLAT-033] [PLAT-034]', async () => {
      expect(sent('GetPlatformServicesBySiteId')).toEqual([{ siteId: 'master' }])
    })
    await test.step('columns in order [PLAT-004]', async () => {
      await expect.poll(() => services.titles()).toEqual(['Service name', 'Slug name', 'Master service', 'Site type', 'Site option', 'Status'])
      await expect(services.grid.getByRole('columnheader', { name: 'Actions' })).toBeVisible()
    })
    await test.step('50 a page [PLAT-003]', async () => {
      await expect(page.getByText(`1-50 of ${all.length}`)).toBeVisible()
    })
    await picture(page, 'platform')
    const spa = all.filter((each) => each['platform'] === 'SPA').length
    await test.step('search in three columns, whatever the case [PLAT-005] [PLAT-006]', async () => {
      for (const [typed, matching] of [
        ['STOCK', all.filter((each) => each['serviceName'] === 'Stock Control').length],
        ['inVENT', all.filter((each) => each['masterService'] === 'INVENTORY').length],
        ['spa', spa],
        ['stock-control', 0],
        ['O2O Commerce', 0],
        ['INACTIVE', 0],
      ] as const) {
        await services.search.fill(typed)
        await services.expectCount(matching, all.length)
      }
    })
    await expect(page.getByRole('heading', { name: 'No platform service matches' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await services.expectCount(all.length, all.length)
    await services.search.fill('spa')
    await expectNoSeriousAxeViolations(page)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: `All that match (${spa}) as CSV` }).click()
    await expect(tray(page).getByRole('listitem').first()).toContainText(/Ready, /)
    await page.keyboard.press('Escape')
    await expect(tray(page)).toBeHidden()
    const [file] = await readdir(folders.downloads)
    const lines = (await readFile(path.join(folders.downloads, file ?? ''), 'utf8')).trim().split(/\r?\n/)
    expect(lines).toHaveLength(spa + 1)
    expect(lines[0]).toContain('Service name,Slug name,Master service,Site type,Site option,Status')
  })

  await test.step('Create Platform', async () => {
    await test.step('a button leads to the form [PLAT-011] [PLAT-012]', async () => {
      await page.getByRole('button', { name: 'Create Platform' }).click()
      await expect(page.getByRole('heading', { name: 'Create Platform', level: 2 })).toBeVisible()
    })
    await test.step('its defaults [PLAT-024] [PLAT-025] [PLAT-044]', async () => {
      await expect(field('Service name')).toHaveValue('')
      for (const name of ['Site type', 'Site option', 'Master service']) await expect(combo(name)).toHaveValue('')
      await expect(page.getByRole('radio', { name: 'ACTIVE', exact: true })).toBeChecked()
      await expect(page.getByRole('radio', { name: 'PLAN' })).toBeChecked()
    })
    await test.step('a name is required [PLAT-017] [PLAT-018]', async () => {
      await save.click()
      await expect(page.getByText('Please enter Service Name')).toBeVisible()
    })
    await test.step('site type and site option are required, in the same words [PLAT-019] [PLAT-020] [PLAT-021] [MSG2-019]', async () => {
      await expect(page.getByText('Please Select Site Option')).toHaveCount(2)
    })
    await test.step('a master service is required [PLAT-022] [MSG2-020]', async () => {
      await expect(page.getByText('Please select master Service.')).toBeVisible()
    })
    await picture(page, 'create-platform-errors')
    await field('Service name').fill('  Loyalty Points ')
    await combo('Site type').selectOption('B2C_MARKET_PLACE')
    const option = combo('Site option')
    await test.step('the options are those of the site type [PLAT-032] [CONST2-022] [CONST2-023]', async () => {
      await option.click()
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['B2B', 'B2B2C', 'Enquiry'])
      await page.getByRole('option', { name: 'B2B2C', exact: true }).click()
      await combo('Site type').selectOption('O2OCommerce')
      await expect(option).toHaveValue('')
    })
    await chooseInCombo(option, 'Spa')
    await chooseInCombo(combo('Master service'), 'POS')
    await picture(page, 'create-platform')
    await save.click()
    await test.step('success leads to the list [PLAT-013] [PLAT-037]', async () => {
      await expect(toast(page, 'Platform Service Created Successfully')).toBeVisible()
      await expect.poll(pathOf).toBe('/platform-servicelist')
    })
    await test.step('the name is sent trimmed [PLAT-023]', async () => {
      expect(sent('CreatePlatformService')).toEqual([
        {
          input: {
            siteId: 'master',
            serviceName: 'Loyalty Points',
            slugServiceName: 'loyalty points',
            status: 'ACTIVE',
            serviceType: 'PLAN',
            masterService: 'POS',
            platform: 'SPA',
            siteType: 'O2OCommerce',
          },
        },
      ])
    })
    await services.expectCount(all.length + 1, all.length + 1)
    await dismissToasts(page)
  })

  await test.step('Edit Platform: a refusal is told and nothing lost', async () => {
    await services.search.fill('loyalty')
    await services.choose(services.row('Loyalty Points'), 'Edit')
    await test.step('its header [PLAT-014] [PLAT-015]', async () => {
      await expect(page.getByRole('heading', { name: 'Edit Platform', level: 2 })).toBeVisible()
    })
    const { serviceId } = (await stored.platformServices('master')).find((each) => each['serviceName'] === 'Loyalty Points') as Stored
    await test.step('its address names the record [PLAT-007]', async () => {
      expect(pathOf()).toBe('/edit-platform')
      expect(new URL(page.url()).searchParams.get('service')).toBe(serviceId)
    })
    await expect(field('Service name')).toHaveValue('Loyalty Points')
    await test.step('name, site type and master service are locked [PLAT-028]', async () => {
      await expect(field('Service name')).toBeDisabled()
      for (const name of ['Site type', 'Master service']) await expect(combo(name)).toBeDisabled()
    })
    await test.step('site option, status and service type are not [PLAT-027] [PLAT-030] [CONST2-003] [CONST2-004]', async () => {
      await chooseInCombo(combo('Site option'), 'Gym')
      await page.getByRole('radio', { name: 'INACTIVE' }).click()
      await page.getByRole('radio', { name: 'BASIC' }).click()
    })
    control.addFault({ operation: 'UpdatePlatformService', fault: 'graphql-error', message: 'CATALOGUE_IS_LOCKED' })
    await save.click()
    const review = page.getByRole('dialog', { name: 'Save the changes to Loyalty Points?' })
    await expect(review.getByRole('row', { name: /Status ACTIVE INACTIVE/ })).toBeVisible()
    await review.getByRole('button', { name: 'Save', exact: true }).click()
    await test.step('a refusal is told, and the form keeps what was chosen [PLAT-043] [MSG2-016]', async () => {
      await expect(toast(page, 'CATALOGUE IS LOCKED')).toBeVisible()
      await review.getByRole('button', { name: 'Back to the form' }).click()
      await expect(page.getByRole('radio', { name: 'BASIC' })).toBeChecked()
    })
    await picture(page, 'edit-platform')
    await dismissToasts(page)
    await save.click()
    await review.getByRole('button', { name: 'Save', exact: true }).click()
    await test.step('success leads to the list [PLAT-039] [PLAT-042]', async () => {
      await expect(toast(page, 'Platform Service Updated Successfully')).toBeVisible()
      await expect.poll(pathOf).toBe('/platform-servicelist')
    })
    await test.step('what is sent [PLAT-035]', async () => {
      expect(sent('UpdatePlatformService').at(-1)).toEqual({
        input: {
          siteId: 'master',
          serviceId,
          serviceName: 'Loyalty Points',
          slugServiceName: 'loyalty points',
          status: 'INACTIVE',
          masterService: 'POS',
          platform: 'GYM',
          serviceType: 'BASIC',
        },
      })
    })
    await dismissToasts(page)
  })

  await test.step('opened without a row: a pasted link loads it, an unknown id and none at all are told [PLAT-016] [ROUTE-013]', async () => {
    const { serviceId } = (await stored.platformServices('master')).find((each) => each['serviceName'] === 'Loyalty Points') as Stored
    await openAddress(page, `/edit-platform?service=${serviceId}`)
    await expect(field('Service name')).toHaveValue('Loyalty Points')
    await openAddress(page, '/edit-platform?service=nothing')
    await expect(page.getByRole('heading', { name: 'There is no such platform service' })).toBeVisible()
    await openAddress(page, '/edit-platform')
    await expect(toast(page, 'Choose a platform service in the list to edit it.')).toBeVisible()
    await expect.poll(pathOf).toBe('/platform-servicelist')
    await dismissToasts(page)
  })

  await test.step('Clone: the same service for another site type and option, with its slug [PLAT-001]', async () => {
    await services.search.fill('point of sale')
    const row = services.row(...POINT_OF_SALE)
    await services.choose(row, 'Clone')
    const clone = page.getByRole('dialog', { name: /^Clone/ })
    await test.step('a dialog, 70 % wide [PLAT-009] [PLAT-010]', async () => {
      await expect(clone).toBeVisible()
      await expect(clone).toHaveCSS('width', '1008px')
    })
    await test.step('name, master service, status and type are locked [PLAT-026] [PLAT-029] [PLAT-031]', async () => {
      await expect(field('Service name')).toBeDisabled()
      await expect(combo('Master service')).toBeDisabled()
      await expect(clone.getByRole('radio', { disabled: true })).toHaveCount(4)
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'clone')
    await clone.getByRole('combobox', { name: 'Site type' }).selectOption('SIMPLE_B2C')
    await chooseInCombo(clone.getByRole('combobox', { name: 'Site option' }), 'Enquiry')
    await clone.getByRole('button', { name: 'Clone', exact: true }).click()
    await test.step('what is said [PLAT-038]', async () => {
      await expect(toast(page, 'Platform Service Cloned Successfully')).toBeVisible()
      await expect(clone).toBeHidden()
    })
    await services.search.fill('enquiry')
    await expect(services.row('Point of Sale', 'point-of-sale', 'e-Commerce', 'Enquiry')).toBeVisible()
    await test.step('it is created like any other [PLAT-036]', async () => {
      expect(sent('CreatePlatformService').at(-1)).toMatchObject({
        input: { siteId: 'master', slugServiceName: 'point-of-sale', siteType: 'SIMPLE_B2C', platform: 'ENQUIRY' },
      })
    })
    await dismissToasts(page)
  })

  await test.step('Delete asks, and the list is loaded again [PLAT-008] [PLAT-040] [PLAT-041] [CALL2-008] [MSG2-056]', async () => {
    const clone = services.row('Point of Sale', 'point-of-sale', 'e-Commerce', 'Enquiry')
    await services.choose(clone, 'Delete')
    await expect(page.getByText('Sure to delete?')).toBeVisible()
    await expect(page.getByText('Point of Sale, e-Commerce, Enquiry')).toBeVisible()
    await picture(page, 'delete')
    const loads = sent('GetPlatformServicesBySiteId').length
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(toast(page, 'Successfully Subscription Deleted')).toBeVisible()
    await expect.poll(() => sent('GetPlatformServicesBySiteId').length).toBeGreaterThan(loads)
    await expect(clone).toHaveCount(0)
    expect(sent('DeletePlatformService')).toHaveLength(1)
    expect(Object.keys(sent('DeletePlatformService')[0] ?? {})).toEqual(['siteId', 'serviceId'])
    expect((await stored.platformServices('master')).some((each) => each['platform'] === 'ENQUIRY' && each['siteType'] === 'SIMPLE_B2C')).toBe(false)
    await page.emulateMedia({ colorScheme: 'dark' })
    await dismissToasts(page)
    await expectReadableColours(page)
    await picture(page, 'platform-dark')
    await expect(screenTitle(page)).toHaveText('Platform Service')
  })
})
