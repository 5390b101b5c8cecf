import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { chooseInViews, saveView, viewButton } from './list-view.ts'

test('a pinned view stands under its list in the sidebar with its number of rows, and opens it', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/?status=InActive')
  await saveView(page, 'Switched off')
  await chooseInViews(page, 'Pin to the sidebar')
  const pinned = page.getByRole('list', { name: 'Pinned views of Site' }).getByRole('link')
  await expect(pinned).toHaveText('Switched off5')
  await expect(pinned).toHaveAttribute('aria-current', 'true')
  await chooseInViews(page, 'All sites')
  await expect(pinned).not.toHaveAttribute('aria-current')
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'pinned-view')

  await page.getByRole('link', { name: 'Manage Users' }).click()
  await expect(viewButton(page)).toHaveText('View: All users')
  await pinned.click()
  await expect(viewButton(page)).toHaveText('View: Switched off')
  await expect.poll(() => new URL(page.url()).search).toBe('?status=InActive')
})

test('a pinned view follows its update, and leaves the sidebar from the dialog of views', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/?status=InActive')
  await saveView(page, 'Watched')
  await chooseInViews(page, 'Pin to the sidebar')
  const pinned = page.getByRole('list', { name: 'Pinned views of Site' }).getByRole('link')
  await page.getByRole('searchbox').fill('aditi-exports-39')
  await page.getByRole('button', { name: 'Update view' }).click()
  await expect(pinned).toHaveText('Watched0')
  await chooseInViews(page, 'Manage views…')
  const dialog = page.getByRole('dialog', { name: 'Manage views' })
  await dialog.getByRole('button', { name: 'Pin Watched to the sidebar' }).click()
  await expectNoSeriousAxeViolations(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(pinned).toHaveCount(0)
})

test('after a start a pinned view shows the number that it had, with its age, and nothing is loaded for it', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/manage-user?status=Inactive')
  await saveView(page, 'Former staff')
  await chooseInViews(page, 'Pin to the sidebar')
  await expect(page.getByRole('region', { name: 'Users' }).getByRole('status')).toHaveText('1 of 35')
  const pinned = page.getByRole('list', { name: 'Pinned views of Manage Users' }).getByRole('link')
  await expect(pinned).toHaveText('Former staff1')

  await openAddress(page, '/cplist')
  await expect(viewButton(page)).toHaveText('View: All partners')
  await page.reload()
  await expect(viewButton(page)).toHaveText('View: All partners')
  await expect(pinned).toHaveText('Former staff1')
  await expect(pinned).toHaveAttribute('title', /^Former staff: 1 as of \d/)
  await pinned.click()
  await expect(pinned).toHaveText('Former staff1')
})
