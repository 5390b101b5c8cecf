import { PARTNER_STOPS, STAFF_STOPS } from '../../foreign/screens.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { siteRows } from '../sites/site-list.ts'
import { whatDoesNotFit } from './fits.ts'

const USUAL = { width: 1440, height: 900 }

/** The least window that is supported, and a common one at 150 %: the same to the page as one of two thirds of its size. */
const WINDOWS = [
  { name: '1024 x 640', width: 1024, height: 640 },
  { name: '1280 x 800 at 150 %', width: 853, height: 533 },
] as const

for (const { name, ...size } of WINDOWS) {
  test(`no control of any screen is cut, lies over another or is out of reach at ${name}`, async ({ signedInAs }) => {
    const { page } = await signedInAs('ADMIN')
    await page.setViewportSize(size)
    const problems: string[] = []
    for (const { name: screen, address, title, button } of STAFF_STOPS) {
      await openAddress(page, address)
      await expect(screenTitle(page)).toHaveText(title)
      if (button !== undefined) await expect(page.getByRole('button', { name: button }).first()).toBeVisible()
      await expect(page.locator('.fui-Skeleton')).toHaveCount(0)
      problems.push(...(await whatDoesNotFit(page)).map((problem) => `${screen}: ${problem}`))
    }
    // The console is the worker's: the next spec finds the window that it expects.
    await page.setViewportSize(USUAL)
    expect(problems).toEqual([])
  })
}

test('no control of a screen of partners is cut, lies over another or is out of reach in either window', async ({ signedInAs }) => {
  const { page } = await signedInAs('CP')
  const problems: string[] = []
  for (const { name: screen, address, title } of PARTNER_STOPS) {
    await openAddress(page, address)
    await expect(screenTitle(page)).toHaveText(title)
    for (const { name, ...size } of WINDOWS) {
      await page.setViewportSize(size)
      await expect(page.locator('.fui-Skeleton')).toHaveCount(0)
      problems.push(...(await whatDoesNotFit(page)).map((problem) => `${screen} at ${name}: ${problem}`))
      await picture(page, `partner${screen.replaceAll(/\W/g, '-')}-${size.width}`)
    }
  }
  await page.setViewportSize(USUAL)
  expect(problems).toEqual([])
})

test('no control is cut beside the open peek panel at 1280 x 800', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await page.setViewportSize({ width: 1280, height: 800 })
  await siteRows(page).nth(1).click()
  await expect(page.getByRole('complementary')).toBeVisible()
  const problems = await whatDoesNotFit(page)
  await picture(page, 'beside-peek')
  await page.setViewportSize(USUAL)
  expect(problems).toEqual([])
})

test('the page of a site does not scroll sideways at 150 %, and its last tab and the buttons of its invoices and menus are whole', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await page.setViewportSize({ width: 853, height: 533 })
  await openAddress(page, '/site/site-100039')
  const last = page.getByRole('tab', { name: 'Pages' })
  await last.scrollIntoViewIfNeeded()
  const [edge, width] = await last.evaluate((tab) => {
    const screen = tab.closest('article') ?? tab
    return [Math.round(screen.scrollWidth - screen.clientWidth), Math.round(tab.getBoundingClientRect().right - window.innerWidth)]
  })
  await page.getByRole('tab', { name: 'Wallet and invoices' }).click()
  await expect(
    page
      .getByRole('gridcell')
      .getByRole('button', { name: /^Regenerate: / })
      .first(),
  ).toBeAttached()
  const problems = [...(await whatDoesNotFit(page))]
  await picture(page, 'site-invoices')
  await openAddress(page, '/service-typelist?site=site-100001')
  await expect(page.getByRole('gridcell').getByRole('button', { name: 'Invoice format of Dine In' })).toBeAttached()
  problems.push(...(await whatDoesNotFit(page)))
  await picture(page, 'menus')
  await page.setViewportSize(USUAL)
  expect(edge).toBe(0)
  expect(width).toBeLessThan(0)
  expect(problems).toEqual([])
})
