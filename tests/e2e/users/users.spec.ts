import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { motionEnds } from '../motion.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { ACCESS_DENIED, screenTitle } from '../routes/route-table.ts'
import { signIn } from '../sign-in.ts'
import { choose, expectSaid, fill, toast, UsersOnScreen } from './users-on-screen.ts'

const ADMIN = 'admin@demo.example'
const FARAH = 'farah.ali@console.example'
const PARTNER = 'ravi.kumar@partner.example'
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

test('internal users: listed, created by the parts of their role, signed in, edited [USER-001]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const console = await signedInAs('ADMIN')
  const { page } = console
  const listings = () => control.calls('GetInternalUsers').length
  const profiles = () => control.calls('GetInternalUserByUserName').filter(({ variables }) => JSON.stringify(variables).includes(FARAH)).length
  const signOut = async () => {
    const opened = console.browser.addresses().length
    await page.getByRole('button', { name: /^Profile menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    // The browser's part comes last: the next sign-in would take its address for the provider's.
    await console.browser.next(opened)
    await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  }
  const users = await UsersOnScreen.open(page)

  await test.step('the list: columns, search, role, status [USER-002] [USER-003] [USER-035]', async () => {
    await expect(users.grid.getByRole('columnheader')).toHaveText(['', 'Name', 'User name / email', 'Mobile', 'Role', 'Status', 'Created', 'Action', ''])
    await users.search.fill('deccan digital')
    await expect(users.count).toHaveText(/^1 of \d+$/)
    await expect(users.row('cp@demo.example')).toContainText('CP (channel partner)')
    await users.search.fill('disabled@demo')
    await expect(users.row('disabled@demo.example')).toContainText('Inactive')
    await openAddress(page, '/manage-user?role=SUPPORT_EXECUTIVE&status=Active')
    await expect(users.row('support-executive@demo.example')).toContainText('Active')
    await expect(users.row('disabled@demo.example')).toBeHidden()
    await expect(users.row('cp@demo.example')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Role: Support executive', exact: true })).toBeVisible()
    await users.row('support-executive@demo.example').getByRole('gridcell').nth(1).click()
    await expect(page.getByRole('complementary', { name: 'Details of Lakshmi Iyer' })).toContainText('support-executive@demo.example')
    await picture(page, 'users')
  })

  await test.step('it is asked of the platform on every visit; a picker takes what is known [USER-045] [CALL2-041] [CALL-077]', async () => {
    const before = listings()
    await openAddress(page, '/oulets-index')
    await expect(screenTitle(page)).toHaveText('Outlets')
    await UsersOnScreen.open(page)
    expect(listings()).toBe(before + 1)
    const form = await users.openForm()
    await form.getByRole('combobox', { name: 'Role' }).selectOption('CP')
    const picker = form.getByRole('combobox', { name: 'Onboarded By' })
    await picker.click()
    await expect(page.getByRole('option', { name: 'Priya Nair' })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(listings()).toBe(before + 1)
  })

  const { form } = users
  const email = form.getByRole('textbox', { name: 'Email', exact: true })
  const role = form.getByRole('combobox', { name: 'Role' })

  await test.step('what is missing is said at its field, by role [USER-007]', async () => {
    await test.step('the roles by their value [USER-027]', async () => {
      const values = await role.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
      expect(values.filter((value) => value !== '')).toEqual(ROLES)
    })
    await role.selectOption('')
    await users.createButton.click()
    await test.step('the name [USER-009] [MSG2-040]', async () => {
      await expectSaid(form.getByRole('textbox', { name: 'Name', exact: true }), 'Please enter Name.')
    })
    await test.step('the contact number [USER-010] [MSG2-041]', async () => {
      await expectSaid(form.getByRole('textbox', { name: 'Contact Number' }), 'Please enter Contact Number.')
    })
    await test.step('the email [USER-011] [MSG2-042]', async () => {
      await expectSaid(email, 'Please enter Email.')
    })
    await test.step('the role [USER-013] [MSG2-044]', async () => {
      await expectSaid(role, 'Please select Role')
    })
    await role.selectOption('ACCOUNTS')
    await users.createButton.click()
    await test.step('permissions, where the role needs them [USER-021] [MSG2-046]', async () => {
      await expectSaid(form.getByRole('group', { name: 'User Permissions' }), 'Please select User Permissions')
    })
    await role.selectOption('CP')
    await users.createButton.click()
    await test.step('the company of a partner [USER-049]', async () => {
      await expectSaid(form.getByRole('textbox', { name: 'Company Name' }), 'Please enter Company Name.')
    })
    await test.step('who onboarded a channel partner [USER-019] [USER-020] [MSG2-045]', async () => {
      await expectSaid(form.getByRole('combobox', { name: 'Onboarded By' }), 'Please enter sales person name.')
    })
    await test.step('and its currency [USER-018]', async () => {
      await expectSaid(form.getByRole('combobox', { name: 'Currency' }), 'Please enter currency.')
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'create-errors')
    expect(control.calls('CreateInternalUser')).toHaveLength(0)
  })

  await test.step('no password is typed: the platform chooses one [USER-032] [CONST2-031]', async () => {
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
    await test.step('below 6 characters nothing is asked [USER-012] [USER-015] [MSG2-043] [CONST2-030]', async () => {
      await expectSaid(email, 'Please enter valid email address')
      expect(checks()).toBe(0)
    })
    await email.fill(ADMIN)
    await test.step('a name that is taken [USER-016] [MSG2-011]', async () => {
      await expectSaid(email, TAKEN)
    })
    await test.step('it is the email that is asked about [USER-014] [CALL2-045]', async () => {
      expect(control.calls('VerifyUsername').map(({ variables }) => variables)).toEqual([{ username: ADMIN }])
    })
    await test.step('a check that fails counts as taken [USER-017]', async () => {
      control.addFault({ operation: 'VerifyUsername', fault: 'http500' })
      await email.fill('somebody@console.example')
      await expectSaid(email, TAKEN)
    })
    await email.fill(FARAH)
    await expectSaid(email, 'Free')
  })

  await test.step('an operation can be chosen once its group is ticked; unticking clears it [USER-022] [USER-023]', async () => {
    await fill(form, { Name: 'Farah Ali', 'Contact Number': '9123456780' })
    await role.selectOption('SUPPORT_EXECUTIVE')
    const sites = form.getByRole('group', { name: 'Sites', exact: true })
    const operation = sites.getByRole('checkbox', { name: 'View site list' })
    await expect(operation).toBeDisabled()
    await sites.getByRole('checkbox', { name: 'Sites' }).check()
    await users.createButton.click()
    await expectSaid(form.getByRole('group', { name: 'User Permissions' }), 'Choose what may be done in Sites, or untick it.')
    await operation.check()
    await sites.getByRole('checkbox', { name: 'Delete site' }).check()
    await sites.getByRole('checkbox', { name: 'Sites' }).uncheck()
    await sites.getByRole('checkbox', { name: 'Sites' }).check()
    await expect(operation).not.toBeChecked()
    await operation.check()
    await picture(page, 'create-permissions')
  })

  await test.step('the check is made again on sending; a lost answer is looked up [USER-004] [USER-048]', async () => {
    const before = control.calls('VerifyUsername').length
    control.addFault({ operation: 'CreateInternalUser', fault: 'drop-after-commit' })
    await users.createButton.click()
    await test.step('success is told [USER-034]', async () => {
      await expect(toast(page, 'User Created Successfully')).toBeVisible()
    })
    await users.isListed()
    await test.step('it leads to the list [USER-008]', async () => {
      expect(new URL(page.url()).pathname).toBe('/manage-user')
    })
    await users.search.fill(FARAH)
    await test.step('the user is enabled [USER-030]', async () => {
      await expect(users.row(FARAH)).toContainText('Active')
    })
    expect(control.calls('VerifyUsername')).toHaveLength(before + 1)
    await test.step('what is sent, without a password of ours [USER-031] [USER-032] [USER-033] [CALL2-043] [CONST2-031]', async () => {
      expect(control.calls('CreateInternalUser').map(({ variables }) => variables)).toEqual([
        {
          input: {
            siteId: 'master',
            userName: FARAH,
            emailId: FARAH,
            role: 'SUPPORT_EXECUTIVE',
            name: 'Farah Ali',
            mobile: '9123456780',
            enabled: true,
            permissions: [{ name: 'site', operations: ['view_site_list'] }],
          },
        },
      ])
    })
    await dismissToasts(page)
  })

  await test.step('she signs in and may do what she was granted [CALL-005] [CALL2-046]', async () => {
    await signOut()
    const before = profiles()
    await signIn(console, FARAH)
    await expect(page.getByRole('button', { name: 'Profile menu of Farah Ali' })).toBeVisible()
    await openAddress(page, '/')
    await expect(page.getByRole('grid')).toBeVisible()
    await openAddress(page, '/create-site')
    await expect(page.getByRole('main').getByText(ACCESS_DENIED)).toBeVisible()
    expect(profiles()).toBeGreaterThan(before)
    await signOut()
    await signIn(console, ADMIN)
    await expect(page.getByRole('button', { name: 'Profile menu of Asha Kulkarni' })).toBeVisible()
    await UsersOnScreen.open(page)
  })

  await test.step('a channel partner has company, address and employees, a row each [USER-028] [USER-029] [USER-044] [MSG2-047] [ENT2-030]', async () => {
    await users.openForm()
    await role.selectOption('CP')
    await fill(form, { Name: 'Ravi Kumar', 'Contact Number': '9812345670', Email: PARTNER, 'Company Name': 'Kumar Digital', 'GST No': '27AABCD5709Q1Z4' })
    await expectSaid(email, 'Free')
    await choose(form, 'Onboarded By', 'Priya Nair')
    await choose(form, 'Currency', 'GBP')
    await form.getByRole('combobox', { name: 'Country' }).selectOption('IND')
    await choose(form, 'State', 'Maharashtra')
    await choose(form, 'City', 'Pune')
    await fill(form, { 'Address line one': '14 MG Road', Zip: '411005' })
    await form.getByRole('button', { name: 'Add employee' }).click()
    await form.getByRole('button', { name: 'Add employee' }).click()
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
    expect(control.calls('CreateInternalUser').at(-1)?.variables).toEqual({
      input: {
        siteId: 'master',
        userName: PARTNER,
        emailId: PARTNER,
        role: 'CP',
        name: 'Ravi Kumar',
        mobile: '9812345670',
        enabled: true,
        companyName: 'Kumar Digital',
        address: { addressLineOne: '14 MG Road', addressLineTwo: null, city: 'Pune', state: 'Maharashtra', zip: '411005', country: 'IND' },
        onboardedBy: 'Priya Nair',
        supportNumber: null,
        gstNo: '27AABCD5709Q1Z4',
        panNo: null,
        empsDetails: [{ name: 'Meera', mobile: '9800000001', email: 'meera@partner.example', designated: 'Owner' }],
        currency: 'GBP',
      },
    })
    await dismissToasts(page)
  })

  await test.step('editing opens a dialog [USER-005]', async () => {
    const dialog = await users.edit(PARTNER)
    await motionEnds(page)
    await test.step('55 % of the width [USER-006] [CONST2-007]', async () => {
      const [box, width] = [await dialog.boundingBox(), await page.evaluate(() => document.documentElement.clientWidth)]
      expect(Math.abs((box?.width ?? 0) / width - 0.55)).toBeLessThan(0.01)
    })
    await test.step('email, role and currency stand fast [USER-036] [USER-041]', async () => {
      for (const field of [
        dialog.getByRole('textbox', { name: 'Email', exact: true }),
        dialog.getByRole('combobox', { name: 'Role' }),
        dialog.getByRole('combobox', { name: 'Currency' }),
      ]) {
        await expect(field).toBeDisabled()
      }
    })
    await test.step('a status is chosen [USER-038]', async () => {
      await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('Active')
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'edit-partner')
  })

  const { dialog } = users
  const employees = dialog.getByRole('grid', { name: 'Employees' })
  const editRow = async (name: string) => {
    await employees
      .getByRole('row')
      .filter({ hasText: name })
      .getByLabel(/^Actions for/)
      .click()
    await page.getByRole('menuitem', { name: 'Edit row' }).click()
    await expect(employees.getByRole('textbox', { name: 'Designation' })).toBeVisible()
  }

  await test.step('its employees: one row is edited at a time, others are added [USER-042] [USER-043] [USER-046] [MSG2-048]', async () => {
    await editRow('Meera')
    await employees.getByRole('textbox', { name: 'Designation' }).fill('Nobody')
    await employees.getByRole('button', { name: /^Cancel editing/ }).click()
    await page.getByRole('alertdialog', { name: 'Sure to cancel?' }).getByRole('button', { name: 'Yes' }).click()
    await expect(employees.getByRole('gridcell', { name: 'Owner' })).toBeVisible()
    await editRow('Meera')
    await employees.getByRole('textbox', { name: 'Designation' }).fill('Director')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Save or cancel the employee that is being edited first.')
    await employees.getByRole('button', { name: /^Save / }).click()
    await page.getByRole('alertdialog', { name: 'Sure to Save?' }).getByRole('button', { name: 'Yes' }).click()
    await expect(employees.getByRole('gridcell', { name: 'Director' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Add employee' }).click()
    const adding = page.getByRole('alertdialog', { name: 'Add employee' })
    await adding.getByRole('button', { name: 'Add', exact: true }).click()
    for (const [label, message] of [
      ['Name', 'Please enter Name.'],
      ['Mobile', 'Please enter mobile no.'],
      ['Email', 'Please enter email.'],
      ['Designation', 'Please enter designation.'],
    ] as const) {
      await expectSaid(adding.getByRole('textbox', { name: label }), message)
    }
    await fill(adding, { Name: 'Anil', Mobile: '9800000002', Email: 'anil@partner.example', Designation: 'Support' })
    await picture(page, 'add-employee')
    await adding.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(employees.getByRole('gridcell', { name: 'Anil', exact: true })).toBeVisible()
  })

  await test.step('what changes is looked through, then saved [USER-037] [USER-039] [USER-040] [USER-047] [CALL2-044]', async () => {
    await fill(dialog, { 'Contact Number': '9812345671' })
    await choose(dialog, 'Onboarded By', 'Sneha Patil')
    expect(await users.save()).toEqual([
      'Field From To',
      'User',
      'Contact Number 9812345670 9812345671',
      'Company details',
      'Onboarded By Priya Nair Sneha Patil',
      'Employees',
      'Employees Meera, Owner, 9800000001, meera@partner.example Meera, Director, 9800000001, meera@partner.example Anil, Support, 9800000002, anil@partner.example',
    ])
    expect(control.calls('UpdateInternalUser').map(({ variables }) => variables)).toEqual([
      {
        input: {
          siteId: 'master',
          username: PARTNER,
          userRole: 'CP',
          emailId: PARTNER,
          name: 'Ravi Kumar',
          mobile: '9812345671',
          enabled: true,
          companyName: 'Kumar Digital',
          address: { addressLineOne: '14 MG Road', addressLineTwo: null, city: 'Pune', state: 'Maharashtra', zip: '411005', country: 'IND' },
          onboardedBy: 'Sneha Patil',
          supportNumber: null,
          gstNo: '27AABCD5709Q1Z4',
          panNo: null,
          empsDetails: [
            { name: 'Meera', mobile: '9800000001', email: 'meera@partner.example', designated: 'Director' },
            { name: 'Anil', mobile: '9800000002', email: 'anil@partner.example', designated: 'Support' },
          ],
        },
      },
    ])
    await expect(users.row(PARTNER)).toContainText('9812345671')
    await dismissToasts(page)
  })

  await test.step('nobody disables the own account; leaving with changes asks', async () => {
    await users.edit(ADMIN)
    await expect(dialog.getByRole('combobox', { name: 'Status' })).toBeDisabled()
    await expectSaid(dialog.getByRole('combobox', { name: 'Status' }), "You can't disable your own account.")
    await fill(dialog, { Name: 'Asha K' })
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('what is granted in addition shows once she signs in again', async () => {
    await users.edit(FARAH)
    await dialog.getByRole('checkbox', { name: 'Create new site' }).check()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'edit-staff-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await users.save()).toContain('Sites View site list View site list, Create new site')
    await dismissToasts(page)
    await signOut()
    await signIn(console, FARAH)
    await expect(page.getByRole('button', { name: 'Profile menu of Farah Ali' })).toBeVisible()
    await openAddress(page, '/create-site')
    await expect(page.getByRole('button', { name: 'Create Site', exact: true })).toBeVisible()
  })
})
