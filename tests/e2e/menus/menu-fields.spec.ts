import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { MenusOnScreen, said } from './menus-on-screen.ts'

test('the GST of a menu and the opening hours of its days are edited and sent', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const form = page.getByRole('dialog', { name: 'Update Menu', exact: true })
  const gst = form.getByRole('switch', { name: 'GST' })
  const monday = form.getByRole('group', { name: 'Monday' })
  const { input, review } = await MenusOnScreen.open(page, platform)
  await page.getByRole('button', { name: 'Edit Dine In', exact: true }).click()

  await test.step('GST is switched off, reviewed, sent and kept [ENT2-004]', async () => {
    await expect(gst).toBeChecked()
    await gst.click()
    await form.getByLabel('Notes').fill('prices without GST')
    await form.getByRole('button', { name: 'Save' }).click()
    expect(await review.changes()).toEqual(['Menu / GST: Yes -> No'])
    await review.save.click()
    await said(page, 'Menu Successfully Updated')
    await expect(form).toBeHidden()
    expect(input('UpdateServiceType')).toMatchObject({ slugName: 'dine-in', gstEnabled: false })
    await page.getByRole('button', { name: 'Edit Dine In', exact: true }).click()
    await expect(gst).not.toBeChecked()
  })

  await test.step('48 half hours from 1:00 on, 00:30 the last; seven days [MSET-009] [MSET-010]', async () => {
    const slots = await monday
      .getByLabel('From')
      .evaluate((select: HTMLSelectElement) => [...select.options].flatMap(({ value }) => (value === '' ? [] : [value])))
    expect(slots).toHaveLength(48)
    expect([slots[0], slots[1], slots[2], slots[45], slots[46], slots[47]]).toEqual(['1:00', '1:30', '2:00', '23:30', '24:00', '00:30'])
    const days = form.getByRole('group', { name: /day$/ })
    await expect(days).toHaveCount(7)
    await expect(days.getByRole('switch')).toHaveCount(7)
    await expect(days.first()).toHaveAccessibleName('Monday')
    await expect(days.last()).toHaveAccessibleName('Sunday')
  })

  await test.step('a day has a switch, from and to [ENT2-015] [MSET-006]', async () => {
    await expect(monday.getByRole('switch', { name: 'Monday' })).toBeVisible()
    await monday.getByRole('switch', { name: 'Monday' }).setChecked(true)
    await monday.getByLabel('From').selectOption('10:00')
    await monday.getByLabel('To').selectOption('22:30')
    await form.getByRole('button', { name: 'Copy Monday to all days' }).click()
    await expect(form.getByRole('group', { name: 'Sunday' }).getByLabel('To')).toHaveValue('22:30')
    await picture(page, 'menu-fields')
    await form.getByLabel('Notes').fill('opens later on Mondays')
    await form.getByRole('button', { name: 'Save' }).click()
    await review.save.click()
    await said(page, 'Updated Successfully...')
    await expect(form).toBeHidden()
    const { hoursOfOperation } = input('UpdateServiceTypeSetting') as { readonly hoursOfOperation: readonly object[] }
    expect(hoursOfOperation[0]).toEqual({ day: 'MONDAY', status: 'Open', start: '10:00', end: '22:30' })
    expect(hoursOfOperation[6]).toEqual({ day: 'SUNDAY', status: 'Open', start: '10:00', end: '22:30' })
  })
})
