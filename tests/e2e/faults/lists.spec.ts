import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, type Folders, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { controlOf } from './control.ts'

test.use({ ownConsole: true })

/** Names of the small platform that are awkward for one program or another. */
const AWKWARD = [
  '=HYPERLINK("https://evil.example","Click me")',
  'Joe\'s "Famous" Fish & Chips <est. 1953>',
  'Chai ☕ & Samosa 🥟 Corner',
  'حلويات النور',
  "N'Golo; DROP TABLE site;--",
]

const emptied = { operation: 'GetSitesAdmin', fault: 'wrong-shape', body: { data: { getSitesAdmin: [] } } } as const

test('a list of no site, of one, and of awkward names', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  control.addFault(emptied)
  const { page } = await signedInAs('ADMIN')
  const rows = page.getByRole('grid').getByRole('row')

  await test.step('no site: says so and offers the first', async () => {
    await expect(page.getByText('There are no sites yet')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create New Site' })).toHaveCount(2)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'no-sites')
  })

  await test.step('an export of nothing is not offered', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: /^All that match .*as CSV$/ })).toBeDisabled()
    await page.keyboard.press('Escape')
  })

  await test.step('all sites, names as they are', async () => {
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    for (const name of AWKWARD) await expect(page.getByRole('gridcell', { name: name.slice(0, 12) }).first()).toBeVisible()
  })

  await test.step('one site', async () => {
    await page.getByPlaceholder('Search business').fill(AWKWARD[0] ?? '')
    await expect(page.getByText('1 of 60')).toBeVisible()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Clear all' }).click()
  })

  await test.step('exports hold text, never a formula', async () => {
    const csv = await readFile(await exportAs(page, folders, 'CSV'), 'utf8')
    expect(csv.startsWith('\ufeff')).toBe(true)
    const cells = Papa.parse<string[]>(csv.slice(1)).data.flat()
    expect(cells).toEqual(expect.arrayContaining([`'${AWKWARD[0]}`, ...AWKWARD.slice(1, 4), "N'Golo; DROP TABLE site;'--", "'-1+1", "'+cmd|calc"]))
    expect(cells.filter((cell) => /^[=@]/.test(cell))).toEqual([])

    const workbook = await exportAs(page, folders, 'Excel')
    const unpacked = await mkdtemp(path.join(path.dirname(folders.userData), 'workbook-'))
    execFileSync('python3', ['-m', 'zipfile', '-e', workbook, unpacked])
    const sheet = await readFile(path.join(unpacked, 'xl', 'worksheets', 'sheet1.xml'), 'utf8')
    expect(sheet).not.toContain('<f>')
    expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(')
    for (const name of ['Chai ☕ &amp; Samosa 🥟 Corner', 'حلويات النور']) expect(sheet).toContain(name)
  })
})

test('an export whose folder vanishes says so and can be made again', async ({ signedInAs, folders }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()

  // The console's own export of 60 sites is over before a folder can be taken from it: the same three calls, with time between them.
  const id = await page.evaluate(async () => {
    const { bridge } = window as unknown as { bridge: Bridge }
    const begun = await bridge.files.beginExport({ name: 'Sites', format: 'csv', columns: [{ title: 'Business name', kind: 'text' }] })
    return begun.ok ? begun.value.id : begun.error.message
  })
  await rm(folders.downloads, { recursive: true })
  const end = await page.evaluate(async (started) => {
    const { bridge } = window as unknown as { bridge: Bridge }
    await bridge.files.appendExport({ id: started, rows: [['Meenakshi Restaurant']] })
    return bridge.files.finishExport({ id: started })
  }, id)
  expect(end).toEqual({ ok: false, error: { kind: 'storage', message: 'The downloads folder is no longer there. Try again.' } })
  await expect(page.getByText('The downloads folder is no longer there. Try again.')).toBeVisible()

  await page.keyboard.press('Escape')
  expect(path.basename(await exportAs(page, folders, 'CSV'))).toMatch(/^Sites .*\.csv$/)
})

/** Exports everything that matches and gives the file's path. */
async function exportAs(page: Page, { downloads }: Folders, format: 'CSV' | 'Excel'): Promise<string> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^All that match .*as ${format}$`) }).click()
  const ending = format === 'CSV' ? '.csv' : '.xlsx'
  const files = async () => (await readdir(downloads).catch(() => [])).filter((file) => file.endsWith(ending))
  await expect.poll(files).toHaveLength(1)
  // The tray of files, which opens by itself, lies over the button of the next export.
  const ready = page.getByText(/^Ready, /).first()
  await expect(ready).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ready).toBeHidden()
  return path.join(downloads, (await files())[0] ?? '')
}
