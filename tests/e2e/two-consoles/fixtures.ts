import path from 'node:path'
import type { Page } from '@playwright/test'
import { launchConsole } from '../../hosts/launch.ts'
import { BrowserRecord } from '../browser-record.ts'
import { test as base } from '../fixtures.ts'
import { PlatformUser } from '../platform-user.ts'
import { signIn } from '../sign-in.ts'

interface TwoConsoles {
  /** Another user, who saves while this console has the record open. */
  readonly colleague: PlatformUser
  /** Opens a second console with its own user data, signed in as a user; it needs `ownConsole`. */
  readonly secondConsole: (userName: string) => Promise<Page>
}

export const test = base.extend<TwoConsoles>({
  colleague: ({ platform }, use) => use(new PlatformUser(platform, 'support-lead@demo.example')),

  secondConsole: async ({ host, folders, platform }, use) => {
    const folder = path.join(path.dirname(folders.userData), 'second')
    const browser = new BrowserRecord(path.join(folder, 'browser.txt'))
    const close: (() => Promise<void>)[] = []
    await use(async (userName) => {
      const opened = await launchConsole(host, {
        userData: path.join(folder, 'user-data'),
        downloads: path.join(folder, 'downloads'),
        browserRecord: browser.file,
        profileFile: platform.profileFile,
        environment: {},
        args: [],
      })
      close.push(opened.close)
      await signIn({ page: opened.page, browser }, userName)
      return opened.page
    })
    for (const one of close) await one()
  },
})

export { expect } from '@playwright/test'
