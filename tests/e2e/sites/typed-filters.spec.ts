import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { editor } from './expected-filters.ts'
import { type PlatformSite, siteReader } from './platform-sites.ts'
import { expectSites, filterBar, siteRows } from './site-list.ts'

/** Midnight of 1 January 2028 in the zone of the machine, as the console has it. */
const FIRST = new Date(2028, 0, 1).getTime() / 1000

const isFrom2028 = ({ tillDate }: PlatformSite): boolean => typeof tillDate === 'number' && tillDate >= FIRST

const from = (page: Page) => editor(page, 'License end').getByRole('textbox', { name: 'From' })

const openEditor = async (page: Page): Promise<void> => {
  await filterBar(page).getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'License end', exact: true }).click()
}

/** The list shows that a filter cannot be read, and has no row that a bulk change could take. */
const expectUnreadable = async (page: Page, text: string, total: number): Promise<void> => {
  await expect(filterBar(page).getByRole('group', { name: `License end: can't read "${text}"`, exact: true })).toBeVisible()
  await expect(page.getByText('The filter "License end" can\'t be read')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sites' }).getByRole('status')).toHaveText(`0 of ${total}`)
  await expect(siteRows(page)).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Select all/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change a field' })).toHaveCount(0)
}

test('a day is typed as lists show it; one that cannot be read filters to nothing and says so', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  const kept = sites.filter(isFrom2028)
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.length).toBeLessThan(sites.length)

  await test.step('every notation is the same day, shown in words and then in one notation', async () => {
    for (const typed of ['01/01/2028', '1.1.2028', '2028-1-1', '०१/०१/२०२८', ' 01/01/2028', '1/1/28', '2028-01-01 00:00:00']) {
      await openEditor(page)
      await from(page).pressSequentially(typed)
      await expect(editor(page, 'License end').getByText('1 January 2028')).toBeVisible()
      await from(page).press('Tab')
      await expect(from(page), typed).toHaveValue('2028-01-01')
      if (typed === '01/01/2028') await picture(page, 'typed-day')
      await editor(page, 'License end').getByRole('button', { name: 'Done' }).click()
      await expect(filterBar(page).getByRole('group', { name: 'License end: from 01/01/2028', exact: true })).toBeVisible()
      await expectSites(page, kept, sites.length)
      await filterBar(page).getByRole('button', { name: 'Clear all' }).click()
      await expectSites(page, sites, sites.length)
    }
  })

  await test.step('a text that is no day is an error at the field, which keeps it, and no row is listed', async () => {
    await openEditor(page)
    await from(page).pressSequentially('32/01/2028')
    await from(page).press('Enter')
    await expect(from(page)).toHaveAccessibleDescription('Please enter a date, such as 31/01/2028 or 2028-01-31.')
    await expect(from(page)).toHaveValue('32/01/2028')
    await picture(page, 'unreadable-day')
    await editor(page, 'License end').getByRole('button', { name: 'Done' }).click()
    await expectUnreadable(page, '32/01/2028', sites.length)
    await picture(page, 'unreadable-filter')
    await page.reload()
    await expectUnreadable(page, '32/01/2028', sites.length)
  })

  await test.step('an address in any notation filters as the field does', async () => {
    await openAddress(page, `/?${new URLSearchParams({ till: '1.1.2028_' })}`)
    await expectSites(page, kept, sites.length)
    await openAddress(page, '/?till=next-month')
    await expectUnreadable(page, 'next-month', sites.length)
    await openAddress(page, '/')
  })
})
