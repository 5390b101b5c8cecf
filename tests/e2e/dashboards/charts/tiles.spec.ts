import { expectNoSeriousAxeViolations, expectReadableColours } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { mainMenu } from '../../routes/route-table.ts'
import { boardCount, boardGrid } from '../board-on-screen.ts'
import { answerRows, inDays } from './answered-rows.ts'

const ROWS = [
  { id: '1', companyName: 'Tea House', endDate: inDays(3), charges: 100_000, curr: 'INR' },
  { id: '2', companyName: 'Old Mill', endDate: inDays(20), charges: 50_000, curr: 'INR' },
  { id: '3', companyName: 'Corner Shop', endDate: inDays(20), charges: 70_000, curr: 'GBP' },
  { id: '4', companyName: 'Spice Mart', endDate: inDays(-9), charges: 1, curr: 'INR' },
]

test('a figure above the renewals lists what it counts, over a reload too, until it is clicked again', async ({ signedInAs, platform }) => {
  answerRows(platform, 'renewal_dashboard', ROWS)
  const { page } = await signedInAs('ADMIN')
  await mainMenu(page).getByRole('link', { name: 'Renewal Dashboard' }).click()
  const figures = page.getByRole('group', { name: 'Figures of the Renewal Dashboard' })
  await expect(figures.getByRole('button')).toHaveText([
    'Ends in 7 days1',
    'Ends in 30 days3',
    'Ended, not renewed1',
    'Revenue at risk, INR₹1,500.00',
    'Revenue at risk, GBP£700.00',
  ])
  const count = boardCount(page, 'Renewal Dashboard')
  await figures.getByRole('button', { name: /^Revenue at risk, INR: ₹1,500\.00,/ }).focus()
  await page.keyboard.press('Enter')
  await expect(count).toHaveText('2 of 4')
  await page.reload()
  await expect(count).toHaveText('2 of 4')
  await figures.getByRole('button', { name: /^Ended, not renewed: 1,/ }).click()
  await expect(boardGrid(page, 'Renewal Dashboard').getByRole('row', { name: /Spice Mart/ })).toBeVisible()
  await expect(count).toHaveText('1 of 4')
  await figures.getByRole('button', { name: /^Ended, not renewed/, pressed: true }).click()
  await expect(count).toHaveText('4 of 4')
})

test('in a low window the rows of a dashboard begin in its upper half; figures and chips are readable in light and dark', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await page.setViewportSize({ width: 1280, height: 800 })
  await mainMenu(page).getByRole('link', { name: 'Onboarding Dashboard' }).click()
  const first = boardGrid(page, 'Onboarding Dashboard').getByRole('row').nth(1)
  await expect(first).toBeVisible()
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(400)
  await expectNoSeriousAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadableColours(page)
})
