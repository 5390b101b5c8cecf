import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { type HostName, launchConsole, type RunningConsole } from '../hosts/launch.ts'
import { BrowserRecord } from './browser-record.ts'
import { openAddress } from './open-address.ts'

/** The page of a window that keeps crashing: it has no script, and the bridge all the same. */
const STILL_PAGE = '/-/stopped'

const isSignIn = (address: string): boolean => new URL(address).searchParams.has('code_challenge')

interface Launched {
  readonly console: RunningConsole
  readonly browser: BrowserRecord
  readonly folder: string
  readonly folders: { readonly userData: string; readonly downloads: string }
}

/** How long a console may take to become as new, milliseconds; one that takes longer is replaced. */
const TIMEOUT = 10_000

/**
 * The platform and the console that the specs of a worker share, one after the other. After each spec the platform gets its first data back, and the
 * console forgets its user. The page stays: ending a session clears it, as on a shared computer. It is loaded again if
 * a spec
 * asks for that or the previous one resized the window. Whatever cannot be reset is replaced.
 */
export class SharedConsole {
  readonly #host: HostName
  #platform: LocalPlatform | undefined
  #launched: Launched | undefined
  #page: Page | undefined
  #isPageSpent = false

  constructor(host: HostName) {
    this.#host = host
  }

  /** The platform with its first data. */
  async platform(): Promise<LocalPlatform> {
    this.#platform ??= await startKept()
    return this.#platform
  }

