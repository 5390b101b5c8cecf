import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { expectSaid, toast, UsersOnScreen } from './users-on-screen.ts'

const PARTNER = 'nilgiri@partner.example'

test('support number and PAN number of a channel partner are sent when it is created and when it is edited', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const users = await UsersOnScreen.open(page)
  const form = await users.openForm()
  const text = (name: string) => form.getByRole('textbox', { name, exact: true })
  const choose = async (name: string, choice: string) => {
    await form.getByRole('combobox', { name }).click()
    await form.getByRole('combobox', { name }).fill(choice)
    await page
      .getByRole('option', { name: new RegExp(`^${choice}`) })
      .first()
      .click()
  }

  await test.step('created [USER-026]', async () => {
    await form.getByRole('combobox', { name: 'Role' }).selectOption('CP')
    await text('Name').fill('Anita Menon')
    await text('Contact Number').fill('9812345671')
    await text('Email').fill(PARTNER)
    await text('Company Name').fill('Nilgiri Digital')
    await text('Support Number').fill('18001234')
    await text('GST No').fill('27AABCD5709Q1Z4')
    await text('PAN No').fill('AABCD5709Q')
    await expectSaid(text('Email'), 'Free')
    await choose('Onboarded By', 'Priya Nair')
    await choose('Currency', 'INR')
    await users.createButton.click()
    await expect(toast(page, 'User Created Successfully')).toBeVisible()
    expect(control.sent('CreateInternalUser').at(-1)).toMatchObject({
      input: { userName: PARTNER, userRole: 'CP', supportNumber: '18001234', gstNo: '27AABCD5709Q1Z4', panNo: 'AABCD5709Q', onboardedBy: 'Priya Nair' },
    })
  })

  await test.step('edited [CALL2-044]', async () => {
    await users.isListed()
    const dialog = await users.edit(PARTNER)
    await dialog.getByRole('textbox', { name: 'Support Number' }).fill('18005678')
    await dialog.getByRole('textbox', { name: 'PAN No' }).fill('AABCD5709R')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await new EditReviewOnScreen(page).save.click()
    await expect(toast(page, 'User Updated Successfully')).toBeVisible()
    expect(control.sent('UpdateInternalUser').at(-1)).toMatchObject({
      input: { username: PARTNER, supportNumber: '18005678', panNo: 'AABCD5709R', gstNo: '27AABCD5709Q1Z4' },
    })
  })
})
