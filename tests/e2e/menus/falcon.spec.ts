import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { png } from '../site-forms/png.ts'
import { MenusOnScreen, SITE_ID, said } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

test('a menu that is sold through FALCON is registered there first, and sent again with each change', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredMenus(platform)
  await stored.setSetting(SITE_ID, 'dine-in', {
    hoursOfOperation: [
      { day: 'MONDAY', status: 'Closed' },
      { day: 'SUNDAY', status: 'Open', start: '9:00', end: '00:30' },
    ],
    bankDetails: [{ accountHolder: 'Aditi Rao', bankName: 'HDFC', branchName: 'Pune', accountNum: '0012345', ifscCode: 'HDFC0001234' }],
  })
  const changeSite = async (input: Record<string, unknown>): Promise<void> =>
    void (await stored.run('mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }', { input: { siteId: SITE_ID, ...input } }))
  await changeSite({ homePageMetadesc: 'Home food in Pune' })
  const { page } = await signedInAs('ADMIN')
  const { button, dialog, review, sent } = await MenusOnScreen.open(page, platform)
  const form = dialog('Update Menu')
  const save = form.getByRole('button', { name: 'Save', exact: true })
  const chooseStoreImage = async (): Promise<void> => {
    await form.getByLabel('Store image 1: file').setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: png(400, 300) })
    await expect(form.getByRole('group', { name: 'Store image 1' }).getByRole('button', { name: 'Remove image' })).toBeVisible()
  }
  const saveReviewed = async (): Promise<void> => {
    await save.click()
    await review.save.click()
  }

  await test.step('a menu sold through FALCON is registered there first', async () => {
    await button('Edit Dine In').click()
    await form.getByLabel('Sold through an aggregator').click()
    await form.getByLabel('Aggregator System').selectOption('FALCON')
    await test.step("the site's SEO description is proposed as the store's", async () => {
      await expect(form.getByLabel('Store description')).toHaveValue('Home food in Pune')
      await form.getByLabel('Store description').fill('')
    })
    await chooseStoreImage()
    await form.getByLabel('Notes').fill('sold through FALCON')
    await saveReviewed()
    await test.step('it needs an FSSAI [AGGR-013]', async () => {
      await said(page, 'Please Update FSSAI into the system')
    })
    await form.getByLabel('FSSAI').fill('123')
    await saveReviewed()
    await test.step('and description, logo and images of the site [AGGR-014] [CALL2-018] [MSET-019]', async () => {
      await said(page, 'Please Update Description, logo and Site Images into the system')
    })
    const siteLogo = { bucket: platform.profile.storage.bucket, region: platform.profile.storage.region, key: 'logo/1' }
    await changeSite({ siteLogo })
    await saveReviewed()
    await said(page, 'Please Update Description, logo and Site Images into the system')
    expect(sent('StoreRegisterONDC')).toEqual([])
    await form.getByLabel('Store description').fill('Thali as at home')
    await saveReviewed()
    await test.step('a refusal with its details [AGGR-021]', async () => {
      await said(page, 'Failed to Register FALCON account, fssai: must have 14 digits')
    })
    await form.getByLabel('FSSAI').fill('12345678901234')
    await form.getByLabel('GSTIN').fill('27AABCA1234R1Z5')
    control.addFault({ operation: 'StoreRegisterONDC', fault: 'graphql-error', message: 'BUSY', errorType: 'Conflict' })
    await saveReviewed()
    await test.step('a failure in general [AGGR-022]', async () => {
      await said(page, 'Something Went Wrong...')
    })
    await picture(page, 'falcon')
    expect(await stored.menu(SITE_ID, 'dine-in')).toMatchObject({ isAggregatorEnabled: false })
    await saveReviewed()
    await said(page, 'Menu Successfully Updated')
    await expect(form).toBeHidden()
    const menu = await stored.menu(SITE_ID, 'dine-in')
    expect(menu).toMatchObject({ isAggregatorEnabled: true, aggregatorSystem: 'FALCON', aggregatorMerchantId: expect.stringMatching(/^FALCON\d+$/) })
  })

  await test.step('what FALCON is sent', async () => {
    const payload = JSON.parse(sent('StoreRegisterONDC').at(-1)?.['payload'])
    await test.step('the numbers, the description as typed, and the account of the menu [AGGR-020] [AGGR-030]', () => {
      expect(payload).toMatchObject({
        description: 'Thali as at home',
        fssai: '12345678901234',
        gstin: '27AABCA1234R1Z5',
        payment: { bank_account_number: '0012345' },
      })
    })
    await test.step('a radius of 5 km, the ways to pay and the hours [AGGR-024] [AGGR-025] [AGGR-026]', () => {
      expect(payload).toMatchObject({ serving_radius: { value: 5, unit: 'km' }, payment: { payment_type: ['CoD', 'Prepaid'] } })
      expect(JSON.stringify(payload.store_timings)).toContain('Closed')
      expect(JSON.stringify(payload.store_timings)).toContain('"00:30"')
    })
  })

  await test.step('from then on the aggregator is fixed, and its store is sent anew [MENU-033] [AGGR-011] [AGGR-023] [AGGR-027] [AGGR-029]', async () => {
    await button('Edit Dine In').click()
    for (const field of ['Menu Name', 'Menu Description', 'Sold through an aggregator', 'Aggregator System', 'Aggregator Merchant Id']) {
      await expect(form.getByLabel(field)).toBeDisabled()
    }
    const merchantId = (await stored.menu(SITE_ID, 'dine-in'))['aggregatorMerchantId'] as string
    await expect(form.getByLabel('Aggregator Merchant Id')).toHaveValue(merchantId)
    await expect(form.getByLabel('Store description')).toHaveValue('')
    await form.getByLabel('Store description').fill('Thali and snacks')
    await form.getByLabel('FSSAI').fill('98765432109876')
    await form.getByLabel('GSTIN').fill('27AABCA1234R1Z9')
    await chooseStoreImage()
    await form.getByLabel('Notes').fill('sent anew')
    await saveReviewed()
    await said(page, 'Menu Successfully Updated')
    await expect(form).toBeHidden()
    expect(sent('UpdateFalconStore').map(({ input }) => [input.merchantId, input.store_status])).toEqual([[merchantId, '1']])
    expect(sent('UpdateFalconStore')[0]?.['input']).toMatchObject({ description: 'Thali and snacks', fssai: '98765432109876', gstin: '27AABCA1234R1Z9' })
    expect(sent('UpdateFalconStore')[0]?.['input'].images).toEqual([expect.stringContaining('/uploads/')])
    // What no call reads is left out, so that FALCON keeps it.
    for (const name of ['category', 'minimum_order_size', 'delivery_charges']) expect(sent('UpdateFalconStore')[0]?.['input']).not.toHaveProperty(name)
  })
})
