import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { expectSaid, UsersOnScreen } from './users-on-screen.ts'

const ADMIN = 'admin@demo.example'

const FARAH = 'farah.ali@console.example'

const TAKEN = 'This username is not available. Please try another one'

const ROLES = [
  'ACCOUNTS',
  'CP',
  'CUSTOMER_SUPPORT_LEAD',
  'REFERRAL',
  'RESELLER',
  'SALES_PERSON',
  'SITE_CREATOR',
  'STOCKIST',
  'SUPPORT_ACCOUNT_MANAGER',
  'SUPPORT_EXECUTIVE',
]

test('the fields of a new user: what is missing, the parts of a role, the user name', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const console = await signedInAs('ADMIN')
  const { page } = console
  const users = await UsersOnScreen.open(page)
  const { form } = users
  const email = form.getByRole('textbox', { name: 'Email', exact: true })
  const role = form.getByRole('combobox', { name: 'Role' })
  await users.openForm()

  await test.step('what is missing is said at its field, by role [USER-007]', async () => {
    await test.step('the roles by their value, all but ADMIN [USER-027] [PERM2-005] [PERM2-006]', async () => {
      const values = await role.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
      expect(values.filter((value) => value !== '')).toEqual(ROLES)
    })
    await role.selectOption('')
    await users.createButton.click()
    await test.step('the name [USER-009]', async () => {
      await expectSaid(form.getByRole('textbox', { name: 'Name', exact: true }), 'Please enter Name.')
    })
    await test.step('the contact number [USER-010]', async () => {
      await expectSaid(form.getByRole('textbox', { name: 'Contact Number' }), 'Please enter Contact Number.')
    })
    await test.step('the email [USER-011]', async () => {
      await expectSaid(email, 'Please enter Email.')
    })
    await test.step('the role [USER-013]', async () => {
      await expectSaid(role, 'Please select Role')
    })
    await role.selectOption('ACCOUNTS')
    await users.createButton.click()
    await test.step('permissions, where the role needs them [USER-021]', async () => {
      await expectSaid(form.getByRole('group', { name: 'User Permissions' }), 'Please select User Permissions')
    })
    await role.selectOption('CP')
    await users.createButton.click()
    await test.step('the company of a partner [USER-049]', async () => {
      await expectSaid(form.getByRole('textbox', { name: 'Company Name' }), 'Please enter Company Name.')
    })
    await test.step('who onboarded a channel partner [USER-019] [USER-020]', async () => {
      await expectSaid(form.getByRole('combobox', { name: 'Onboarded By' }), 'Please enter sales person name.')
    })
    await test.step('and its currency [USER-018]', async () => {
      await expectSaid(form.getByRole('combobox', { name: 'Currency' }), 'Please enter currency.')
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'create-errors')
    expect(control.calls('CreateInternalUser')).toHaveLength(0)
  })

  await test.step('no password is typed: the platform chooses one [USER-032]', async () => {
    await expect(form.getByText('The platform chooses a temporary password and sends it to the user.', { exact: true })).toBeVisible()
    await expect(form.getByLabel(/password/i)).toHaveCount(0)
  })

  await test.step('the parts follow the role [USER-024] [USER-025] [USER-026]', async () => {
    const sections = form.getByRole('heading', { level: 2 })
    for (const partner of ['RESELLER', 'REFERRAL', 'STOCKIST']) {
      await role.selectOption(partner)
      await expect(sections).toHaveText(['User', 'Company details', 'Address'])
    }
    await role.selectOption('CP')
    await expect(sections).toHaveText(['User', 'Company details', 'Address', 'Employees'])
    for (const label of ['Support Number', 'GST No', 'PAN No']) await expect(form.getByRole('textbox', { name: label })).toBeVisible()
    await role.selectOption('SALES_PERSON')
    await expect(sections).toHaveText(['User', 'User Permissions'])
    await users.createButton.click()
    await expect(form.getByText('Please select User Permissions')).toBeHidden()
  })

  await test.step('the email is the user name', async () => {
    const checks = () => control.calls('VerifyUsername').length
    await email.fill('far')
    await email.fill('farah')
    await email.blur()
    await test.step('below 6 characters nothing is asked [USER-012] [USER-015]', async () => {
      await expectSaid(email, 'Please enter valid email address')
      expect(checks()).toBe(0)
    })
    await email.fill(ADMIN)
    await test.step('a name that is taken [USER-016]', async () => {
      await expectSaid(email, TAKEN)
    })
    await test.step('it is the email that is asked about [USER-014] [CALL2-045]', async () => {
      expect(control.sent('VerifyUsername')).toEqual([{ username: ADMIN }])
    })
    await test.step('a check that fails counts as taken [USER-017] [CALL2-045]', async () => {
      control.addFault({ operation: 'VerifyUsername', fault: 'http500' })
      await email.fill('somebody@console.example')
      await expectSaid(email, TAKEN)
    })
    await email.fill(FARAH)
    await expectSaid(email, 'Free')
  })
})
