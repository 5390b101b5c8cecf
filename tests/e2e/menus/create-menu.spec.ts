import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { createUser } from '../permissions/create-user.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { png } from '../site-forms/png.ts'
import { siteGrid, toast } from '../sites/site-list.ts'
import { menuGrid, notesQuestion, said, statusOf } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

const SITE_ID = 'site-100001'
const NO_ACCESS = "Dear User, You don't have access to this page."

test('a menu is created with the services of another, by someone who may not delete them or rename things', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredMenus(platform)
  const userName = await createUser(platform, 'SUPPORT_EXECUTIVE', { site: ['view_site_list'], manageMenu: ['view_Menu', 'add_menu'] })
  const { page } = await signedInAs(userName)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const sent = (operation: string) => control.calls(operation).map(({ variables }) => variables as Record<string, any>)
  const file = (width: number, height: number) => ({ name: 'menu.png', mimeType: 'image/png', buffer: png(width, height) })

  await test.step('labels and deleting all services are answered with the error [MENU-009] [LABEL-004] [MSG2-010]', async () => {
    await openAddress(page, `/service-typelist?site=${SITE_ID}`)
    await expect(menuGrid(page).getByText('Online Menu', { exact: true })).toBeVisible()
    await button('Delete All Service & Category').click()
    await said(page, NO_ACCESS)
    await button('Add Lables').click()
    await said(page, NO_ACCESS)
    expect(page.url()).not.toContain('dialog=')
    await openAddress(page, `/service-typelist?site=${SITE_ID}&dialog=labels`)
    await said(page, NO_ACCESS)
    await expect.poll(() => page.url()).not.toContain('dialog=')
    expect([...sent('DeleteSiteServices'), ...sent('GetSiteCustomLabelByDomain')]).toEqual([])
  })

  await test.step('"Add Menu" opens the form of this site; Cancel leads to the start [MENU-015] [MENU-018] [MENU-019] [MENU-021]', async () => {
    await button('Add Menu').click()
    await expect(screenTitle(page)).toHaveText('Create Menu')
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, searchParams.get('site')]).toEqual(['/add-serviceType', SITE_ID])
    const form = page.getByRole('form', { name: 'Create Menu' })
    await expect(form.locator('label')).toHaveText([/^Menu Name/, /^Menu Description/, /^Status/, /^Menu image/, /^Copy Menu From/])
    await button('Cancel').click()
    await expect(siteGrid(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  await test.step('what is missing is said', async () => {
    await openAddress(page, `/add-serviceType?site=${SITE_ID}`)
    await button('Submit').click()
    await test.step('the name [MENU-022] [MSG2-024]', async () => {
      await expect(page.getByText('Please enter Menu Name', { exact: true })).toBeVisible()
    })
    await test.step('the status [MENU-023] [MSG2-025]', async () => {
      await expect(page.getByText('Please Select Menu Status', { exact: true })).toBeVisible()
    })
    const input = page.locator('input[type=file]')
    await test.step('an image must have exactly 267 x 267 px [MENU-041] [MENU-042] [MSG2-027]', async () => {
      for (const [width, height] of [
        [267, 300],
        [300, 300],
      ] as const) {
        await input.setInputFiles(file(width, height))
        await expect(page.getByText('Please Upload image with Height and Width of 267px dimensions.', { exact: true })).toBeVisible()
      }
    })
    expect(sent('storage.putObject')).toEqual([])
    await input.setInputFiles(file(267, 267))
    await expect(button('Remove image')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'create-menu')
  })

  await test.step('Submit asks for notes first [MENU-020] [MENU-026]', async () => {
    await page.getByLabel('Menu Name').fill('Online-Menu')
    await page.getByLabel('Menu Description').fill('Late on Sundays')
    await page.getByLabel('Status').selectOption('Active')
    await expect(page.getByLabel('Copy Menu From').getByRole('option', { name: 'Dine In' })).toHaveCount(1)
    await page.getByLabel('Copy Menu From').selectOption('Online Menu')
    await button('Submit').click()
    await expect(notesQuestion(page)).toBeVisible()
    await notesQuestion(page).getByRole('button', { name: 'Create' }).click()
    await said(page, 'Please Enter Notes')
    expect(sent('CreateServiceTypeV2')).toEqual([])
  })

  await test.step('a refused menu is said in the words of the server, and the form is there again [MENU-037] [MSG2-007]', async () => {
    await notesQuestion(page).getByLabel('Notes').fill('Sunday menu')
    await notesQuestion(page).getByRole('button', { name: 'Create' }).click()
    await said(page, 'MENU ALREADY EXISTS')
    await expect(button('Submit')).toBeEnabled()
    await expect(page.getByLabel('Menu Name')).toBeEnabled()
  })

  await test.step('services are copied; a batch that fails keeps the menu [MENU-047]', async () => {
    control.addFault({ operation: 'UpdateServiceInBulkV2', fault: 'delay', milliseconds: 1 })
    control.addFault({ operation: 'UpdateServiceInBulkV2', fault: 'graphql-error', message: 'TOO_MANY_WRITES', errorType: 'Throttled' })
    await page.getByLabel('Menu Name').fill('Sunday Brunch')
    await button('Submit').click()
    await notesQuestion(page).getByLabel('Notes').fill('Sunday menu')
    await notesQuestion(page).getByRole('button', { name: 'Create' }).click()
    await test.step('the menu is created [MENU-035]', async () => {
      await expect(toast(page).filter({ hasText: 'Menu Successfully Created' })).toBeVisible()
    })
    await test.step('the failure is told, and how far it came [MENU-049] [MSG2-008]', async () => {
      await expect(page.getByText('Product Update Error', { exact: true })).toBeVisible()
      await expect(page.getByText('and has 15 of 38 services.')).toBeVisible()
    })
    await picture(page, 'copy-stopped')
    await test.step('15 a batch, and none behind the one that failed [MENU-048] [MENU-050]', async () => {
      expect(sent('UpdateServiceInBulkV2').map(({ input }) => input.length)).toEqual([15, 15])
    })
    expect(await stored.menu(SITE_ID, 'sunday brunch')).toMatchObject({
      typeName: 'Sunday Brunch',
      displayName: 'Sunday Brunch',
      typeStatus: true,
      masterServiceType: null,
    })
    const copied = (await stored.services(SITE_ID)).filter(({ serviceRates }) =>
      serviceRates.some(({ serviceType }: { serviceType: string }) => serviceType === 'sunday brunch'),
    )
    expect(copied).toHaveLength(15)
  })

  await test.step('going on copies the rest', async () => {
    await page.getByRole('button', { name: 'Go on copying' }).click()
    await expect(menuGrid(page).getByText('Sunday Brunch', { exact: true })).toBeVisible()
    await expect(statusOf(page, 'Sunday Brunch')).toBeChecked()
    const { pathname, searchParams } = new URL(page.url())
    await test.step('it leads to the menus [MENU-038]', async () => {
      expect([pathname, searchParams.get('site')]).toEqual(['/service-typelist', SITE_ID])
    })
    await test.step('15 a batch, the rest in the last [CALL2-023] [CONST2-009]', async () => {
      expect(sent('UpdateServiceInBulkV2').map(({ input }) => input.length)).toEqual([15, 15, 15, 8])
    })
    await test.step('the services were read by the site [MENU-056]', async () => {
      expect(new Set(sent('GetServiceBySiteId').map(({ siteId }) => siteId))).toEqual(new Set([SITE_ID]))
    })
    await test.step('at the same rates [MENU-051]', async () => {
      const services = await stored.services(SITE_ID)
      expect(services).toHaveLength(38)
      for (const { serviceRates } of services) {
        const [source, copy] = ['online-menu', 'sunday brunch'].map((slug) =>
          serviceRates.find(({ serviceType }: { serviceType: string }) => serviceType === slug),
        )
        expect(copy).toEqual({ ...source, serviceType: 'sunday brunch' })
      }
    })
    await test.step('its image has the key of a new menu [MENU-045] [MENU-046]', async () => {
      expect((await stored.menu(SITE_ID, 'sunday brunch'))['image'].key).toMatch(new RegExp(`^${SITE_ID}/menu-images/[\\da-f-]{36}$`))
    })
    expect((await stored.setupNotes(SITE_ID)).filter((note) => note === 'Sunday menu')).toHaveLength(1)
    // A message that is there when a dialog opens lies below it, as do those that come after.
    await dismissToasts(page)
  })

  const form = page.getByRole('dialog', { name: 'Update Menu', exact: true })
  const save = form.getByRole('button', { name: 'Save', exact: true })
  const review = new EditReviewOnScreen(page)

  await test.step('hours and bank details are settings of the menu', async () => {
    await button('Edit Sunday Brunch').click()
    const sunday = form.getByRole('group', { name: 'Sunday' })
    await sunday.getByRole('switch').click()
    await sunday.getByLabel('From').selectOption('9:00')
    await sunday.getByLabel('To').selectOption('00:30')
    await form.getByLabel('Account Holder').fill('Aditi Rao')
    await form.getByLabel('Notes').fill('opens on Sundays')
    await save.click()
    await test.step('a bank account is whole or none [MSET-015]', async () => {
      for (const field of ['Bank Name', 'Branch Name', 'Account Number', 'IFSC Code']) {
        await expect(form.getByText(`Please enter ${field}.`, { exact: true })).toBeVisible()
      }
    })
    await form.getByLabel('Bank Name').fill('HDFC')
    await form.getByLabel('Branch Name').fill('Pune')
    await form.getByLabel('Account Number').fill('0012345')
    await form.getByLabel('IFSC Code').fill('HDFC0001234')
    await picture(page, 'hours-and-bank')
    control.addFault({ operation: 'UpdateServiceTypeSetting', fault: 'graphql-error', message: 'BUSY', errorType: 'Conflict' })
    await save.click()
    await review.save.click()
    await test.step('a failure is told [MSET-020] [MSG2-005]', async () => {
      await said(page, 'Something Went Wrong...')
    })
    await picture(page, 'setting-stopped')
    await form.getByRole('button', { name: 'Retry from here' }).click()
    await test.step('success is told [MSET-021] [MSET-022]', async () => {
      await said(page, 'Updated Successfully...')
    })
    await expect(form).toBeHidden()
    const { bankDetails } = sent('UpdateServiceTypeSetting').at(-1)?.['input'] ?? {}
    await test.step('what is sent [MSET-018]', async () => {
      expect(bankDetails).toMatchObject([{ accountNum: '0012345', ifscCode: 'HDFC0001234' }])
    })
    expect((await stored.setupNotes(SITE_ID)).filter((note) => note === 'opens on Sundays')).toHaveLength(1)
  })

  await test.step('a setting belongs to its menu; a day without both times is closed [MSET-001] [MSET-005] [MSET-007] [MSET-008]', () => {
    expect(sent('GetServiceTypeSettingBySite')[0]).toMatchObject({ typeValue: 'sunday brunch::setting' })
    const { hoursOfOperation } = sent('UpdateServiceTypeSetting').at(-1)?.['input'] ?? {}
    expect([hoursOfOperation[0].status, hoursOfOperation[6]]).toEqual(['Closed', { day: 'SUNDAY', status: 'Open', start: '9:00', end: '00:30' }])
  })

  await test.step('a menu sold through FALCON is registered there first', async () => {
    await button('Edit Sunday Brunch').click()
    await form.getByLabel('Sold through an aggregator').click()
    await form.getByLabel('Aggregator System').selectOption('FALCON')
    await form.getByLabel('Notes').fill('sold through FALCON')
    await save.click()
    await review.save.click()
    await test.step('it needs an FSSAI [AGGR-013]', async () => {
      await said(page, 'Please Update FSSAI into the system')
    })
    await form.getByLabel('FSSAI').fill('123')
    await save.click()
    await review.save.click()
    await test.step('and description, logo and images of the site [AGGR-014] [CALL2-018] [MSET-019]', async () => {
      await said(page, 'Please Update Description, logo and Site Images into the system')
    })
    expect(sent('StoreRegisterONDC')).toEqual([])
    const siteLogo = { bucket: platform.profile.storage.bucket, region: platform.profile.storage.region, key: 'logo/1' }
    await stored.run('mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }', { input: { siteId: SITE_ID, siteLogo } })
    await save.click()
    await review.save.click()
    await test.step('a refusal with its details [AGGR-021] [MSG2-006]', async () => {
      await said(page, 'Failed to Register FALCON account, fssai: must have 14 digits')
    })
    await form.getByLabel('FSSAI').fill('12345678901234')
    await form.getByLabel('GSTIN').fill('27AABCA1234R1Z5')
    control.addFault({ operation: 'StoreRegisterONDC', fault: 'graphql-error', message: 'BUSY', errorType: 'Conflict' })
    await save.click()
    await review.save.click()
    await test.step('a failure in general [AGGR-022]', async () => {
      await said(page, 'Something Went Wrong...')
    })
    await picture(page, 'falcon')
    expect(await stored.menu(SITE_ID, 'sunday brunch')).toMatchObject({ isAggregatorEnabled: false })
    await save.click()
    await review.save.click()
    await said(page, 'Menu Successfully Updated')
    await expect(form).toBeHidden()
    await test.step('what is sent, and from where it comes [AGGR-020] [AGGR-030]', async () => {
      expect(JSON.parse(sent('StoreRegisterONDC').at(-1)?.['payload'])).toMatchObject({
        fssai: '12345678901234',
        gstin: '27AABCA1234R1Z5',
        serving_radius: { value: 5, unit: 'km' },
        payment: { payment_type: ['CoD', 'Prepaid'], bank_account_number: '0012345' },
      })
    })
    const menu = await stored.menu(SITE_ID, 'sunday brunch')
    expect(menu).toMatchObject({ isAggregatorEnabled: true, aggregatorSystem: 'FALCON', aggregatorMerchantId: expect.stringMatching(/^FALCON\d+$/) })
  })

  await test.step('what FALCON was sent [AGGR-024] [AGGR-025] [AGGR-026] [CONST2-010]', () => {
    const payload = JSON.parse(sent('StoreRegisterONDC').at(-1)?.['payload'])
    expect(payload).toMatchObject({
      fssai: '12345678901234',
      serving_radius: { value: 5, unit: 'km' },
      payment: { payment_type: ['CoD', 'Prepaid'], bank_account_number: '0012345' },
    })
    expect(JSON.stringify(payload.store_timings)).toContain('Closed')
    expect(JSON.stringify(payload.store_timings)).toContain('"00:30"')
  })

  await test.step('from then on the aggregator is fixed, and its store is sent anew [MENU-033] [AGGR-011] [AGGR-023] [AGGR-027] [AGGR-029]', async () => {
    await button('Edit Sunday Brunch').click()
    for (const field of ['Menu Name', 'Menu Description', 'Sold through an aggregator', 'Aggregator System', 'Aggregator Merchant Id']) {
      await expect(form.getByLabel(field)).toBeDisabled()
    }
    const merchantId = (await stored.menu(SITE_ID, 'sunday brunch'))['aggregatorMerchantId'] as string
    await expect(form.getByLabel('Aggregator Merchant Id')).toHaveValue(merchantId)
    await form.getByLabel('FSSAI').fill('98765432109876')
    await form.getByLabel('GSTIN').fill('27AABCA1234R1Z9')
    await form.getByLabel('Notes').fill('sent anew')
    await save.click()
    await review.save.click()
    await said(page, 'Menu Successfully Updated')
    await expect(form).toBeHidden()
    expect(sent('UpdateFalconStore').map(({ input }) => [input.merchantId, input.store_status])).toEqual([[merchantId, '1']])
    expect(sent('UpdateFalconStore')[0]?.['input']).toMatchObject({ fssai: '98765432109876', gstin: '27AABCA1234R1Z9' })
    // What no call reads is left out, so that FALCON keeps it.
    for (const name of ['category', 'minimum_order_size', 'delivery_charges']) expect(sent('UpdateFalconStore')[0]?.['input']).not.toHaveProperty(name)
  })

  await test.step('in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openAddress(page, `/add-serviceType?site=${SITE_ID}`)
    await expect(page.getByRole('form', { name: 'Create Menu' })).toBeVisible()
    await expectReadableColours(page)
    await picture(page, 'create-menu-dark')
  })
})
