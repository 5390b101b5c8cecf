import { dryRunRow, expectFinished, openRun, outcomeRow } from '../bulk/bulk-on-screen.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { firstOf, siteReader } from '../sites/platform-sites.ts'
import { chooseFile, dryRunButton, fileRow, ready, startImport } from './import-on-screen.ts'
import { workbook } from './workbook.ts'

/** 31-03-2037 as a spreadsheet counts it. */
const LAST_OF_MARCH = { days: 50_130 }

const FILE = workbook([
  ['Domain', 'License till', 'GST No', 'Language'],
  ['shop-7.shops.example', LAST_OF_MARCH, 'GST-7', 'hindi'],
  ['a-9.shops.example', '', 'GST-9', ''],
])

if (HAS_KEYCHAIN) {
  test('values of sites come from a workbook with a day of its own, are shown from and to, and taken back by undo', async ({ signedInAs, platform }) => {
    const read = await siteReader(platform)
    const before = await read()
    const siteOf = (sites: typeof before, domain: string) => firstOf(sites, (site) => site.domain === domain)
    const { page } = await signedInAs('ADMIN')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Site values' }).click()
    await chooseFile(page, 'values.xlsx', FILE)
    await expect(ready(page)).toHaveText('2 of 2 rows are ready')
    await expect(fileRow(page, 'shop-7.shops.example')).toContainText('2037-03-31')
    await dryRunButton(page).click()
    await startImport(page, 'Change 2 sites')
    await expectFinished(page, '2 done')
    await expect(outcomeRow(page, 'shop-7.shops.example')).toContainText('GST No: GST-7')
    const after = await read()
    expect(siteOf(after, 'shop-7.shops.example')).toMatchObject({ tillDate: new Date(2037, 2, 31).getTime() / 1000 })
    expect(siteOf(after, 'a-9.shops.example')).toEqual(siteOf(before, 'a-9.shops.example'))

    await page.getByRole('button', { name: 'Undo (2)' }).click()
    await expect(dryRunRow(page, 'a-9.shops.example')).toContainText('GST No: GST-9')
    await startImport(page, 'Change 2 sites')
    await expect(openRun(page)).toHaveText(/^Undo, /)
    await expectFinished(page, '2 done')
    expect(await read()).toEqual(before)
  })
}
