import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { cellsOf, IMRAN, matrix, openPermissions, PRIYA, pick } from './access-on-screen.ts'

test('two users side by side: what only one of them has, and all of it on demand', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openPermissions(page)
  const rows = page.getByRole('table', { name: 'Differences' }).getByRole('row')

  await test.step('from the menu of a row', async () => {
    await expect(cellsOf(page, 'Priya Nair').first()).toBeVisible()
    await matrix(page)
      .getByRole('row')
      .filter({ hasText: 'Priya Nair' })
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Compare with another user' }).click()
    await expect(page.getByRole('combobox', { name: 'First user' })).toHaveValue(PRIYA)
    await expect(page.getByText('Choose two users to see which permissions only one of them has.')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
  })
  await test.step('only what differs', async () => {
    await pick(page, 'Second user', IMRAN)
    await expect(page.getByText('27 of 32 are different.')).toBeVisible()
    await expect(rows.nth(1)).toHaveText('RoleSales personCustomer support lead')
    await expect(rows.nth(2)).toHaveText('Sites: Create new siteHasHas not')
    await expect(rows).toHaveCount(28)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'compare')
  })
  await test.step('all of it', async () => {
    await page.getByRole('switch', { name: 'Show all' }).click()
    await expect(rows).toHaveCount(33)
    await expect(rows.nth(2)).toHaveText('StatusActiveActive')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
  })
  await test.step('a user is not compared with themselves', async () => {
    await pick(page, 'Second user', PRIYA)
    await expect(page.getByText('Choose two different users.')).toBeVisible()
  })
})
