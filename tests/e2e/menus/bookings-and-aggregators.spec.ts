import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { MenusOnScreen, said } from './menus-on-screen.ts'

test('the reservation type of a booking menu and the choices of WERA are sent as they are chosen', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const { dialog, input, review } = await MenusOnScreen.open(page, platform)

  await test.step('a booking menu asks for its reservation type [CALL2-022] [MENU-054]', async () => {
    await page.getByRole('button', { name: 'Add sub menu to Dine In', exact: true }).click()
    const form = dialog('Add Sub Menu')
    await form.getByLabel('Menu Name').fill('Table Booking')
    await form.getByLabel('Menu Status').selectOption('Active')
    await expect(form.getByLabel('Reservation Type').getByRole('option')).toHaveText(['None', 'WALKING', 'ONLINE'])
    await form.getByLabel('Reservation Type').selectOption('WALKING')
    await form.getByRole('switch', { name: 'GST' }).click()
    await form.getByLabel('Notes').fill('tables for walk-ins')
    await form.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Menu Successfully Created')
    await expect(form).toBeHidden()
    expect(input('CreateServiceTypeV2')).toMatchObject({ slugName: 'table booking', reservationType: 'WALKING', gstEnabled: true })
  })

  await test.step('and may be given another [CALL2-021]', async () => {
    await page.getByRole('button', { name: 'Details of Dine In', exact: true }).click()
    await page.getByRole('table', { name: 'Sub-menus of Dine In' }).getByRole('button', { name: 'Edit Table Booking' }).click()
    const form = dialog('update Sub Menu')
    await form.getByLabel('Reservation Type').selectOption('ONLINE')
    await form.getByLabel('Notes').fill('tables are booked online')
    await form.getByRole('button', { name: 'Save' }).click()
    expect(await review.changes()).toEqual(['Menu / Reservation Type: WALKING -> ONLINE'])
    await review.save.click()
    await said(page, 'Menu Successfully Updated')
    await expect(form).toBeHidden()
    expect(input('UpdateServiceType')).toMatchObject({ slugName: 'table booking', reservationType: 'ONLINE' })
  })

  await test.step('WERA: who manages it, and Swiggy direct [AGGR-002] [AGGR-009]', async () => {
    await page.getByRole('button', { name: 'Edit Online Menu', exact: true }).click()
    const form = dialog('Update Menu')
    await form.getByLabel('Sold through an aggregator').click()
    await form.getByLabel('Aggregator System').selectOption('WERA')
    await form.getByLabel('Aggregator Merchant Id').fill('4711')
    await form.getByLabel('Managed by Recaho').selectOption('Yes')
    await form.getByLabel('Swiggy direct').selectOption('No')
    await form.getByLabel('Notes').fill('sold through WERA')
    await picture(page, 'wera')
    await form.getByRole('button', { name: 'Save' }).click()
    await review.save.click()
    await said(page, 'Menu Successfully Updated')
    await expect(form).toBeHidden()
    expect(input('UpdateServiceType')).toMatchObject({
      slugName: 'online-menu',
      isAggregatorEnabled: true,
      aggregatorSystem: 'WERA',
      aggregatorMerchantId: '4711',
      weraManagedByRecaho: true,
      weraSwiggyDirect: false,
    })
  })
})
