import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, type Page, type TestInfo } from '@playwright/test'
import { type LocalPlatform, type LocalPlatformOptions, startLocalPlatform } from '#local-platform/start.ts'
import type { Role } from '#shared/domain/role.ts'
import { type HostName, launchConsole, type RunningConsole } from '../hosts/launch.ts'
import { SentOperations } from '../recorded/sent-operations.ts'
import { BrowserRecord } from './browser-record.ts'
import { openAddress } from './open-address.ts'
import { withAllPixels } from './pixels.ts'
import { SharedConsole } from './shared-console.ts'
import { signIn, userNameOf } from './sign-in.ts'

/** The base of every end-to-end spec: a local platform, a user-data folder and a downloads folder of the test's own. */

export interface HostOption {
  readonly host: HostName
}

export interface PlatformOption {
  /** What the test's local platform holds: `test.use({ platformOptions: { size: 'large' } })`. */
  readonly platformOptions: Partial<LocalPlatformOptions>
}

export interface MotionOption {
  /**
   * Whether dialogs, menus and notifications fade and slide. Otherwise the page sees a user who asked the system for less motion: without a graphics card
   * every frame costs the processor, in Electron a third of a run.
   */
  readonly motion: boolean
}

/** What a test may set when it opens the console itself. */
export interface OpenOptions {
  /** A connection profile in place of the local platform's; null: none at all. */
  readonly profileFile?: string | null
  readonly environment?: Readonly<Record<string, string>>
  /** More of the command line. */
  readonly args?: readonly string[]
}

export interface Folders {
  readonly userData: string
  readonly downloads: string
}

/** A window of the console, and the browser it opens addresses in. */
export interface OpenConsole extends RunningConsole {
  readonly page: Page
  readonly browser: BrowserRecord
}

interface Fixtures {
  readonly platform: LocalPlatform
  /** Of the worker's console, or of an own one. */
  readonly folders: Folders
  /** Opens an own console; it is closed at the test's end. Opened twice, it has the same user data. */
  readonly openConsole: (options?: OpenOptions) => Promise<OpenConsole>
  /** A console that is signed in, through the real provider, as the demo user of a role or as a user by name: the worker's, or an own one. */
  readonly signedInAs: (user: Role | `${string}@${string}`, landing?: Landing) => Promise<OpenConsole>
}

export interface Landing {
  /** The address that opens with the sign-in, `/` by default. A screen that the spec does not need costs 0.3 seconds. */
  readonly at?: string
}

/** How a spec gets its console. */
export interface ConsoleOption {
  /**
   * `test.use({ ownConsole: true })`: a process, a platform and folders of the test's own, for what starts, ends or looks into them. Otherwise the
   * worker's console and platform, as new.
   */
  readonly ownConsole: boolean
  /**
   * `test.use({ spoilsPage: true })`: attacks on the page of the worker's console, which is loaded before and after.
   */
  readonly spoilsPage: boolean
}

interface WorkerFixtures {
  readonly shared: SharedConsole
  /** What the worker's consoles sent; kept among the results for `npm run recorded`. */
  readonly sentOperations: SentOperations
}

export { expect } from '@playwright/test'

