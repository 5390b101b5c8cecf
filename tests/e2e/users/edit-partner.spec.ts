import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { motionEnds } from '../motion.ts'
import { dismissToasts } from '../notifications.ts'
import { picture } from '../picture.ts'
import { createPartner } from './stored-partner.ts'
import { choose, expectSaid, fill, UsersOnScreen } from './users-on-screen.ts'

const PARTNER = 'ravi.kumar@partner.example'

test('a channel partner is edited: its employees in their table, and a review before it is saved', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  await createPartner(platform, PARTNER)
  const { page } = await signedInAs('ADMIN', { at: '/manage-user' })
  const users = await UsersOnScreen.open(page)
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

  await test.step('editing opens a dialog [USER-005]', async () => {
    await users.edit(PARTNER)
    await motionEnds(page)
    await test.step('55 % of the width [USER-006]', async () => {
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

  await test.step('its employees: one row is edited at a time, others are added [USER-042] [USER-043] [USER-046]', async () => {
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
    expect(control.sent('UpdateInternalUser')).toEqual([
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
})
