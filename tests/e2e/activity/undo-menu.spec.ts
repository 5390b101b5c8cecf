import { EditReviewOnScreen } from '../edit-review.ts'
import { expect, test } from '../fixtures.ts'
import { StoredMenus } from '../menus/stored-menus.ts'
import { openAddress } from '../open-address.ts'
import { undoOldest, undoReview } from './activity-on-screen.ts'

const SITE_ID = 'site-100006'

test('a change of a menu is taken back, with an entry in the history of its site; not where its status was switched since', async ({
  signedInAs,
  platform,
}) => {
  const { page } = await signedInAs('ADMIN')
  const stored = new StoredMenus(platform)
  const form = page.getByRole('dialog', { name: 'Update Menu', exact: true })
  const asked = undoReview(page)
  await openAddress(page, `/service-typelist?site=${SITE_ID}`)
  const menu = (await stored.menus(SITE_ID)).find(({ slugName }) => slugName === 'dine-in')
  await page.getByRole('button', { name: 'Edit Dine In', exact: true }).click()
  await form.getByLabel('Display Name').fill('Dine with us')
  await form.getByRole('combobox', { name: 'Menu Status' }).selectOption({ label: 'Inactive' })
  await form.getByLabel('Notes').fill('new name')
  await form.getByRole('button', { name: 'Save' }).click()
  await new EditReviewOnScreen(page).save.click()
  await expect(form).toBeHidden()
  await undoOldest(page, 'Display Name', 2)
  await expect(asked.getByRole('row', { name: /Dine with us/ })).toBeVisible()
  await asked.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
  expect(await stored.menu(SITE_ID, 'dine-in')).toEqual(menu)
  expect((await stored.setupNotes(SITE_ID)).filter((note) => note.startsWith('Undo: '))).toEqual([
    `Undo: Dine In, Display Name from Dine with us to ${menu?.['displayName']}, Menu Status from Inactive to Active`,
  ])
  await stored.setStatus(SITE_ID, 'dine-in', false)
  await undoOldest(page, 'Display Name', 4)
  await expect(page.getByText('It has been changed since. Nothing was taken back.', { exact: true })).toBeVisible()
})
