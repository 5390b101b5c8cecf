import { rm } from 'node:fs/promises'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { onlyFile } from '../sites/read-files.ts'
import { siteRows } from '../sites/site-list.ts'

test.use({ ownConsole: true })

if (HAS_KEYCHAIN) {
  test('the bell has a finished file over a restart, unseen as it was, until the file is gone', async ({ signedInAs, openConsole, folders }) => {
    const first = await signedInAs('ADMIN')
    await expect(siteRows(first.page).nth(3)).toBeVisible()
    await first.page.getByRole('button', { name: 'Export', exact: true }).click()
    await first.page.getByRole('menuitem', { name: 'This page (60) as CSV' }).click()
    await expect(first.page.getByRole('banner').getByRole('button', { name: /^News/ })).toHaveAccessibleName('News: 2 new')
    await first.close()

    const { page, close } = await openConsole()
    const bell = page.getByRole('banner').getByRole('button', { name: /^News/ })
    await expect(bell).toHaveAccessibleName('News: 2 new')
    await bell.click()
    await expect(page.getByRole('dialog', { name: 'News' }).getByRole('listitem')).toHaveText([/^3 licenses end within 30 days/, /^Sites .*\.csv/])
    await close()

    await rm(await onlyFile(folders.downloads, /^Sites .*\.csv$/))
    const last = await openConsole()
    await last.page.getByRole('banner').getByRole('button', { name: /^News/ }).click()
    await expect(last.page.getByRole('dialog', { name: 'News' }).getByRole('listitem')).toHaveText([/^3 licenses end within 30 days/])
  })
}
