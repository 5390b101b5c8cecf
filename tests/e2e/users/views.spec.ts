import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'

test('a list other than the sites keeps saved views of its own', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/manage-user?status=Inactive')
  const views = page.getByRole('button', { name: /^View: / })
  await expect(views).toHaveText('View: Not saved')
  await views.click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Former staff')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(views).toHaveText('View: Former staff')
  await picture(page, 'users')

  await views.click()
  await page.getByRole('menuitemradio', { name: 'All users' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await openAddress(page, '/')
  await expect(views).toHaveText('View: All sites')
  await views.click()
  await expect(page.getByRole('menuitemradio', { name: 'Former staff' })).toBeHidden()
  await page.keyboard.press('Escape')

  await openAddress(page, '/manage-user')
  await views.click()
  await page.getByRole('menuitemradio', { name: 'Former staff' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?status=Inactive')
})
