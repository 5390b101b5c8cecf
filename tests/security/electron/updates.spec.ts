import { access, chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ReleaseFeed } from '#main/updates/release-feed.test-support.ts'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../../e2e/axe.ts'
import { controlOf } from '../../e2e/faults/control.ts'
import { test as base, expect } from '../../e2e/fixtures.ts'
import { RechargeOnScreen } from '../../e2e/money/recharge-on-screen.ts'
import { openAddress } from '../../e2e/open-address.ts'
import type { Stored } from '../../e2e/payments/stored-services.ts'
import { StoredWallets } from '../../e2e/payments/stored-wallet.ts'
import { picture } from '../../e2e/picture.ts'
import { signIn } from '../../e2e/sign-in.ts'

interface Installed {
  readonly feed: ReleaseFeed
  /** What the console is started with: an AppImage of version 0.1.0 and the build's feed. */
  readonly environment: Readonly<Record<string, string>>
  /** The file that is the program. */
  readonly program: string
  /** A program that writes down that it was started. */
  readonly newProgram: string
  readonly started: string
}

/** electron-updater itself, in Electron, with a feed on loopback; what it installs is a script. */
const test = base.extend<{ readonly installed: Installed }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  installed: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'admin-console-installed-'))
    const program = path.join(folder, 'Admin-Console.AppImage')
    const started = path.join(folder, 'started')
    await writeFile(program, 'version 0.1.0')
    await chmod(program, 0o755)
    const feed = await ReleaseFeed.open(path.join(folder, 'build'))
    const environment = { ADMIN_CONSOLE_UPDATES: path.join(folder, 'build'), APPIMAGE: program, XDG_CACHE_HOME: path.join(folder, 'cache') }
    await use({ feed, environment, program, newProgram: `#!/bin/sh\necho "version 0.2.0" > '${started}'\n`, started })
    await feed.close()
  },
})

test.use({ ownConsole: true })

const rows = (page: Page) => page.getByRole('grid').getByRole('row')
const openUpdates = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: /^Updates…/ }).click()
}

test('an update is downloaded in the background, installed on demand, and the console comes back to its screen', async ({ openConsole, installed }) => {
  const { feed, environment, program, newProgram, started } = installed
  feed.publish({ version: '0.2.0', program: newProgram })
  const console = await openConsole({ environment })
  const { page } = console
  await signIn(console, 'admin@demo.example')
  await expect(rows(page).nth(1)).toBeVisible()
  expect(feed.requests).toEqual([])
  await openAddress(page, '/renewal-dashboard?month=5')

  const dialog = page.getByRole('dialog', { name: 'Updates' })
  await openUpdates(page)
  await dialog.getByRole('button', { name: 'Check for updates' }).click()
  await expect(dialog.getByText('Version 0.2.0 is ready: restart to update.')).toBeVisible()
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'update-ready')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadableColours(page)
  await picture(page, 'update-ready-dark')
  await dialog.getByRole('button', { name: 'Later' }).click()
  await expect(dialog).toBeHidden()
  await picture(page, 'update-button-dark')
  expect(await readFile(program, 'utf8')).toBe('version 0.1.0')

  await page.getByRole('button', { name: 'Update ready' }).press('Enter')
  await dialog.getByRole('button', { name: 'Restart and update' }).focus()
  // The console may be gone before the press has ended.
  const ended = page.waitForEvent('close')
  void page.keyboard.press('Enter').catch(() => undefined)
  await ended
  await expect.poll(() => readFile(started, 'utf8').catch(() => '')).toBe('version 0.2.0\n')
  expect(await readFile(program, 'utf8')).toBe(newProgram)
  await console.close()

  const { page: again } = await openConsole({ environment })
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Renewal Dashboard')
  expect(new URL(again.url()).search).toBe('?month=5')
})

test('a payment of unknown outcome blocks the restart and is named', async ({ openConsole, installed, platform }) => {
  const { feed, environment, program, newProgram, started } = installed
  feed.publish({ version: '0.2.0', program: newProgram })
  const console = await openConsole({ environment })
  const { page } = console
  await signIn(console, 'admin@demo.example')
  await expect(rows(page).nth(1)).toBeVisible()
  const [site] = (await new StoredWallets(platform).sitesWith('INR', 1)) as [Stored]
  controlOf(platform).addFault({ operation: 'SiteWalletRechargeByAdmin', fault: 'refuse' })
  const recharge = await RechargeOnScreen.open(page, site, '500', 'Before the update')
  await recharge.press('click')
  await expect(recharge.outcome).toContainText('The platform did not answer.')
  await recharge.leave()

  await openUpdates(page)
  const dialog = page.getByRole('dialog', { name: 'Updates' })
  await dialog.getByRole('button', { name: 'Check for updates' }).click()
  await dialog.getByRole('button', { name: 'Restart and update' }).click()
  const reason = dialog.getByRole('alert')
  await expect(reason).toContainText('The console cannot restart yet')
  await expect(reason).toContainText(`A recharge of ₹500.00 for ${site['domain']}: we don't know yet whether it went through.`)
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'update-blocked')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadableColours(page)
  await picture(page, 'update-blocked-dark')
  expect(await readFile(program, 'utf8')).toBe('version 0.1.0')
  await expect(access(started)).rejects.toThrow('ENOENT')
})

test('a cut download and a release with a foreign signature say why, and Retry gets the right one', async ({ openConsole, installed }) => {
  const { feed, environment, newProgram } = installed
  const console = await openConsole({ environment })
  const { page } = console
  await signIn(console, 'admin@demo.example')
  feed.publish({ version: '0.2.0', program: newProgram, fault: 'foreign-key' })
  await openUpdates(page)
  const dialog = page.getByRole('dialog', { name: 'Updates' })
  await dialog.getByRole('button', { name: 'Check for updates' }).click()
  await expect(dialog.getByText('The update is not signed by the publisher of this console.')).toBeVisible()
  await picture(page, 'update-refused')
  feed.publish({ version: '0.2.0', program: newProgram, fault: 'cut' })
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByText('The download was interrupted. Nothing was installed.')).toBeVisible()
  feed.publish({ version: '0.2.0', program: newProgram })
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByText('Version 0.2.0 is ready: restart to update.')).toBeVisible()
})
