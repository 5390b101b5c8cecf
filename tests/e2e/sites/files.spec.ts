import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import { controlOf } from '../faults/control.ts'
import { expect, type Folders, type OpenConsole, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { COLUMN_TEXTS, type PlatformSite, siteReader } from './platform-sites.ts'
import { onlyFile, readCsv, readWorkbook } from './read-files.ts'
import { chooseFromMenu, columnTitles, expectSites, siteRows } from './site-list.ts'

const files = (page: Page) => page.getByRole('dialog', { name: 'Files' }).or(page.getByRole('group', { name: 'Files' }))

/** Of the formats of an export: the name of its file, and what reads it. */
const FORMATS = {
  CSV: { name: /^Sites .*\.csv/, read: readCsv },
  Excel: { name: /^Sites .*\.xlsx/, read: readWorkbook },
} as const

/** A text as a CSV file holds it: an apostrophe before what a spreadsheet would take for a formula. */
const cellText = (text: string): string => (/^-?\d+$/.test(text) ? text : text.replaceAll(/(^|[,;|\t\r\n])(?=\s*[=+\-@])/g, "$1'"))

/** Waits until the newest file stands in the tray, with what can be done with it. */
async function expectReady(page: Page, name: RegExp): Promise<void> {
  const entry = files(page).getByRole('listitem').first()
  await expect(entry).toContainText(name)
  await expect(entry).toContainText(/Ready, /)
  await expect(entry.getByRole('button', { name: /^Open / })).toBeEnabled()
  await expect(entry.getByRole('button', { name: /^Show .* in its folder$/ })).toHaveText('Show in folder')
}

test("the platform's own files: all sites and the inactive ones", async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)
  const head = ['Site Id', 'Business Name', 'Domain'] as const
  const textsOf = ({ siteId, companyName, domain }: PlatformSite) => [siteId, cellText(companyName ?? ''), domain]
  const columns = async (name: RegExp) => (await readCsv(await onlyFile(folders.downloads, name))).map((row) => row.slice(0, head.length))

  await test.step('"All Sites" [SLIST-033] [SLIST-035]', async () => {
    await chooseFromMenu(page, 'Download', 'All Sites')
    await expectReady(page, /^all-sites-.*\.csv/)
    expect(await columns(/^all-sites-.*\.csv$/)).toEqual([[...head], ...sites.map(textsOf)])
    expect(control.calls('DownloadAllSites')).toHaveLength(1)
    expect(control.calls('storage.getObject')).toHaveLength(1)
    await picture(page, 'downloaded')
    await page.keyboard.press('Escape')
  })

  await test.step('"Inactive Sites" [SLIST-034] [SLIST-035]', async () => {
    await chooseFromMenu(page, 'Download', 'Inactive Sites')
    await expectReady(page, /^inactive-sites-.*\.csv/)
    expect(await columns(/^inactive-sites-.*\.csv$/)).toEqual([[...head], ...sites.filter(({ enabled }) => enabled !== true).map(textsOf)])
    expect(control.calls('DownloadInactiveSites')).toHaveLength(1)
  })
})

async function openForExport({ page }: OpenConsole, platform: LocalPlatform, folders: Folders) {
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)
  /** Exports and gives what the file holds, header first. The file is removed. */
  const exportAs = async (scope: string, format: keyof typeof FORMATS): Promise<string[][]> => {
    await chooseFromMenu(page, 'Export', `${scope} as ${format}`)
    await expectReady(page, FORMATS[format].name)
    await page.keyboard.press('Escape')
    const file = await onlyFile(folders.downloads, FORMATS[format].name)
    const rows = await FORMATS[format].read(file)
    await rm(file)
    return rows
  }
  return { page, sites, exportAs }
}

const rowsOf = (titles: readonly string[], exported: readonly PlatformSite[]) =>
  exported.map((site) => titles.map((title) => COLUMN_TEXTS[title]?.(site) ?? ''))

test('an export holds only the columns that are shown and the sites that match, in their order', async ({ signedInAs, platform, folders }) => {
  const { page, sites, exportAs } = await openForExport(await signedInAs('ADMIN'), platform, folders)
  await openAddress(page, '/?status=Active&plan=Restaurant+Pro&plan=Starter&sort=-till&columns=till.customer.domain&size=25')
  const kept = sites
    .filter(({ enabled, planDetails }) => enabled && planDetails?.some(({ planName }) => planName === 'Restaurant Pro' || planName === 'Starter'))
    .toSorted((one, other) => (other.tillDate ?? 0) - (one.tillDate ?? 0))
  await expectSites(page, kept, sites.length)
  const titles = ['Business name', 'License end', 'Customer name', 'Domain']
  expect(await columnTitles(page)).toEqual(titles)
  const expected = rowsOf(titles, kept)
  expect(await exportAs(`All that match (${kept.length})`, 'CSV')).toEqual([titles, ...expected.map((row) => row.map(cellText))])
  expect(await exportAs(`All that match (${kept.length})`, 'Excel')).toEqual([titles, ...expected])
})

test('an export holds every site and column, the page or the selected rows', async ({ signedInAs, platform, folders }) => {
  const { page, sites, exportAs } = await openForExport(await signedInAs('ADMIN'), platform, folders)

  await test.step('every site and column', async () => {
    const titles = (await columnTitles(page)).flatMap((title) => (title === 'Business name' ? [title, 'Domain'] : title))
    const expected = rowsOf(titles, sites)
    expect(await exportAs('All that match (60)', 'CSV')).toEqual([titles, ...expected.map((row) => row.map(cellText))])
    expect(await exportAs('All that match (60)', 'Excel')).toEqual([titles, ...expected])
  })

  await test.step('the page, and the selected rows', async () => {
    await openAddress(page, '/?columns=domain&size=25&page=2')
    const titles = ['Business name', 'Domain']
    const second = sites.slice(25, 50)
    await expect(page.getByText('26-50 of 60', { exact: true })).toBeVisible()
    expect(await exportAs('This page (25)', 'CSV')).toEqual([titles, ...rowsOf(titles, second).map((row) => row.map(cellText))])
    await siteRows(page).nth(1).getByRole('checkbox').click()
    await siteRows(page).nth(3).getByRole('checkbox').click()
    await expect(page.getByText('2 selected')).toBeVisible()
    expect(await exportAs('Selected (2)', 'Excel')).toEqual([titles, ...rowsOf(titles, [second[1], second[3]] as PlatformSite[])])
  })
})
