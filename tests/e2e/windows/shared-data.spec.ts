import type { Page } from '@playwright/test'
import { EditReviewOnScreen } from '../edit-review.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { UsersOnScreen } from '../users/users-on-screen.ts'
import { newWindow } from './new-window.ts'

test.use({ ownConsole: true })

const closeMenus = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test('what is saved in one window is there in the other, and so are the preferences', async ({ signedInAs }) => {
  const { page: first } = await signedInAs('ADMIN')
  const users = await UsersOnScreen.open(first)
  const second = await newWindow(first, () => first.keyboard.press('Control+n'))
  await expect(second.getByRole('grid', { name: 'Sites' })).toBeVisible()
  await openAddress(second, '/manage-user')
  const other = new UsersOnScreen(second)
  await other.isListed()

  await test.step('a name that is changed in one shows in the other', async () => {
    const dialog = await users.edit('support-executive@demo.example')
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Lakshmi Narayan')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await new EditReviewOnScreen(first).save.click()
    await expect(users.row('support-executive@demo.example')).toContainText('Lakshmi Narayan')
    await expect(other.row('support-executive@demo.example')).toContainText('Lakshmi Narayan')
  })

  await test.step('a preset that is saved in each is there in both', async () => {
    for (const [page, list, name] of [
      [first, users, 'Night shift'],
      [second, other, 'Day shift'],
    ] as const) {
      const dialog = await list.edit('support-executive@demo.example')
      await dialog.getByRole('button', { name: 'Save as preset' }).click()
      const save = page.getByRole('dialog', { name: 'Save as preset' })
      await save.getByRole('textbox', { name: 'Name' }).fill(name)
      await save.getByRole('button', { name: 'Save' }).click()
      await expect(save).toBeHidden()
    }
    for (const page of [first, second]) {
      await page.getByRole('button', { name: 'Manage presets' }).click()
      const names = page.getByRole('dialog', { name: 'Manage presets' }).getByRole('textbox')
      await expect(names).toHaveCount(2)
      await expect(names.nth(0)).toHaveValue('Day shift')
      await expect(names.nth(1)).toHaveValue('Night shift')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
  })

  await test.step('the theme that is chosen in one is that of the other', async () => {
    await first.getByRole('button', { name: /^Profile menu of / }).click()
    await first.getByRole('menuitem', { name: 'Appearance' }).click()
    await first.getByRole('menuitemradio', { name: 'Dark' }).click()
    await second.getByRole('button', { name: /^Profile menu of / }).click()
    await second.getByRole('menuitem', { name: 'Appearance' }).click()
    await expect(second.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  })

  await test.step('single keys that are switched off in one do nothing in the other', async () => {
    for (const page of [first, second]) await closeMenus(page)
    await first.getByRole('button', { name: /^Profile menu of / }).click()
    await first.getByRole('menuitemcheckbox', { name: 'Single-key shortcuts' }).click()
    await expect(second.getByTitle('Refresh the list', { exact: true })).toBeVisible()
    await second.keyboard.press('?')
    await second.keyboard.press('Control+/')
    await expect(second.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
  })
})
