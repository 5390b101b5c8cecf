import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { chooseInViews, saveView, viewButton } from './list-view.ts'

test('a list opens with its default view until that is taken back, and stays on all rows on the way back', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const users = page.getByRole('link', { name: 'Manage Users' })
  await openAddress(page, '/manage-user?status=Inactive')
  await saveView(page, 'Former staff')
  await chooseInViews(page, 'Open the list with this view')

  await openAddress(page, '/')
  await users.click()
  await expect(viewButton(page)).toHaveText('View: Former staff')
  await expect.poll(() => new URL(page.url()).search).toBe('?status=Inactive')

  await chooseInViews(page, 'All users')
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await expect(viewButton(page)).toHaveText('View: All sites')
  await page.goBack()
  await expect(viewButton(page)).toHaveText('View: All users')

  await chooseInViews(page, 'Former staff')
  await chooseInViews(page, 'Open the list with this view')
  await openAddress(page, '/')
  await users.click()
  await expect(viewButton(page)).toHaveText('View: All users')
})
