import { expectNoSeriousAxeViolations, expectReadableColours } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { mainMenu } from '../../routes/route-table.ts'
import { boardGrid } from '../board-on-screen.ts'
import { ANY, answerRows, barOf, chartOf, inDays, openChart } from './answered-rows.ts'

const CHARTS = [
  { screen: 'Renewal Dashboard', title: 'Renewals by week' },
  { screen: 'Onboarding Dashboard', title: 'Sites started' },
  { screen: 'Non Usage Dashboard', title: 'Idle sites by last order' },
  { screen: 'Outstanding Dashboard', title: 'Outstanding by sales person and age' },
]

test('charts are folded in a window of 999 pixels of height and open in one of 1000', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await page.setViewportSize({ width: 1440, height: 999 })
  await mainMenu(page).getByRole('link', { name: 'Renewal Dashboard' }).click()
  await expect(chartOf(page, 'Renewals by week').getByRole('button', { name: 'Renewals by week', expanded: false })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 1000 })
  await mainMenu(page).getByRole('link', { name: 'Non Usage Dashboard' }).click()
  await expect(chartOf(page, 'Idle sites by last order').getByRole('button', { name: 'Idle sites by last order', expanded: true })).toBeVisible()
})

// What it opens stays open.
test.describe('with preferences of its own', () => {
  test.use({ ownConsole: true })

  test('in a low window charts are closed, and their library is loaded once one is opened; the choice holds for all dashboards', async ({ signedInAs }) => {
    const { page } = await signedInAs('ADMIN')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const loaded = () => requests.filter((url) => url.includes('drawn-chart'))
    await page.setViewportSize({ width: 1280, height: 800 })
    await mainMenu(page).getByRole('link', { name: 'Renewal Dashboard' }).click()
    await expect(boardGrid(page, 'Renewal Dashboard').getByRole('row').nth(1)).toBeInViewport()
    expect(loaded()).toEqual([])
    await chartOf(page, 'Renewals by week').getByRole('button', { name: 'Renewals by week', expanded: false }).click()
    await expect(barOf(page, 'Renewals by week', ANY).first()).toBeVisible()
    await expect(boardGrid(page, 'Renewal Dashboard').getByRole('row').nth(1)).toBeInViewport()
    expect(loaded()).toEqual([expect.stringContaining('drawn-chart')])

    await page.reload()
    await expect(barOf(page, 'Renewals by week', ANY).first()).toBeVisible()
    await mainMenu(page).getByRole('link', { name: 'Onboarding Dashboard' }).click()
    await expect(barOf(page, 'Sites started', ANY).first()).toBeVisible()
  })
})

for (const { screen, title } of CHARTS) {
  test(`the chart and the table of ${title} can be read by everybody, light and dark`, async ({ signedInAs }) => {
    const { page } = await signedInAs('ADMIN')
    await openChart(page, screen, title)
    await expect(chartOf(page, title).getByRole('group', { name: new RegExp(`^${title}`) })).toBeVisible()
    await expect(barOf(page, title, ANY).first()).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await chartOf(page, title).getByRole('button', { name: 'Show as table' }).click()
    await expectNoSeriousAxeViolations(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectReadableColours(page)
  })
}

test('Escape hides the hint below the pointer and closes nothing else; the next bar has its hint again', async ({ signedInAs, platform }) => {
  answerRows(platform, 'renewal_dashboard', [
    { id: '1', companyName: 'Tea House', planName: 'Growth', endDate: inDays(12) },
    { id: '2', companyName: 'Old Mill', planName: 'Starter', endDate: inDays(-9) },
  ])
  const { page } = await signedInAs('ADMIN')
  const title = 'Renewals by week'
  await openChart(page, 'Renewal Dashboard', title)
  // Something that Escape closes.
  await page.keyboard.press('Control+f')
  const find = page.getByRole('search', { name: 'Find on this screen' }).getByRole('textbox')
  await expect(find).toBeFocused()
  const hint = chartOf(page, title).locator('.fui-PopoverSurface')
  await barOf(page, title, /^Growth, .+: 1$/).hover()
  await expect(hint).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await expect(find).toBeFocused()
  await barOf(page, title, /^Starter, .+: 1$/).hover()
  await expect(hint).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(find).toBeHidden()
})
