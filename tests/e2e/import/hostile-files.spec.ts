import { strToU8, zipSync } from 'fflate'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { chooseFile, dryRunButton, ready } from './import-on-screen.ts'

/** Some hundred kilobytes that become 160 MB. */
const BOMB = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(160 * 1024 * 1024) }, { level: 9 }))

const FILES: readonly (readonly [string, string, string | Buffer, string])[] = [
  ['a workbook that is huge once unpacked', 'notes.xlsx', BOMB, 'The workbook is too large once it is unpacked. Save it as CSV.'],
  ['a workbook with another signature', 'notes.xlsx', 'Domain,Note', 'The file is no workbook that can be read. Save it as XLSX or CSV.'],
  [
    'an OpenDocument spreadsheet',
    'notes.ods',
    Buffer.from(zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') })),
    'The file is an OpenDocument spreadsheet (ODS). Save it as XLSX or CSV.',
  ],
  ['a web page with the name of a workbook', 'notes.xls', '<html><table><tr><td>Site', 'The file is a web page (HTML).'],
  ['bytes that are no text', 'notes.csv', Buffer.of(0, 1, 2, 0), 'The file is neither CSV nor XLSX.'],
  ['too many columns', 'notes.csv', `${'x,'.repeat(600)}x\n1,2\n`, 'The file has 601 columns; it can have 500.'],
]

test('a hostile file is refused with its reason, and a right one is read after it', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/import-notes')
  for (const [what, name, content, reason] of FILES) {
    await test.step(what, async () => {
      await chooseFile(page, name, content)
      await expect(page.getByRole('main').getByText(reason)).toBeVisible()
      await expect(dryRunButton(page)).toBeHidden()
    })
  }
  const rows = Array.from({ length: 20_000 }, (_, place) => `shop-7.shops.example,Onboarding,Note ${place}`)
  await chooseFile(page, 'notes.csv', ['Domain,Category,Note', ...rows].join('\n'))
  await expect(ready(page)).toHaveText('20,000 of 20,000 rows are ready')
  await expect(page.getByRole('main').getByText(/^The file /)).toBeHidden()
})
