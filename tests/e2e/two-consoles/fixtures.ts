import path from 'node:path'
import type { Page } from '@playwright/test'
import { execute } from '#local-platform/testing/call.ts'
import { signIn as tokensOf } from '#local-platform/testing/sign-in.ts'
import { launchConsole } from '../../hosts/launch.ts'
import { BrowserRecord } from '../browser-record.ts'
import { test as base } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'

/** What the platform holds is compared loosely: what it must be is what the test says. */
type Stored = Record<string, any>

/** Another user, who saves while this console has the record open. */
export interface Colleague {
  /** Runs an operation of the platform as that user. */
  readonly run: (document: string, variables?: Readonly<Record<string, unknown>>) => Promise<Stored>
}

interface TwoConsoles {
  readonly colleague: Colleague
  /** Opens a second console with its own user data, signed in as a user; it needs `ownConsole`. */
  readonly secondConsole: (userName: string) => Promise<Page>
}

export const test = base.extend<TwoConsoles>({
  colleague: async ({ platform }, use) => {
    const { idToken } = await tokensOf(platform, 'support-lead@demo.example')
    await use({
      run: async (document, variables = {}) => {
        const { data, errors } = await execute<Stored>(platform, idToken, document, variables)
        if (errors !== undefined) throw new Error(JSON.stringify(errors))
        return data
      },
    })
  },

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