  /**
   * The console signed in at an address, with no state from the previous spec. With `isFresh` the page is loaded after
   * the sign-in, over a new connection; until then the window shows a page without script. With `isSpoilt` no
   * other spec gets this page.
   */
  async open(
    userName: string,
    { at, isFresh, isSpoilt }: { readonly at: string; readonly isFresh: boolean; readonly isSpoilt: boolean },
  ): Promise<RunningConsole & { readonly browser: BrowserRecord }> {
    const { console, browser } = await this.#running()
    const page = this.#page ?? console.page
    const isLoaded = isFresh || this.#isPageSpent || this.#page === undefined
    if (isLoaded) await stop(page)
    const signedIn = page.evaluate(
      (address) => {
        // The router reads it when the session begins.
        if (address !== '/') window.history.replaceState(null, '', address)
        return window.bridge.identity.signIn()
      },
      isLoaded ? '/' : at,
    )
    await signInByForm(await browser.next(0, isSignIn), userName)
    const { ok } = await signedIn
    if (!ok) throw new Error(`${userName} could not sign in`)
    await rm(browser.file)
    this.#page = isLoaded ? await console.renew() : page
    this.#isPageSpent = isSpoilt
    if (isLoaded && at !== '/') await openAddress(this.#page, at)
    return { ...console, page: this.#page, browser }
  }

  /** Where the console keeps its data, and what the spec downloads. */
  async folders(): Promise<Launched['folders']> {
    return (await this.#running()).folders
  }

  /** To be called after each spec. */
  async putBack(): Promise<void> {
    if (!(await this.#hasForgotten())) await this.#closeConsole()
    if (this.#platform !== undefined && (await this.#platform.control?.reset()) !== true) await this.close()
  }

  async close(): Promise<void> {
    await this.#closeConsole()
    await this.#platform?.stop()
    this.#platform = undefined
  }

  async #running(): Promise<Launched> {
    this.#launched ??= await launch(this.#host, (await this.platform()).profileFile)
    return this.#launched
  }

  /** Lets the console forget. @returns whether it did: not when the spec ended it, or when something cannot be taken back in a running console */
  async #hasForgotten(): Promise<boolean> {
    const [launched, page] = [this.#launched, this.#page]
    if (launched === undefined || page === undefined || page.isClosed()) return false
    // Another size that the spec gave the window is taken back by no later call.
    this.#isPageSpent ||= page.viewportSize() !== null
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT, undefined).unref())
    return (await Promise.race([forgets(launched, page, this.#isPageSpent), late]).catch(() => false)) === true
  }

  async #closeConsole(): Promise<void> {
    const launched = this.#launched
    this.#launched = undefined
    this.#page = undefined
    if (launched === undefined) return
    await launched.console.close()
    await rm(launched.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function startKept(): Promise<LocalPlatform> {
  const platform = await startLocalPlatform({ size: 'small', test: true })
  platform.control?.keepStart()
  return platform
}

async function launch(host: HostName, profileFile: string): Promise<Launched> {
  const folder = await mkdtemp(path.join(tmpdir(), 'admin-console-'))
  const browser = new BrowserRecord(path.join(folder, 'browser.txt'))
  const folders = { userData: path.join(folder, 'user-data'), downloads: path.join(folder, 'downloads') }
  return {
    console: await launchConsole(host, { ...folders, browserRecord: browser.file, profileFile, environment: { ADMIN_CONSOLE_BROWSER_LIMIT: 'no' } }),
    browser,
    folder,
    folders,
  }
}

/** The window as the console opens it. */
const USUAL_WINDOW = { width: 1440, height: 900 }

const isStopped = (page: Page): boolean => new URL(page.url()).pathname === STILL_PAGE

async function stop(page: Page): Promise<void> {
  if (!isStopped(page)) await page.goto(new URL(STILL_PAGE, page.url()).href)
}

/** Nothing emulated: every feature is the system's again. */
const AS_THE_SYSTEM = { colorScheme: null, contrast: null, forcedColors: null, media: null, reducedMotion: null }

/** Whether a console has forgotten everything, and shows the sign-in screen. */
async function forgets({ browser, folders: { userData, downloads } }: Launched, page: Page, isSpent: boolean): Promise<boolean> {
  if (page.context().pages().length > 1) return false
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  page.removeAllListeners()
  if (isSpent) await stop(page)
  await page.emulateMedia(AS_THE_SYSTEM)
  if (page.viewportSize() !== null) await page.setViewportSize(USUAL_WINDOW)
  const hasForgotten = await page.evaluate(async () => {
    const { bridge } = window
    const notices = await bridge.shell.notices()
    const forgotten = await bridge.identity.forgetMe()
    const preferences = await bridge.preferences.write({ theme: 'system', sidebarFolded: false, compactRows: false, singleKeys: true, notifications: true })
    return forgotten.ok && preferences.ok && notices.ok && notices.value.length === 0
  })
  // The screens have gone, and with them what would still write into the storage.
  if (!isSpent) await page.getByText('Sign in in your browser').waitFor({ timeout: TIMEOUT })
  await page.evaluate(() => {
    window.localStorage.clear()
    window.sessionStorage.clear()
    // The user may go back to own entries, but not past one without an owner.
    window.history.pushState(null, '', '/')
    window.history.pushState(null, '', '/')
  })
  await rm(`${userData}.confirm`, { force: true })
  await rm(`${userData}.confirm.asked`, { force: true })
  await rm(downloads, { recursive: true, force: true })
  await rm(browser.file, { force: true })
  return hasForgotten && holdsNothing(userData)
}

const CHOICES = new Set(['theme', 'sidebarFolded', 'compactRows', 'singleKeys', 'notifications', 'chartsOpen', 'zoom'])

/** Whether no user has left anything: a spec may have signed in as several. */
function holdsNothing(userData: string): boolean {
  const files = readdirSync(userData, { recursive: true, encoding: 'utf8' })
  const preferences = files.includes('preferences.json') ? readFileSync(path.join(userData, 'preferences.json'), 'utf8') : '{}'
  // Users' parts are sealed. The plain file holds the settings of the machine only, which were put back.
  const isOfTheMachine = Object.keys(JSON.parse(preferences) as object).every((name) => CHOICES.has(name))
  return files.every((name) => !/\.sealed(?:\.last)?$/.test(name)) && isOfTheMachine
}
