import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { storedSites } from './stored-sites.ts'
import { expectSaid, fill } from './users-on-screen.ts'

test('outlets: the owners, and what a new one misses [OUTL-001]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const sites = await storedSites(platform)
  const grouped = sites.find(({ groupId }) => groupId !== null)
  if (grouped === undefined) throw new Error('The platform has no outlets')
  const { page } = await signedInAs('ADMIN', { at: '/oulets-index' })
  const list = page.getByRole('grid', { name: 'Outlets' })
  const form = page.getByRole('form', { name: 'New outlets' })
  const create = page.getByRole('button', { name: 'Create Outlets' })

  await test.step('the list and its columns [OUTL-003] [OUTL-004]', async () => {
    await expect(screenTitle(page)).toHaveText('Outlets')
    // The first and the last one, without a text, are those of the checkboxes and the rows' menus.
    await expect(list.getByRole('columnheader')).toHaveText([
      '',
      'Company Name',
      'Customer Name',
      'Mobile',
      'User Name',
      'Action',
      'Email',
      'City',
      'Outlets',
      '',
    ])
    const row = list.getByRole('row').filter({ hasText: 'owner-group-1' })
    await expect(row.getByRole('gridcell').nth(5)).toHaveText('')
    await row.getByRole('gridcell').nth(1).click()
    await expect(page.getByRole('complementary', { name: 'Details of Outlets group-1' })).toContainText(grouped.domain)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'outlets')
  })

  await test.step('what is missing is said at its field', async () => {
    await test.step('a button leads to the form [OUTL-002] [OUTL-005]', async () => {
      await page.getByRole('button', { name: 'Create New Outlets' }).click()
      await expect(screenTitle(page)).toHaveText('Create New Outlets')
    })
    await expect(page.getByRole('grid', { name: 'Sites' }).getByRole('row').nth(1)).toBeVisible()
    await create.click()
    await test.step('company, customer, mobile, email, user name [OUTL-006] [OUTL-007] [OUTL-008] [OUTL-009] [OUTL-010]', async () => {
      for (const [label, message] of [
        ['Company Name', 'Please enter Company Name'],
        ['Customer Name', 'Please enter Customer Name'],
        ['Mobile Number', 'Please enter Mobile Number'],
        ['Email', 'Please enter email.'],
        ['User Name', 'Please enter User Name'],
      ] as const) {
        await expectSaid(form.getByRole('textbox', { name: label, exact: true }), message)
      }
    })
    await test.step('both choices of sites [OUTL-012] [OUTL-013] [OUTL-014]', async () => {
      await expectSaid(form.getByRole('combobox', { name: 'Default Site' }), 'Select Default Site')
      await expectSaid(form.getByRole('group', { name: 'Outlets Site' }), 'Select Outlets Site')
    })
    await test.step('city and state [OUTL-015] [OUTL-016]', async () => {
      await expectSaid(form.getByRole('combobox', { name: 'City' }), 'Please enter city.')
      await expectSaid(form.getByRole('combobox', { name: 'State' }), 'Please enter state')
    })
    await fill(form, { Email: 'chain@' })
    await expectSaid(form.getByRole('textbox', { name: 'Email', exact: true }), 'Please enter valid email address')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'outlets-errors')
  })

  await test.step('the user name is trimmed, and asked about from 6 characters on [OUTL-011]', async () => {
    const userName = form.getByRole('textbox', { name: 'User Name', exact: true })
    const taken = 'This username is not available. Please try another one'
    await userName.fill('chain')
    await userName.fill(' owner-group-1 ')
    await expectSaid(userName, taken)
    expect(control.sent('VerifyUsername')).toEqual([{ username: 'owner-group-1' }])
    control.addFault({ operation: 'VerifyUsername', fault: 'http500' })
    await userName.fill('chainowner1')
    await expectSaid(userName, taken)
    await userName.fill(' chainowner2 ')
    await expectSaid(userName, 'Free')
  })
})
