import type { Page } from '@playwright/test'
import type { Control } from '#local-platform/faults/control.ts'
import { expect } from '../e2e/fixtures.ts'

export const refreshList = (page: Page): Promise<void> => page.getByRole('button', { name: 'Refresh the list' }).click()

/** Filters the list of sites, downloads all of them and exports what is shown. */
export async function downloadAndExport(page: Page): Promise<void> {
  await page.getByRole('searchbox').first().fill('a')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('menuitem', { name: 'All Sites' }).click()
  await expect(page.getByRole('button', { name: /^Open .*csv/ })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Export' }).click()
  await page
    .getByRole('menuitem', { name: /as CSV/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Open .*csv/ })).toHaveCount(2)
}

/** Has the list of sites and the calls of the bridge fail in every way that brings something of main to the page. */
export async function failInEveryWay(page: Page, control: Control): Promise<void> {
  // An answer that breaks off is asked for again, twice.
  for (const [fault, times] of [
    ['http500', 1],
    ['graphql-error', 1],
    ['wrong-shape', 1],
    ['truncated', 3],
  ] as const) {
    control.addFault({ operation: 'GetSitesAdmin', fault, times })
    await refreshList(page)
    const notice = page.getByRole('alert', { name: /^The site list could not be loaded/ })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(notice).toBeHidden()
  }
  control.addFault({ operation: 'storage.getObject', fault: 'http500', times: 5 })
  control.addFault({ operation: 'rest.deleteSite', fault: 'http500' })
  const failures = await page.evaluate(async () => [
    await window.bridge.files.download({ kind: 'sites', which: 'inactive' }),
    await window.bridge.platform.rest({ call: 'deleteSite', domain: 'no-such-shop.example' }),
    await window.bridge.files.open({ id: 'no-such-file' }),
    await window.bridge.offline.read({ list: 'sites' }),
  ])
  expect(failures).toHaveLength(4)
}
