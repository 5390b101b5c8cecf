import type { Page } from '@playwright/test'
import { askDryRun, dryRunCounts, expectFinished, openRun, selectAllSites, startBulkChange } from '../bulk/bulk-on-screen.ts'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { newWindow } from './new-window.ts'

test.use({ ownConsole: true })

const [KEPT, REFUSED] = ['site-100007', 'site-100009']

/** Opens a run and asks for what its button does, up to the dry run. */
async function ask(page: Page, address: string, button: string): Promise<void> {
  await openAddress(page, address)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(dryRunCounts(page)).toHaveText('1 of 1 will be changed, 0 skipped')
}

if (HAS_KEYCHAIN) {
  test('undo and retry of one run, asked for in two windows, are each sent once', async ({ signedInAs, platform }) => {
    const control = controlOf(platform)
    const sentTo = (siteId: string) => control.sent('UpdateSiteByAdmin').filter(({ input }) => input.siteId === siteId)
    const { page: first } = await signedInAs('ADMIN')
    const search = first.getByRole('searchbox')
    await search.fill('a-9.shops.example')
    await expect(first.getByRole('region', { name: 'Sites' }).getByRole('status')).toHaveText('1 of 60')
    await selectAllSites(first)
    await search.fill('shop-7.shops.example')
    await expect(first.getByRole('grid', { name: 'Sites' })).toContainText('shop-7.shops.example')
    await selectAllSites(first)
    control.addFault({ operation: 'UpdateSiteByAdmin', fault: 'graphql-error', containing: REFUSED, message: 'SITE_IS_LOCKED' })
    await askDryRun(first, 'Language', 'Telugu')
    await startBulkChange(first)
    await expectFinished(first, '1 done, 1 failed')
    const run = new URL(first.url())
    const address = `${run.pathname}${run.search}`
    const second = await newWindow(first, () => first.keyboard.press('Control+n'))
    await expect(second.getByRole('grid', { name: 'Sites' })).toBeVisible()

    for (const [button, origin] of [
      ['Undo (1)', /^Undo, /],
      ['Retry failed (1)', /^Retry, /],
    ] as const) {
      // Both have planned the same row before one of them starts.
      await ask(first, address, button)
      await ask(second, address, button)
      await startBulkChange(first)
      await expectFinished(first, '1 done')
      await startBulkChange(second)
      await expect(openRun(second)).toHaveText(origin)
      await expectFinished(second, '0 done, 1 skipped')
    }
    expect([sentTo(KEPT).length, sentTo(REFUSED).length]).toEqual([2, 2])
  })
}
