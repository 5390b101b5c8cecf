import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { siteRows } from '../sites/site-list.ts'
import { download, expectOpened, filesButton, openTab, SITE, tray } from './files-tray.ts'

test('a tray that opened by itself closes with its tab and below a dialog, and does not come back', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(siteRows(page).nth(3)).toBeVisible()
  await download(page)
  await expectOpened(page)
  await openAddress(page, `/?payments=${SITE}&tab=subscription`)
  await expect(page.getByRole('tab', { name: 'Manage Subscription' })).toBeVisible()
  await expect(tray(page)).toHaveCount(0)

  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('tab') })
  await expect(filesButton(dialog)).toBeVisible()
  await download(page)
  await expectOpened(page)
  await openTab(dialog, ['Recurring Services'])
  await expect(tray(page)).toHaveCount(0)
  await openTab(dialog, ['Manage Subscription'])
  await expect(filesButton(dialog)).toBeVisible()
  await expect(tray(page)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(filesButton(page.getByRole('main'))).toBeVisible()
  await expect(tray(page)).toHaveCount(0)
})
