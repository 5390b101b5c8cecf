import type { Page } from 'playwright'

export interface LaunchOptions {
  readonly userData: string
  readonly downloads: string
  /** File that takes the addresses the console would open in the system browser, one a line. */
  readonly browserRecord: string
  /** The connection profile given with `--profile`; null starts without one. */
  readonly profileFile: string | null
  /** More of the command line. */
  readonly args?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Drawn and compiled as on the user's machine. Otherwise without the GPU process's work, which without a graphics card is a tenth of a test run. */
  readonly isMeasured?: boolean
  /** Works long enough for the code that V8 optimizes to earn that back: on a platform of many records. */
  readonly isLong?: boolean
}

/**
 * Pixels a CSS pixel where `npm test` runs without `--all`: a quarter of the pixels in the same layout. Without a
 * graphics card the processor draws each of them.
 */
export const SCALE = process.env['ADMIN_CONSOLE_DAILY'] === '1' ? '0.5' : undefined

/** A console that was started for a test. */
export interface RunningConsole {
  readonly page: Page
  /** Ends the page's process as a crash would, and answers with the page as it comes back: Playwright's `page` is dead then. */
  readonly crashRenderer: () => Promise<Page>
  /** Loads the console's first address and reaches it by a new connection: nothing that was set on the page before is left. */
  readonly renew: () => Promise<Page>
  /** Ends the console as a power cut would: nothing gets a chance to finish. */
  readonly kill: () => Promise<void>
  /** What the process printed so far. */
  readonly log: () => string
  /** Closes the console as a user does and waits until its process has ended. */
  readonly close: () => Promise<void>
}

/** The command line that the options mean, without the program's own part. */
export const consoleArguments = ({ profileFile, args = [] }: LaunchOptions): string[] => [...(profileFile === null ? [] : ['--profile', profileFile]), ...args]

/** Of the environment of a test run, not of its consoles: the developer's own profile, and where Node keeps the tests as it compiled them. */
const LEFT_OUT: ReadonlySet<string> = new Set(['ADMIN_CONSOLE_PROFILE', 'NODE_COMPILE_CACHE'])

/** The environment that the options mean. */
export function consoleEnvironment({ userData, downloads, browserRecord, environment = {} }: LaunchOptions): Record<string, string> {
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined && !LEFT_OUT.has(entry[0]))
  return {
    // Without a session bus libsecret would start one over X11 and wait for it; Electron says the same by itself.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    ...Object.fromEntries(own),
    ADMIN_CONSOLE_USER_DATA: userData,
    ADMIN_CONSOLE_DOWNLOADS: downloads,
    ADMIN_CONSOLE_OPEN_BROWSER: browserRecord,
    // Main's own confirmations count as given, until a test writes `no` into this file.
    ADMIN_CONSOLE_CONFIRM: `${userData}.confirm`,
    ...environment,
  }
}
