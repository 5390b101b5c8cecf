import type { Locator } from '@playwright/test'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { mainMenu, screenTitle } from '../../routes/route-table.ts'
import { boardCount } from '../board-on-screen.ts'
import { answerRows } from '../charts/answered-rows.ts'
import { answerSites, listCount, tile } from './answered-sites.ts'

const SITES = [
  { days: 3, charges: 100_000, curr: 'INR' },
  { days: 20, charges: 50_000, curr: 'INR' },
  { days: 20, charges: 70_000, curr: 'AED' },
  { days: -5, charges: 1, curr: 'INR' },
  { days: 90, charges: 1, curr: 'INR', salesPerson: 'Priya Nair' },
]

test('every figure leads to the list of what it counts, and money of two currencies is never added', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  await answerSites(platform, SITES)
  answerRows(platform, 'non_usage', [{ id: '1', companyName: 'Tea House' }])
  const { page } = await signedInAs('ADMIN', { at: '/today' })
  const today = mainMenu(page).getByRole('link', { name: 'Today' })
  const sites = listCount(page, 'Sites')
  await tile(page, 'Expiring in 30 days: 3, licenses that end within 30 days').click()
  await expect(sites).toHaveText('3 of 5')
  await today.click()
  await tile(page, /^Expiring in 7 days: 1,/).click()
  await expect(sites).toHaveText('1 of 5')
  await today.click()
  await expect(page.getByRole('region', { name: 'Revenue at risk' }).getByRole('link')).toHaveText(['₹1,500.00 2 sites', /^AED\s700\.00 1 site$/])
  await page.getByRole('region', { name: 'Revenue at risk' }).getByRole('link', { name: /1,500/ }).click()
  await expect(sites).toHaveText('2 of 5')
  await today.click()
  await tile(page, /^Expired: 1,/).click()
  await expect(sites).toHaveText('1 of 5')
  await today.click()
  await tile(page, /^Idle sites: 1,/).focus()
  await page.keyboard.press('Enter')
  await expect(boardCount(page, 'Non Usage Dashboard')).toHaveText('1 of 1')
})

test('a sales person has the figures of the own sites, and lists of them alone', async ({ signedInAs, platform }) => {
  await answerSites(platform, [...SITES, { days: 9, charges: 900, curr: 'INR', salesPerson: 'Priya Nair' }])
  const { page } = await signedInAs('SALES_PERSON')
  await mainMenu(page).getByRole('link', { name: 'Today' }).click()
  await expect(page.getByText('Sites of Priya Nair')).toBeVisible()
  await tile(page, /^Expiring in 30 days: 1,/).click()
  await expect(listCount(page, 'Sites')).toHaveText('1 of 6')
})

test('six figures are in two rows of three, of one size and colour', async ({ signedInAs, platform }) => {
  await answerSites(
    platform,
    SITES.filter(({ curr }) => curr === 'INR'),
  )
  const { page } = await signedInAs('ADMIN')
  await mainMenu(page).getByRole('link', { name: 'Today' }).click()
  const tiles = page.getByRole('list', { name: 'Figures' }).locator('> li')
  await expect(tiles).toHaveCount(6)
  await expect(tile(page, /^Expired: \d+,/)).toBeVisible()
  const boxes = await Promise.all((await tiles.all()).map((each) => each.boundingBox()))
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(3)
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(2)
  const lookOf = (text: Locator) => text.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).fontSize])
  const expired = await lookOf(tiles.filter({ hasText: 'Expired' }).getByText('1', { exact: true }))
  expect(await lookOf(tiles.getByText('₹1,500.00', { exact: true }))).toEqual(expired)
})

test('what was begun and not saved is there over a restart of the screen, and leads back to its form', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await page.getByRole('button', { name: 'Create New Site' }).click()
  await page.getByRole('textbox', { name: 'Customer Name' }).fill('Half a customer')
  await openAddress(page, '/today')
  await page
    .getByRole('region', { name: 'To be finished' })
    .getByRole('link', { name: /^A new site/ })
    .click()
  await expect(screenTitle(page)).toHaveText('Create New Site')
  await expect(page.getByRole('textbox', { name: 'Customer Name' })).toHaveValue('Half a customer')
  await expect(page.getByRole('alertdialog', { name: 'Go on with your draft?' })).toHaveCount(0)
})

test('where nothing ends, idles or waits it says so; readable in light and dark', async ({ signedInAs, platform }) => {
  await answerSites(platform, [{ days: 90, charges: 100, curr: 'INR' }])
  answerRows(platform, 'non_usage', [])
  answerRows(platform, 'outstanding_dashboard', [])
  const { page } = await signedInAs('ADMIN')
  await mainMenu(page).getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing needs you today' })).toBeVisible()
  await expectNoSeriousAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadableColours(page)
})
