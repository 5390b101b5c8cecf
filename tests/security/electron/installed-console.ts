import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ReleaseFeed } from '#main/updates/release-feed.test-support.ts'
import { test as base } from '../../e2e/fixtures.ts'

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
export const test = base.extend<{ readonly installed: Installed }>({
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

export const rows = (page: Page) => page.getByRole('grid').getByRole('row')
export const openUpdates = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: /^Updates…/ }).click()
}
