import { expect, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'

test.use({ ownConsole: true })

test('the next user to sign in finds no selection and no place of the previous user in the list', async ({ openConsole }) => {
  const console = await openConsole()
  const { page } = console
  const grid = page.getByRole('grid', { name: 'Sites' })
  const status = page.getByRole('region', { name: 'Sites' }).getByRole('status')
  await signIn(console, 'admin@demo.example')
  await expect(status).toHaveText('60 of 60')
  await grid.getByRole('row').nth(12).getByRole('checkbox').check()
  await expect(status).toContainText('1 selected')
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()

  await signIn(console, 'accounts@demo.example')
  await expect(page.getByRole('button', { name: 'Profile menu of Thomas Whitfield' })).toBeVisible()
  await expect(grid.getByRole('row').nth(1)).toBeVisible()
  await expect(status).toHaveText('60 of 60')
  await expect(grid.getByRole('checkbox', { checked: true })).toHaveCount(0)
})
