import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { onlyFile, readCsv, readWorkbook } from '../sites/read-files.ts'
import { chooseFromMenu } from '../sites/site-list.ts'
import { chooseFile, ready } from './import-on-screen.ts'

test.use({ ownConsole: true })

const TEMPLATE = [
  ['Email', 'Name', 'Contact Number', 'Role', 'User Permissions'],
  ['asha@company.example', 'Asha Rao', '9876543210', 'Support executive', 'site.view_site_list; site.edit_site'],
]

test('the template has the headings and one example as CSV and XLSX, and is read as it is', async ({ signedInAs, folders }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/import-users')
  const tray = page.getByRole('dialog', { name: 'Files' }).or(page.getByRole('group', { name: 'Files' }))
  await chooseFromMenu(page, 'Template', 'Template as CSV')
  await expect(tray.getByRole('listitem').first()).toContainText(/Template for users .*\.csv/)
  await expect(tray.getByRole('listitem').first()).toContainText(/Ready, /)
  await page.keyboard.press('Escape')
  const rows = await readCsv(await onlyFile(folders.downloads, /^Template for users .*\.csv$/))
  expect(rows).toEqual(TEMPLATE)

  await chooseFromMenu(page, 'Template', 'Template as XLSX')
  await expect(tray.getByRole('listitem').first()).toContainText(/Template for users .*\.xlsx/)
  await expect(tray.getByRole('listitem').first()).toContainText(/Ready, /)
  await page.keyboard.press('Escape')
  expect(readWorkbook(await onlyFile(folders.downloads, /^Template for users .*\.xlsx$/))).toEqual(TEMPLATE)

  await chooseFile(page, 'filled.csv', rows.map((cells) => cells.join(',')).join('\n'))
  await expect(ready(page)).toHaveText('1 of 1 rows are ready')
})
