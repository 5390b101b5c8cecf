import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { onlyFile, readCsv, readWorkbook } from '../sites/read-files.ts'
import { chooseFromMenu } from '../sites/site-list.ts'
import { chooseFile, ready } from './import-on-screen.ts'

const USERS = [
  ['Email', 'Name', 'Contact Number', 'Role', 'User Permissions'],
  ['asha@company.example', 'Asha Rao', '9876543210', 'Support executive', 'site.view_site_list; site.edit_site'],
]
const NOTES = [
  ['Site', 'Notes Category', 'Notes'],
  ['aditi.example', 'Onboarding', 'Wants a second outlet'],
]
const PRICES = [
  ['Partner', 'Plan or addon', 'Service', 'Site Option', 'Annual Amount', 'Renewal Amount', 'Note'],
  ['cp@demo.example', 'Growth', 'Plan', 'Commerce', '11999.00', '8999.50', ''],
]
/** The first columns of many. */
const NEW_SITES = [
  ['Sub Domain', 'Domain', 'Customer Name', 'Company Name', 'Email', 'Mobile', 'User Name'],
  ['aditi', 'shops.example', 'Aditi Kapoor', 'Aditi Kitchen', 'aditi@mail.example', '9876543210', 'aditi.k'],
]
const SITE_VALUES = [
  ['Site', 'Status', 'Sales Person', 'Support Account Manager', 'Approval discount'],
  ['aditi.example', 'Active', 'Aisha Bello', 'Anita Deshmukh', 'Yes'],
]

/** Saves the template of the open import, and waits until it is written. */
async function saveTemplate(page: Page, format: 'CSV' | 'XLSX'): Promise<void> {
  const tray = page.getByRole('dialog', { name: 'Files' }).or(page.getByRole('group', { name: 'Files' }))
  await chooseFromMenu(page, 'Template', `Template as ${format}`)
  await expect(tray.getByRole('listitem').first()).toContainText(new RegExp(`Template for .*\\.${format.toLowerCase()}Ready, `))
  await page.keyboard.press('Escape')
  await expect(tray).toBeHidden()
}

/** The template as a file again; its example names a site and a plan that the platform has. */
const asFile = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.join(','))
    .join('\n')
    .replace('aditi.example', 'aditi-exports-39.shops.example')
    .replace('Growth,Plan,Commerce', 'Growth,Plan,Restaurant')

test('each import has a template with the headings and one example, and reads it as it is', { tag: '@daily' }, async ({ signedInAs, folders }) => {
  const { page } = await signedInAs('ADMIN', { at: '/import-users' })
  const written = (name: string): Promise<string> => onlyFile(folders.downloads, new RegExp(`^Template for ${name} .*`))

  await test.step('users, as XLSX and as CSV', async () => {
    await saveTemplate(page, 'XLSX')
    expect(readWorkbook(await onlyFile(folders.downloads, /^Template for users .*\.xlsx$/))).toEqual(USERS)
    await saveTemplate(page, 'CSV')
    const rows = await readCsv(await onlyFile(folders.downloads, /^Template for users .*\.csv$/))
    expect(rows).toEqual(USERS)
    await chooseFile(page, 'filled.csv', asFile(rows))
    await expect(ready(page)).toHaveText('1 of 1 row is ready')
  })
  await test.step('notes', async () => {
    await openAddress(page, '/import-notes')
    await saveTemplate(page, 'CSV')
    const rows = await readCsv(await written('notes'))
    expect(rows).toEqual(NOTES)
    await chooseFile(page, 'filled.csv', asFile(rows))
    await expect(ready(page)).toHaveText('1 of 1 row is ready')
  })
  await test.step('prices of partners', async () => {
    await openAddress(page, '/import-mappings')
    await saveTemplate(page, 'CSV')
    const rows = await readCsv(await written('partner prices'))
    expect(rows).toEqual(PRICES)
    await chooseFile(page, 'filled.csv', asFile(rows))
    await expect(ready(page)).toHaveText('1 of 1 row is ready')
  })
  await test.step('new sites', async () => {
    await openAddress(page, '/import-new-sites')
    await saveTemplate(page, 'CSV')
    const rows = await readCsv(await written('new sites'))
    expect(rows.map((cells) => cells.slice(0, 7))).toEqual(NEW_SITES)
    await chooseFile(page, 'filled.csv', asFile(rows))
    await expect(ready(page)).toHaveText('1 of 1 row is ready')
  })
  await test.step('values of sites', async () => {
    await openAddress(page, '/import-sites')
    await saveTemplate(page, 'CSV')
    const rows = await readCsv(await written('site values'))
    expect(rows.map((cells) => cells.slice(0, 5))).toEqual(SITE_VALUES)
    await chooseFile(page, 'filled.csv', asFile(rows))
    await expect(ready(page)).toHaveText('1 of 1 row is ready')
  })
})
