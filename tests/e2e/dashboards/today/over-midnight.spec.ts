import type { Page } from '@playwright/test'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { siteRows } from '../../sites/site-list.ts'
import { answerSites, tile } from './answered-sites.ts'

// The clock of the page is another one for good.
test.use({ ownConsole: true })

const DAY_AND_TIME = /^as of \d\d\/\d\d\/\d{4} \d\d:\d\d$/

/** Sets the clock of an open page to just before midnight. Running timers keep the old clock until they next fire. */
async function closeToMidnight(page: Page): Promise<void> {
  await page.clock.install({ time: new Date().setHours(23, 59, 55, 0) })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

const SITES = [
  { days: 8, charges: 100_000, curr: 'INR' },
  { days: 8, charges: 100_000, curr: 'INR' },
  { days: 12, charges: 50_000, curr: 'INR' },
  { days: 0, charges: 1, curr: 'INR' },
]

test('Today that is left open over midnight counts the new day, and says of which day its data are', async ({ signedInAs, platform }) => {
  await answerSites(platform, SITES)
  const { page } = await signedInAs('ADMIN', { at: '/today' })
  const main = page.getByRole('main')
  await expect(tile(page, /^Expiring in 7 days: 1,/)).toBeVisible()
  await expect(tile(page, /^Expired: 0,/)).toBeVisible()
  await expect(main.getByText(/^as of \d\d:\d\d$/)).toBeVisible()

  const { journal } = controlOf(platform)
  journal.clear()
  await closeToMidnight(page)
  await expect(tile(page, /^Expired: 0,/)).toBeVisible()
  await page.clock.runFor(6000)
  await expect(tile(page, /^Expiring in 7 days: 2,/)).toBeVisible()
  await expect(tile(page, /^Expired: 1,/)).toBeVisible()
  await expect(main.getByText(DAY_AND_TIME)).toBeVisible()
  expect(journal.entries('GetSitesAdmin')).toEqual([])
})

test('the list of sites left open over midnight does so too; after an hour it is loaded again when the user comes back', async ({ signedInAs, platform }) => {
  await answerSites(platform, SITES)
  const { page } = await signedInAs('ADMIN')
  const calls = (): number => controlOf(platform).journal.entries('GetSitesAdmin').length
  const expired = page.getByRole('group', { name: 'Sites by state' }).getByRole('button', { name: /^Expired: / })
  await expect(siteRows(page).getByText('in 12 days')).toBeVisible()
  await expect(expired).toHaveAccessibleName(/^Expired: 0 /)
  const before = calls()

  await closeToMidnight(page)
  await page.clock.runFor(6000)
  await expect(siteRows(page).getByText('in 11 days')).toBeVisible()
  await expect(siteRows(page).getByText('yesterday')).toBeVisible()
  await expect(expired).toHaveAccessibleName(/^Expired: 1 /)
  await expect(page.getByText(DAY_AND_TIME)).toBeVisible()
  expect(calls()).toBe(before)

  await test.step('not over a dialog, but once it is closed', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    expect(calls()).toBe(before)
    await page.keyboard.press('Escape')
    await expect.poll(calls).toBe(before + 1)
  })
})
