import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { picture } from '../picture.ts'
import { MenusOnScreen, SITE_ID, said } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

test('the hours and the bank account of a menu are saved as its settings', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const stored = new StoredMenus(platform)
  const charge = { name: 'Packing', rate: 500, chargeType: 'FLAT', defaultSelcted: true, tax: 5, chargeFor: 'ORDER' }
  await stored.setSetting(SITE_ID, 'dine-in', { customCharges: [{ name: 'Service', customChargeList: [charge] }] })
  const { page } = await signedInAs('ADMIN')
  const { button, dialog, review, sent } = await MenusOnScreen.open(page, platform)
  const form = dialog('Update Menu')
  const save = form.getByRole('button', { name: 'Save', exact: true })

  await test.step('hours and bank details are settings of the menu', async () => {
    await button('Edit Dine In').click()
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
    await test.step('a failure is told [MSET-020]', async () => {
      await said(page, 'Something Went Wrong...')
    })
    await picture(page, 'setting-stopped')
    await form.getByRole('button', { name: 'Retry from here' }).click()
    await test.step('success is told [MSET-021] [MSET-022]', async () => {
      await said(page, 'Updated Successfully...')
    })
    await expect(form).toBeHidden()
    expect(await mainQuestions(folders).last()).toMatchObject({
      message: expect.stringMatching(/^Change where customers of the site \S+ pay\?$/),
      detail: expect.stringContaining('Bank accounts: “” to “HDFC 0012345 HDFC0001234 Aditi Rao”. Menu: “dine-in”.'),
    })
    const { bankDetails, customCharges } = sent('UpdateServiceTypeSetting').at(-1)?.['input'] ?? {}
    await test.step('what is sent [MSET-018]', async () => {
      expect(bankDetails).toMatchObject([{ accountNum: '0012345', ifscCode: 'HDFC0001234' }])
    })
    await test.step('charges that the form does not show go back whole [MSET-011]', () => {
      expect(customCharges).toEqual([{ name: 'Service', customChargeList: [charge] }])
    })
    expect((await stored.setupNotes(SITE_ID)).filter((note) => note === 'opens on Sundays')).toHaveLength(1)
  })

  await test.step('a setting belongs to its menu; a day without both times is closed [MSET-001] [MSET-005] [MSET-007] [MSET-008]', () => {
    expect(sent('GetServiceTypeSettingBySite')[0]).toMatchObject({ typeValue: 'dine-in::setting' })
    const { hoursOfOperation } = sent('UpdateServiceTypeSetting').at(-1)?.['input'] ?? {}
    expect([hoursOfOperation[0].status, hoursOfOperation[6]]).toEqual(['Closed', { day: 'SUNDAY', status: 'Open', start: '9:00', end: '00:30' }])
  })
})
