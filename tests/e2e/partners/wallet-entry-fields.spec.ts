import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { cpList } from './partners-on-screen.ts'
import { DECCAN, widthOf } from './staff-on-screen.ts'

test("the fields of an entry in a partner's wallet", async ({ signedInAs }) => {
  const console = await signedInAs('ADMIN')
  const { page } = console
  const list = cpList(page)
  await page.getByRole('link', { name: 'CP List' }).click()

  await test.step('Wallet opens Recharge, 800 wide, four fields in order [CPL-004] [CPL-005] [CPL-032]', async () => {
    await list.button(DECCAN.company, 'Wallet').click()
    await expect(list.form).toContainText(DECCAN.company)
    expect(await widthOf(list.form)).toBe(800)
    expect(await list.form.locator('.fui-Field label').allTextContents()).toEqual(['Amount*', 'Payment Mode*', 'Type*', 'Notes*'])
  })

  await test.step('its modes and types [CPL-020] [CPL-021]', async () => {
    const chosen = (label: string) => list.form.getByLabel(label).locator('option:not([value=""])')
    await expect(chosen('Payment Mode')).toHaveText(['CASH', 'UPI', 'DEBIT CARD', 'CREDIT CARD'])
    await expect(chosen('Type')).toHaveText(['CREDIT', 'DEBIT'])
  })

  await test.step('each field that is missed, in the words of the source [CPL-017] [CPL-022] [CPL-023] [CPL-024]', async () => {
    await list.form.getByRole('button', { name: 'Continue' }).click()
    for (const [label, message] of [
      ['Amount', 'Please enter Amount between 100 To 100000'],
      ['Payment Mode', 'Please Select Payment Mode'],
      ['Type', 'Please Select Type'],
      ['Notes', 'note'],
    ] as const) {
      await expect(list.form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`^${message}`))
    }
  })

  await test.step('an amount below 1 [CPL-018] [CPL-022]', async () => {
    await expect(list.form.getByLabel('Notes')).toHaveAccessibleDescription(/^note/)
    await list.form.getByRole('textbox', { name: 'Amount' }).fill('0.99')
    await expect(list.form.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/^Please enter Amount Grater than 100/)
    await picture(page, 'recharge-missing')
  })
})
