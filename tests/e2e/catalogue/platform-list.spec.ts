import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { tray } from '../invoices/library-on-screen.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import { CatalogueList } from './catalogue-on-screen.ts'

test('the platform services are listed, searched and exported [PLAT-002]', { tag: '@daily' }, async ({ signedInAs, platform, folders }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN', { at: '/platform-servicelist' })
  const services = new CatalogueList(page, 'Platform Service')
  const all = await stored.platformServices('master')
  await services.expectCount(all.length, all.length)
  await test.step('are those of master [PLAT-033] [PLAT-034]', async () => {
    expect(control.sent('GetPlatformServicesBySiteId')).toEqual([{ siteId: 'master' }])
  })
  await test.step('columns in order [PLAT-004]', async () => {
    await expect.poll(() => services.titles()).toEqual(['Service name', 'Slug name', 'Master service', 'Site type', 'Site option', 'Status'])
    await expect(services.grid.getByRole('columnheader', { name: 'Actions' })).toBeVisible()
  })
  await test.step('50 a page [PLAT-003]', async () => {
    await expect(page.getByText(`1-50 of ${all.length}`)).toBeVisible()
  })
  await picture(page, 'platform')
  const spa = all.filter((each) => each['platform'] === 'SPA').length
  await test.step('search in three columns, whatever the case [PLAT-005] [PLAT-006]', async () => {
    for (const [typed, matching] of [
      ['STOCK', all.filter((each) => each['serviceName'] === 'Stock Control').length],
      ['inVENT', all.filter((each) => each['masterService'] === 'INVENTORY').length],
      ['spa', spa],
      ['stock-control', 0],
      ['O2O Commerce', 0],
      ['INACTIVE', 0],
    ] as const) {
      await services.search.fill(typed)
      await services.expectCount(matching, all.length)
    }
  })
  await expect(page.getByRole('heading', { name: 'No platform service matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await services.expectCount(all.length, all.length)
  await services.search.fill('spa')
  await expectNoSeriousAxeViolations(page)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: `All that match (${spa}) as CSV` }).click()
  await expect(tray(page).getByRole('listitem').first()).toContainText(/Ready, /)
  await page.keyboard.press('Escape')
  await expect(tray(page)).toBeHidden()
  const [file] = await readdir(folders.downloads)
  const lines = (await readFile(path.join(folders.downloads, file ?? ''), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(spa + 1)
  expect(lines[0]).toContain('Service name,Slug name,Master service,Site type,Site option,Status')
})
