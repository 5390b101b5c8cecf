import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { toast } from '../users/users-on-screen.ts'
import { chooseInViews, saveView, viewButton } from './list-view.ts'

test('a view that was changed is updated with one click, also after coming back to the list, and the update is undone', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const update = page.getByRole('button', { name: 'Update view' })
  await openAddress(page, '/?status=InActive')
  await saveView(page, 'Switched off')
  await expect(viewButton(page)).toHaveText('View: Switched off')
  await expect(update).toBeHidden()

  await page.getByRole('columnheader', { name: 'Created' }).click()
  await expect(viewButton(page)).toHaveText('View: Switched off (changed)')
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'changed-view')

  await page.getByRole('link', { name: 'Manage Users' }).click()
  await expect(page.getByRole('grid', { name: 'Users' })).toBeVisible()
  await page.goBack()
  await expect(viewButton(page)).toHaveText('View: Switched off (changed)')
  await update.click()
  await expect(viewButton(page)).toHaveText('View: Switched off')
  await expect(update).toBeHidden()
  await chooseInViews(page, 'All sites')
  await chooseInViews(page, 'Switched off')
  await expect.poll(() => new URL(page.url()).search).toBe('?status=InActive&sort=created')

  await toast(page, 'View updated').getByRole('button', { name: 'Undo' }).click()
  await expect(viewButton(page)).toHaveText('View: Switched off (changed)')
  await chooseInViews(page, 'Switched off')
  await expect.poll(() => new URL(page.url()).search).toBe('?status=InActive')
})

test('a changed view is saved as a new one, and the one it came from stays', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/?status=InActive')
  await saveView(page, 'Switched off')
  await page.getByRole('columnheader', { name: 'Created' }).click()
  await page.getByRole('button', { name: 'Save as new view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Oldest switched off')
  await page.keyboard.press('Enter')
  await expect(viewButton(page)).toHaveText('View: Oldest switched off')
  await chooseInViews(page, 'Switched off')
  await expect.poll(() => new URL(page.url()).search).toBe('?status=InActive')
})

test('another page of a view is the same view', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/?status=Active&size=10')
  await saveView(page, 'Ten at a time')
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?status=Active&page=2&size=10')
  await expect(viewButton(page)).toHaveText('View: Ten at a time')
})
