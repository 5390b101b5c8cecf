import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { controlOf } from './control.ts'

test.use({ ownConsole: true })

const OBJECT = 'storage.getObject'
const ADMIN = 'admin@demo.example'

async function download(page: Page, which: 'All Sites' | 'Inactive Sites' = 'All Sites'): Promise<void> {
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('menuitem', { name: which }).click()
}

/** The newest file of the open tray. */
const newest = (page: Page) => page.getByRole('group', { name: 'Files' }).getByRole('listitem').first()

test('a downloads folder that takes no file is said', async ({ openConsole, folders }) => {
  const occupied = path.join(path.dirname(folders.downloads), 'occupied')
  await writeFile(occupied, '')
  // Read-only even for root.
  const unwritable = process.platform === 'linux' ? '/sys' : path.parse(process.cwd()).root

  const first = await openConsole({ environment: { ADMIN_CONSOLE_DOWNLOADS: occupied } })
  await signIn(first, ADMIN)
  await download(first.page)
  await expect(newest(first.page)).toContainText('There is a file where the downloads folder should be. Move it away and try again.')
  await first.close()

  const second = await openConsole({ environment: { ADMIN_CONSOLE_DOWNLOADS: unwritable } })
  if (process.env['ADMIN_CONSOLE_TEST_KEYCHAIN'] === 'none') await signIn(second, ADMIN)
  await download(second.page)
  await expect(newest(second.page)).toContainText(/The console may not write to the downloads folder|The downloads folder is read-only/)
  await second.page.keyboard.press('Escape')
  await second.page.getByRole('button', { name: 'Export', exact: true }).click()
  await second.page.getByRole('menuitem', { name: /^All that match .*as CSV$/ }).click()
  await expect(second.page.getByText(/^The console may not write to the downloads folder.*|^The downloads folder is read-only.*/).last()).toBeVisible()
})

test('a link to a server that the profile does not name is not followed', async ({ openConsole, platform, folders }) => {
  const profileFile = path.join(path.dirname(folders.userData), 'other-hosts.json')
  await mkdir(folders.downloads, { recursive: true })
  await writeFile(profileFile, JSON.stringify({ ...platform.profile, storage: { ...platform.profile.storage, downloadHosts: ['files.example'] } }))
  const console = await openConsole({ profileFile })
  await signIn(console, ADMIN)
  await download(console.page)
  const told = 'The platform answered with a link to a server that is not in the connection profile. Nothing was downloaded.'
  await expect(console.page.getByText(told, { exact: true })).toBeVisible()
  expect(controlOf(platform).calls(OBJECT)).toEqual([])
  expect(await readdir(folders.downloads)).toEqual([])
})
