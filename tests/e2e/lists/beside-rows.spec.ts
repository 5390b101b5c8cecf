import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { whatDoesNotFit } from '../shell/fits.ts'

const USUAL = { width: 1440, height: 900 }

/** Lists of staff with details beside their rows, by address and title. */
const LISTS = [
  ['/', 'Sites'],
  ['/manage-user', 'Manage Users'],
  ['/global-template', 'Global Templates'],
  ['/oulets-index', 'Outlets'],
  ['/cplist', 'CP List'],
  ['/permissions', 'Permissions'],
  ['/site-pages', 'Pages'],
] as const

const firstRow = (page: Page) => page.locator('[role="row"][data-index="0"]')

const topOfFirstRow = (page: Page): Promise<number> => firstRow(page).evaluate((row) => Math.round(row.getBoundingClientRect().top))

for (const [width, height] of [
  [1024, 640],
  [1280, 800],
] as const) {
  test(`the rows of no list jump under the pointer when the details of one open beside them, at ${width} x ${height}`, async ({ signedInAs }) => {
    const { page } = await signedInAs('ADMIN')
    await page.setViewportSize({ width, height })
    const tops: [string, number, number][] = []
    const problems: string[] = []
    for (const [address, title] of LISTS) {
      await openAddress(page, address)
      await expect(screenTitle(page)).toHaveText(title)
      await expect(page.locator('.fui-Skeleton')).toHaveCount(0)
      const before = await topOfFirstRow(page)
      await firstRow(page).getByRole('gridcell').nth(1).click()
      await expect(page.getByRole('complementary')).toBeVisible()
      tops.push([title, before, await topOfFirstRow(page)])
      problems.push(...(await whatDoesNotFit(page)).map((problem) => `${title}: ${problem}`))
      await picture(page, `${title}-${width}`)
      await page.getByRole('button', { name: 'Close the details' }).click()
    }
    await page.setViewportSize(USUAL)
    expect(tops.filter(([, before, after]) => before !== after)).toEqual([])
    expect(problems).toEqual([])
  })
}
