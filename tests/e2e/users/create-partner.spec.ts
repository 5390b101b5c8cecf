import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { picture } from '../picture.ts'
import { raviKumar } from './stored-partner.ts'
import { choose, expectSaid, fill, UsersOnScreen } from './users-on-screen.ts'

const PARTNER = 'ravi.kumar@partner.example'

test('a channel partner has company, address and employees, a row each [USER-028] [USER-029] [USER-044] [ENT2-030]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const ravi = raviKumar(PARTNER)
  const console = await signedInAs('ADMIN')
  const { page } = console
  const users = await UsersOnScreen.open(page)
  const { form } = users
  const email = form.getByRole('textbox', { name: 'Email', exact: true })
  const role = form.getByRole('combobox', { name: 'Role' })
  await users.openForm()
  await role.selectOption('CP')
  await fill(form, { Name: 'Ravi Kumar', 'Contact Number': '9812345670', Email: PARTNER, 'Company Name': 'Kumar Digital', 'GST No': '27AABCD5709Q1Z4' })
  await expectSaid(email, 'Free')
  await choose(form, 'Onboarded By', 'Priya Nair')
  await choose(form, 'Currency', 'GBP')
  await form.getByRole('combobox', { name: 'Country' }).selectOption('IND')
  await choose(form, 'State', 'Maharashtra')
  await choose(form, 'City', 'Pune')
  await fill(form, { 'Address line 1': '14 MG Road', 'Address line 2': 'Above the bakery', Zip: '411005' })
  await form.getByRole('button', { name: 'Add employee' }).click()
  await form.getByRole('button', { name: 'Add employee' }).click()
  await expect(form.getByRole('group', { name: 'Employee 2' }).getByRole('textbox', { name: 'Name' })).toBeFocused()
  // New rows have no errors before they are touched.
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0)
  const first = form.getByRole('group', { name: 'Employee 1' })
  await fill(first, { Name: '   ' })
  await users.createButton.click()
  for (const [label, word] of [
    ['Name', 'name'],
    ['Mobile', 'mobile'],
    ['Email', 'email'],
    ['Designation', 'designation'],
  ] as const) {
    await expectSaid(first.getByRole('textbox', { name: label }), `Please Enter ${word} or delete this field.`)
  }
  await fill(first, { Name: 'Meera', Mobile: '9800000001', Email: 'meera', Designation: 'Owner' })
  await expectSaid(first.getByRole('textbox', { name: 'Email' }), 'Please enter valid email address')
  await fill(first, { Email: 'meera@partner.example' })
  await form.getByRole('button', { name: 'Delete employee 2' }).click()
  await picture(page, 'create-partner')
  await users.createButton.click()
  await users.isListed()
  expect(control.sent('CreateInternalUser').at(-1)).toEqual({ input: { ...ravi, address: { ...ravi.address, addressLineTwo: 'Above the bakery' } } })
  await dismissToasts(page)
})
