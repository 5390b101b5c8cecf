import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { COLUMN_TEXTS, type PlatformSite, siteReader } from './platform-sites.ts'
import { expectSites, rowOf, siteGrid, siteRows } from './site-list.ts'

const peek = (page: Page) => page.getByRole('complementary', { name: /^Details of / })

test('a click on a row shows the site beside the list, and the keys move on', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)
  const [first, second] = sites as [PlatformSite, PlatformSite]
  const cellOf = (site: PlatformSite) => rowOf(page, site).getByRole('gridcell').nth(3)
  const expectPeeked = async (site: PlatformSite) => {
    await expect(peek(page).getByRole('heading', { level: 2 })).toHaveText(site.companyName ?? '')
    await expect(peek(page)).toContainText(site.domain)
    await expect(rowOf(page, site)).toHaveAttribute('aria-current', 'true')
    await expect(siteRows(page).and(page.locator('[aria-current="true"]'))).toHaveCount(1)
  }

  await test.step('everything about it, in full', async () => {
    await cellOf(first).click()
    await expectPeeked(first)
    for (const title of ['Customer name', 'Email', 'Mobile', 'Plan', 'License end', 'Created', 'User name', 'Sales person', 'Status']) {
      await expect(peek(page)).toContainText(COLUMN_TEXTS[title]?.(first) ?? '–')
    }
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'peek')
  })

  await test.step('its five actions are in two columns', async () => {
    const boxes = await Promise.all(
      ['Payment', 'Edit', 'Menu', 'History', 'Renew'].map((name) => peek(page).getByRole('button', { name, exact: true }).boundingBox()),
    )
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(2)
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(3)
  })

  await test.step('arrows move it along, a reload keeps it, Escape closes it', async () => {
    await page.keyboard.press('ArrowDown')
    await expectPeeked(second)
    await page.keyboard.press('ArrowUp')
    await expectPeeked(first)
    await page.keyboard.press('ArrowDown')
    await page.reload()
    await expectPeeked(second)
    await cellOf(second).focus()
    await page.keyboard.press('Escape')
    await expect(peek(page)).toBeHidden()
    await cellOf(first).click()
    await expectPeeked(first)
    await peek(page).getByRole('button', { name: 'Close the details' }).click()
    await expect(peek(page)).toBeHidden()
  })

  await test.step('its buttons do what the menu does; Enter opens the record, the way back shows both again', async () => {
    await cellOf(second).click()
    await peek(page).getByRole('button', { name: 'Payment' }).click()
    await page.getByRole('dialog', { name: second.domain }).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await cellOf(second).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article', { name: second.companyName ?? '' })).toContainText(second.domain)
    await page.goBack()
    await expectPeeked(second)
    await peek(page).getByRole('button', { name: 'Menu' }).click()
    await expect(siteGrid(page)).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/service-typelist')
  })
})

test('a site that is not enabled is Inactive beside the list, which spells it InActive [SLIST-040]', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/?status=InActive')
  const row = siteRows(page).first()
  await expect(row).toContainText('InActive')
  await row.getByRole('gridcell').nth(3).click()
  await expect(peek(page).getByText('Inactive', { exact: true })).toBeVisible()
  await expect(peek(page)).not.toContainText('InActive')
})