export const test = base.extend<Fixtures & PlatformOption & ConsoleOption & MotionOption, HostOption & WorkerFixtures>({
  host: ['chromium-host', { option: true, scope: 'worker' }],
  platformOptions: [{}, { option: true }],
  ownConsole: [false, { option: true }],
  spoilsPage: [false, { option: true }],
  motion: [true, { option: true }],

  shared: [
    async ({ host }, use) => {
      const shared = new SharedConsole(host)
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],

  sentOperations: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { project, workerIndex }) => {
      const sent = new SentOperations()
      await use(sent)
      sent.save(project.outputDir, workerIndex)
    },
    { scope: 'worker' },
  ],

  platform: async ({ ownConsole, platformOptions, shared, sentOperations }, use) => {
    if (!isOwn(ownConsole, platformOptions)) {
      const platform = await shared.platform()
      watchJournal(sentOperations, platform)
      await use(platform)
      await shared.putBack()
      return
    }
    const platform = await startLocalPlatform({ size: 'small', test: true, ...platformOptions })
    watchJournal(sentOperations, platform)
    await use(platform)
    await platform.stop()
  },

  folders: async ({ ownConsole, platformOptions, shared }, use) => {
    if (!isOwn(ownConsole, platformOptions)) {
      await use(await shared.folders())
      return
    }
    const folder = await mkdtemp(path.join(tmpdir(), 'admin-console-'))
    await use({ userData: path.join(folder, 'user-data'), downloads: path.join(folder, 'downloads') })
    // A browser that has just ended may still be writing its last file.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },

  openConsole: async ({ host, platform, platformOptions, folders, motion }, use, testInfo) => {
    const running: OpenConsole[] = []
    const browser = new BrowserRecord(path.join(path.dirname(folders.userData), 'browser.txt'))
    await use(async ({ profileFile = platform.profileFile, environment = {}, args = [] } = {}) => {
      const isLong = platformOptions.size !== undefined
      const console = await launchConsole(host, { ...folders, browserRecord: browser.file, profileFile, environment, args, isLong })
      if (!motion) await reduceMotion(console)
      const open = { ...console, browser, close: once(console.close) }
      running.push(open)
      return open
    })
    for (const [index, console] of running.entries()) {
      await keepEvidence(console, index, testInfo)
      await console.close()
    }
  },

  signedInAs: async ({ openConsole, ownConsole, spoilsPage, platformOptions, shared, motion }, use, testInfo) => {
    const isShared = !isOwn(ownConsole, platformOptions)
    const opened: OpenConsole[] = []
    await use(async (user, { at = '/' } = {}) => {
      if (isShared && opened.length === 0) {
        const console = await shared.open(userNameOf(user), { at, isFresh: spoilsPage || takesFreshPage(testInfo.title), isSpoilt: spoilsPage })
        opened.push(console)
        if (!motion) await reduceMotion(console)
        return console
      }
      const console = await openConsole()
      if (at !== '/') await openAddress(console.page, at)
      await signIn(console, userNameOf(user))
      return console
    })
    for (const [index, console] of opened.entries()) await keepEvidence(console, index, testInfo)
  },
})

const watchJournal = (sent: SentOperations, { control }: LocalPlatform): void => {
  if (control !== null) sent.watch(control.journal)
}

const isOwn = (ownConsole: boolean, platformOptions: object): boolean => ownConsole || Object.keys(platformOptions).length > 0

/** One spec in ten, chosen by a hash of its title, gets a freshly loaded page, so that state leaked by others shows. */
const takesFreshPage = (title: string): boolean => createHash('sha256').update(title).digest().readUInt8(0) % 10 === 0

const reduceMotion = ({ page }: RunningConsole): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' })

/** Closing it twice is closing it once. */
function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => {
    closing ??= close()
    return closing
  }
}

/** How long a page may take to be described, milliseconds: one that hangs never does. */
const DESCRIBED_IN = 10_000

/** After a failure: what the process printed, and the window as a screen reader has it and as a picture, unless it is gone. Playwright's own are of later. */
async function keepEvidence(console: OpenConsole, index: number, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return
  await testInfo.attach(`log-${index}`, { body: console.log(), contentType: 'text/plain' })
  const { page } = console
  // A closed window is said: the page that Playwright shows in its place is of another console.
  const body = page.isClosed()
    ? '- text: The window is closed.'
    : await page
        .locator('body')
        .ariaSnapshot({ timeout: DESCRIBED_IN })
        .catch((cause: unknown) => String(cause))
  await testInfo.attach(`page-${index}`, { body, contentType: 'text/yaml' })
  if (page.isClosed()) return
  await testInfo.attach(`window-${index}`, { body: await withAllPixels(page, () => page.screenshot()), contentType: 'image/png' })
}
