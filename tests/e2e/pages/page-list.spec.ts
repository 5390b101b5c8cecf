import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { ODD_PAGE } from './odd-page.ts'
import { pageList } from './page-screens.ts'
import { StoredPages } from './stored-pages.ts'

test('pages are listed, filtered and looked at [SHELL-035]', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredPages(platform)
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const list = pageList(page)
  await stored.create({ pageName: 'odd-page', displayName: 'Odd page', value: ODD_PAGE, pageFor: 'WEB', pageType: 'FROALA', tags: ['HEADERS'] })
  control.addFault({ operation: 'GetSitePagesByAdmin', fault: 'graphql-error', message: 'PAGES_NOT_READY' })

  await test.step('a list that cannot be read says why; then the pages of the tag Headers, 70 a request [ROUTE-027] [PAGE-023] [PAGE-024] [PAGE-027] [PAGE-039]', async () => {
    await openAddress(page, '/site-pages')
    await test.step('its message without underscores [FMT-014]', async () => {
      await expect(page.getByRole('alert')).toContainText('PAGES NOT READY')
    })
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(list.count('7 of 161')).toBeVisible()
    await expect(page.getByText('Tag: Headers')).toBeVisible()
    await picture(page, 'list')
    const asked = control.calls('GetSitePagesByAdmin').slice(1)
    expect(asked.map(({ variables }) => (variables as { limit: number }).limit)).toEqual([70, 70, 70])
    expect(asked.map(({ variables }) => typeof (variables as { nextToken: unknown }).nextToken)).toEqual(['object', 'string', 'string'])
  })

  await test.step('name and tag combine; the tag can be cleared; 20 a page; a look at one [PAGE-022] [PAGE-025] [PAGE-028] [PAGE-029]', async () => {
    await list.search.fill('83')
    await expect(list.count('1 of 161')).toBeVisible()
    await page.getByRole('button', { name: /^Remove .*Tag/ }).click()
    await list.search.fill('')
    await expect(page.getByText('1-20 of 161')).toBeVisible()
    await expect(list.grid.getByRole('columnheader').filter({ hasText: /\S/ })).toHaveText(['Page name', 'Display name', 'Page for', 'Type', 'Tags', 'Image'])
    await list.row('home').getByText('Home', { exact: true }).click()
    await expect(page.getByRole('complementary', { name: 'Details of Home' }).getByText('No Image Found !')).toBeVisible()
    await picture(page, 'peek')
    await expectNoSeriousAxeViolations(page)
    await page.keyboard.press('Escape')
  })
})
