import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { siteReader } from './platform-sites.ts'
import { expectSites, siteGrid } from './site-list.ts'

/** Looks at a state in light and in dark, with axe. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
    await picture(page, `${name}-${colorScheme}`)
    await expectNoSeriousAxeViolations(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

test('the list failing, loading, empty, stale and offline, in light and dark', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const read = await siteReader(platform)
  const sites = await read()
  const already = control.calls('GetSitesAdmin').length
  control.addFault({ operation: 'GetSitesAdmin', fault: 'graphql-error', message: 'SITE_INDEX_IS_REBUILT' })
  const { page } = await signedInAs('ADMIN')
  const failed = page.getByRole('main').getByRole('alert')

  await test.step('failing: what, why, and Retry [SLIST-049]', async () => {
    await expect(failed).toContainText('The site list could not be loaded.')
    await expect(failed).toContainText('SITE INDEX IS REBUILT')
    await look(page, 'failing')
  })

  await test.step('loading: skeletons in the shape of the list', async () => {
    control.addFault({ operation: 'GetSitesAdmin', fault: 'delay', milliseconds: 20_000 })
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(siteGrid(page)).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('button', { name: 'Active: being counted', exact: true })).toBeVisible()
    await look(page, 'loading')
    await expect(siteGrid(page)).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
    await expectSites(page, sites, sites.length)
    expect(control.calls('GetSitesAdmin')).toHaveLength(already + 2)
  })

  await test.step('loaded again without success: the older list stays, and says so', async () => {
    control.addFault({ operation: 'GetSitesAdmin', fault: 'graphql-error', message: 'SITE_INDEX_IS_REBUILT' })
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(page.getByText(/^.*Showing data from .* SITE INDEX IS REBUILT$/)).toBeVisible()
    await expectSites(page, sites, sites.length)
    await look(page, 'stale')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText(/Showing data from/)).toBeHidden()
  })

  await test.step('empty: why, and what to do', async () => {
    control.addFault({ operation: 'GetSitesAdmin', fault: 'wrong-shape', body: { data: { getSitesAdmin: [] } } })
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(page.getByText('There are no sites yet')).toBeVisible()
    await look(page, 'empty')
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expectSites(page, sites, sites.length)
  })

  await test.step('offline: how old it is; it can still be filtered', async () => {
    await control.goDown()
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(page.getByText(/^Offline: as of \d\d:\d\d$/)).toBeVisible()
    await page.getByRole('button', { name: /^InActive: / }).click()
    await expectSites(
      page,
      sites.filter(({ enabled }) => enabled !== true),
      sites.length,
    )
    await look(page, 'offline')
  })
})
