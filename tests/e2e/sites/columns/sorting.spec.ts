import type { Page } from '@playwright/test'
import { dateText } from '../../expected-texts.ts'
import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { picture } from '../../picture.ts'
import { type PlatformSite, siteReader } from '../platform-sites.ts'
import { cellsOf, rowOf, siteGrid, siteRows } from '../site-list.ts'

const sortBy = (page: Page, title: string, modifiers: ('Shift' | 'Control')[] = []) =>
  siteGrid(page).getByRole('columnheader', { name: title }).click({ modifiers })

test.describe('two thousand sites', () => {
  test.use({ platformOptions: { size: 'demo' } })

  test('are sorted by several columns and shown by pages', async ({ signedInAs, platform }) => {
    const { page } = await signedInAs('ADMIN')
    const sites = await (await siteReader(platform))()
    const range = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
    const firstDomain = async (domain: string | undefined) => expect.poll(async () => (await cellsOf(page, 'Domain', 'whole'))[0]).toBe(domain)

    await test.step('a hundred a page [SLIST-047]', async () => {
      await range('1-100 of 2,000')
      await expect(page.getByLabel('Rows on a page')).toHaveValue('100')
      await siteGrid(page).getByRole('gridcell').nth(2).press('Control+End')
      await expect(rowOf(page, sites[99] as PlatformSite)).toHaveAttribute('aria-rowindex', '101')
      await expect(siteRows(page).last()).toHaveAttribute('aria-rowindex', '101')
    })

    await test.step('the next page, the last, and a page of its own in the address', async () => {
      await page.getByRole('button', { name: 'Next page' }).click()
      await range('101-200 of 2,000')
      await firstDomain(sites[100]?.domain)
      await page.getByRole('button', { name: 'Page 20', exact: true }).click()
      await range('1,901-2,000 of 2,000')
      await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
      await page.reload()
      await range('1,901-2,000 of 2,000')
      await firstDomain(sites[1900]?.domain)
      await openAddress(page, '/?page=3&size=25')
      await range('51-75 of 2,000')
      await firstDomain(sites[50]?.domain)
    })

    await test.step('other sizes, and all on one page', async () => {
      await page.getByLabel('Rows on a page').selectOption('500')
      await range('1-500 of 2,000')
      await page.getByLabel('Rows on a page').selectOption('all')
      await range('1-2,000 of 2,000')
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
      await siteGrid(page).getByRole('gridcell').nth(2).press('Control+End')
      await expect(rowOf(page, sites[1999] as PlatformSite)).toBeVisible()
      // However many there are, only those in sight are drawn.
      expect(await siteRows(page).count()).toBeLessThan(100)
    })

    await test.step('sorted by sales person, then by license end, the latest first', async () => {
      await openAddress(page, '/')
      await sortBy(page, 'Sales person')
      await expect(siteGrid(page).getByRole('columnheader', { name: 'Sales person' })).toHaveAttribute('aria-sort', 'ascending')
      await sortBy(page, 'License end', ['Shift'])
      await sortBy(page, 'License end', ['Shift'])
      await expect(siteGrid(page).getByRole('img', { name: 'sorted descending, number 2 in order' })).toBeVisible()
      const named = sites.filter(({ salesPerson }) => salesPerson === 'Aisha Bello').toSorted((one, other) => (other.tillDate ?? 0) - (one.tillDate ?? 0))
      await expect
        .poll(async () => cellsOf(page, 'License end'))
        .toEqual(named.slice(0, await siteRows(page).count()).map(({ tillDate }) => dateText(tillDate)))
      expect(new Set(await cellsOf(page, 'Sales person'))).toEqual(new Set(['Aisha Bello']))
      await page.reload()
      await expect(siteGrid(page).getByRole('img', { name: 'sorted ascending, number 1 in order' })).toBeVisible()
      await expect(siteGrid(page).getByRole('img', { name: 'sorted descending, number 2 in order' })).toBeVisible()
      await sortBy(page, 'Sales person')
      await expect(siteGrid(page).getByRole('columnheader', { name: 'Sales person' })).toHaveAttribute('aria-sort', 'descending')
      await expect(siteGrid(page).getByRole('img', { name: 'sorted descending', exact: true })).toBeVisible()
      await expect.poll(async () => (await cellsOf(page, 'Sales person'))[0]).toBe('Sneha Patil')
      await picture(page, 'sorted')
    })
  })
})
