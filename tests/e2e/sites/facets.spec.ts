import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { siteReader } from './platform-sites.ts'
import { columnTitles, expectSites, filterBar } from './site-list.ts'

test('an option of a filter counts the sites that it would show with the other filters and the search', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)
  const growing = sites.filter(({ planDetails }) => planDetails?.some(({ planName }) => planName === 'Growth'))
  const plans = page
    .getByRole('dialog', { name: 'Filter by Plan' })
    .or(page.getByRole('group', { name: 'Filter by Plan' }))
    .getByRole('group', { name: 'Plan' })
  const optionOf = (plan: string) => plans.locator('div').filter({ has: page.getByRole('checkbox', { name: plan, exact: true }) })
  const openPlans = async () => {
    await filterBar(page).getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Plan', exact: true }).click()
    await expect(plans).toBeVisible()
  }

  await test.step('all of them while nothing else is set', async () => {
    await openPlans()
    await expect(optionOf('Growth')).toHaveText(`Growth${growing.length}`)
    await page.keyboard.press('Escape')
  })
  await test.step('those of the state and the search that are set, the plans that none of them has last', async () => {
    await openAddress(page, '/?status=InActive&q=example')
    const left = growing.filter(({ enabled }) => enabled !== true)
    expect(left.length).toBeLessThan(growing.length)
    await openPlans()
    await expect(optionOf('Growth')).toHaveText(`Growth${left.length}`)
    const counts = (await plans.locator('div > span:last-child').filter({ hasText: /^\d+$/ }).allTextContents()).map(Number)
    expect(counts).toContain(0)
    expect(counts.slice(counts.indexOf(0))).toEqual(counts.slice(counts.indexOf(0)).map(() => 0))
    await page.keyboard.press('Escape')
  })
  await test.step('"Expiring in 30 days" brings the end of the license on screen, and it can be hidden again', async () => {
    await openAddress(page, '/?columns=customer')
    await page.getByRole('button', { name: /^Expiring in 30 days: / }).click()
    await expect(filterBar(page).getByRole('group', { name: 'Expiring in 30 days' })).toBeVisible()
    expect(await columnTitles(page)).toEqual(['Business name', 'License end', 'Customer name'])
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await page.getByRole('checkbox', { name: 'License end', exact: true }).uncheck()
    await page.keyboard.press('Escape')
    await expect.poll(() => columnTitles(page)).toEqual(['Business name', 'Customer name'])
  })
})
