import { dryRun, dryRunRow, expectFinished, openRun, outcomeRow } from '../bulk/bulk-on-screen.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { firstOf, siteReader } from '../sites/platform-sites.ts'
import { chooseFile, dryRunButton, fileRow, ready, startImport } from './import-on-screen.ts'
import { sheetParts, workbook } from './workbook.ts'

/** 31-03-2037 as a spreadsheet counts it. */
const LAST_OF_MARCH = { days: 50_130 }

const FILE = workbook([
  ['Domain', 'License till', 'GST No', 'Language'],
  ['shop-7.shops.example', LAST_OF_MARCH, 'GST-7', 'hindi'],
  ['a-9.shops.example', '', 'GST-9', ''],
])

const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`
/** Rows with a percentage, a duration, a two-digit year, a day with a zone, and an invisible character in an id. */
const SHOWN = workbook(
  [],
  sheetParts(
    [
      {
        name: 'Sites',
        rows: [
          `<row>${text('Domain')}${text('License till')}${text('Available WhatsApp')}</row>`,
          `<row>${text('shop-7.shops.example')}${text('31/03/37')}<c s="1"><v>0.5</v></c></row>`,
          `<row>${text('a-9.shops.example')}<c s="2"><v>1.5</v></c></row>`,
          `<row>${text('aditi-\u200Bexports-39.shops.example')}${text('2037-03-31T12:00:00Z')}</row>`,
        ].join(''),
      },
    ],
    '',
    '<cellXfs><xf/><xf numFmtId="9"/><xf numFmtId="46"/></cellXfs>',
  ),
)

test('cells are what the workbook shows of them, and days what was understood', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/import-sites')
  await chooseFile(page, 'values.xlsx', SHOWN)
  await expect(ready(page)).toHaveText('1 of 3 rows are ready')
  await expect(fileRow(page, 'shop-7.shops.example')).toContainText('50%')
  await expect(fileRow(page, 'shop-7.shops.example')).toContainText('Available WhatsApp needs a whole number.')
  await expect(fileRow(page, 'a-9.shops.example')).toContainText('36:00:00')
  await expect(fileRow(page, 'a-9.shops.example')).toContainText('License till needs a day, such as 2027-03-31.')
  await page.getByRole('switch', { name: 'Leave out rows with a problem' }).check()
  await dryRunButton(page).click()
  await expect(dryRunRow(page, 'aditi-exports-39.shops.example')).toContainText('License till: 31/03/2037')
  await expect(dryRun(page).getByText('Invisible characters were removed from 1 row')).toBeVisible()
})

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
