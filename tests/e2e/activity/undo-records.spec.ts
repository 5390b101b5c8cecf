import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { takeBack } from './activity-on-screen.ts'

test('a change of a user and of a template is taken back', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const review = new EditReviewOnScreen(page)
  await test.step('a user', async () => {
    await openAddress(page, '/manage-user?edit=accounts@demo.example')
    await page
      .getByRole('dialog', { name: /^Edit User/ })
      .getByRole('textbox', { name: 'Name', exact: true })
      .fill('Thomas W.')
    await page.keyboard.press('Control+s')
    await review.save.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await takeBack(page, 'Change user')
    expect(
      controlOf(platform)
        .sent('UpdateInternalUser')
        .map(({ input }) => input.name),
    ).toEqual(['Thomas W.', 'Thomas Whitfield'])
  })
  await test.step('a template', async () => {
    await openAddress(page, '/template-list')
    await page.getByRole('grid').getByRole('row').nth(1).dblclick()
    await page.getByRole('textbox', { name: 'Content' }).fill('Another text')
    await page.keyboard.press('Control+s')
    await review.save.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Template List')
    await takeBack(page, 'Change template')
    expect(controlOf(platform).calls('UpdateTempleteByAdmin')).toHaveLength(2)
  })
})
