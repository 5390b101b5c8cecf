import type { Page } from '@playwright/test'
import { EditReviewOnScreen } from '../edit-review.ts'
import { PlatformUser } from '../platform-user.ts'
import { fill, toast, UsersOnScreen } from '../users/users-on-screen.ts'
import { expect, test } from './fixtures.ts'

const USER = 'support-executive@demo.example'
const UPDATE = 'mutation ($input: UpdateInternalUserInput!) { updateInternalUser(input: $input) { username } }'

/** Edit User of that user in a window. */
const open = async (page: Page) => {
  const users = await UsersOnScreen.open(page)
  const dialog = await users.edit(USER)
  return { users, dialog, review: new EditReviewOnScreen(page), save: dialog.getByRole('button', { name: 'Save', exact: true }) }
}

test.describe(() => {
  test.use({ ownConsole: true })

  test('two consoles change different fields of a user: the second sees the first change, and both are saved', async ({ signedInAs, secondConsole }) => {
    const { page } = await signedInAs('ADMIN')
    const other = await secondConsole('admin@demo.example')
    const [mine, theirs] = [await open(page), await open(other)]
    const before = await mine.dialog.getByRole('textbox', { name: 'Name', exact: true }).inputValue()
    const mobile = await mine.dialog.getByRole('textbox', { name: 'Contact Number' }).inputValue()

    await fill(theirs.dialog, { 'Contact Number': '9000000001' })
    await theirs.save.click()
    expect(await theirs.review.changes()).toEqual([`User / Contact Number: ${mobile} -> 9000000001`])
    await theirs.review.save.click()
    await expect(toast(other, 'User Updated Successfully')).toBeVisible()

    await fill(mine.dialog, { Name: 'My name' })
    await mine.save.click()
    expect(await mine.review.changes()).toEqual([
      `User / Name: ${before} -> My name`,
      `User / Contact Number: ${mobile} -> [x] Theirs: 9000000001 | [ ] Yours: ${mobile}`,
    ])
    await mine.review.save.click()
    await expect(toast(page, 'User Updated Successfully')).toBeVisible()
    await expect(mine.users.row(USER)).toContainText('My name')
    await expect(mine.users.row(USER)).toContainText('9000000001')
  })
})

test('the same field of a user: the second person chooses, and nothing is saved before', {
  tag: ['@daily', '@overwriting'],
}, async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN', { at: '/manage-user' })
  const mine = await open(page)
  const before = await mine.dialog.getByRole('textbox', { name: 'Name', exact: true }).inputValue()
  await new PlatformUser(platform).run(UPDATE, { input: { siteId: 'master', username: USER, name: 'Their name' } })

  await fill(mine.dialog, { Name: 'My name' })
  await mine.save.click()
  expect(await mine.review.changes()).toEqual([`User / Name: ${before} -> [ ] Theirs: Their name | [ ] Yours: My name`])
  await expect(mine.review.save).toHaveText('Save (1 to choose)')
  await mine.review.choose('Yours: My name')
  await mine.review.save.click()
  await expect(toast(page, 'User Updated Successfully')).toBeVisible()
  await expect(mine.users.row(USER)).toContainText('My name')
})
