import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { mainQuestions } from '../../main-questions.ts'
import { siteGrid, siteRows } from '../site-list.ts'

test('what a menu offers is done by the keys that it shows', async ({ signedInAs, folders }) => {
  const { page } = await signedInAs('ADMIN')
  const asked = mainQuestions(folders)
  await asked.answer('no')
  await expect(siteRows(page).nth(3)).toBeVisible()
  const focusFirstRow = async (): Promise<void> => {
    await page.keyboard.press('/')
    await page.keyboard.press('ArrowDown')
    await expect(siteGrid(page).locator(':focus')).toBeVisible()
  }

  await test.step('the menu of a row shows them, and its entries keep their names', async () => {
    await focusFirstRow()
    await page.keyboard.press('Shift+F10')
    const entry = page.getByRole('menuitem', { name: 'History', exact: true })
    await expect(entry.locator('kbd')).toHaveText('H')
    await expectNoSeriousAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
  })
  await test.step('H opens the history of the row that has the focus', async () => {
    await page.keyboard.press('h')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await test.step('Delete has main ask first', async () => {
    await focusFirstRow()
    await page.keyboard.press('Delete')
    await expect.poll(async () => (await asked.last())?.message).toMatch(/^Sure to delete\? The site /)
  })
  await test.step('F opens the filters, W and then V the views', async () => {
    await page.keyboard.press('f')
    await expect(page.getByRole('menu', { name: 'Filters' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.keyboard.press('w')
    await page.keyboard.press('v')
    await expect(page.getByRole('menuitemcheckbox', { name: 'Compact rows', exact: true }).locator('kbd')).toHaveText(['W', 'C'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
  await test.step('with a site selected, B and then a letter of its own does each change of the selection', async () => {
    await focusFirstRow()
    await page.keyboard.press('Space')
    const titleOf = (name: string) => expect(page.getByRole('button', { name, exact: true }))
    await titleOf('Change a field').toHaveAttribute('title', 'Change a field (B C)')
    await titleOf('Add a note').toHaveAttribute('title', 'Add a note (B N)')
    await titleOf('Add a plan').toHaveAttribute('title', 'Add a plan (B P)')
    await titleOf('Send a campaign').toHaveAttribute('title', 'Send a campaign (B S)')
    await page.keyboard.press('b')
    await page.keyboard.press('c')
    await expect(page.getByRole('dialog', { name: /^Change/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Escape')
  })
  await test.step('on the page of a site $ opens the recharge', async () => {
    await focusFirstRow()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Recharge', exact: true })).toHaveAttribute('title', 'Recharge ($)')
    await page.keyboard.press('$')
    await expect(page.getByRole('alertdialog', { name: /^Wallet Recharge/ })).toBeVisible()
  })
})
