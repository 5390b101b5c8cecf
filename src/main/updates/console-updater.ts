import { type AppUpdater, type BaseUpdater, CancellationToken, DebUpdater, MacUpdater, NsisUpdater, type ProgressInfo, RpmUpdater } from 'electron-updater'
import type { Logger } from '../log/logger.ts'
import { AppImageInPlace } from './app-image.ts'
import type { Installation } from './installation.ts'
import { type SignedFeed, SignedProvider } from './signed-provider.ts'
import type { FoundUpdate, UpdateSource } from './updates.ts'

/** Without a byte more for so long a download counts as cut, milliseconds. */
const STALLED = 120_000

export interface ConsoleUpdaterOptions extends SignedFeed {
  readonly installation: Installation
  /** Takes the place of the id that electron-updater makes for this installation: in a roll-out to less than so many per cent it is left out. */
  readonly place: number | undefined
  /** The build's `app-update.yml`: the publisher's name on Windows, the folder for downloads. */
  readonly configFile: string
  /** Ends the console, after all that must be written first; `onQuit` is called at the very end. */
  readonly quit: () => void
  readonly onQuit: (listener: () => void) => void
  /** Starts a program once this process has ended. */
  readonly relaunch: (program: string) => void
  readonly logger: Logger
  /** In tests, which run outside Electron: the updater. */
  readonly updater?: AppUpdater
  /** In tests: in place of `STALLED`. */
  readonly stalledAfter?: number
}

const KINDS = { nsis: NsisUpdater, mac: MacUpdater, appimage: AppImageInPlace, deb: DebUpdater, rpm: RpmUpdater } as const

/** electron-updater, as the console uses it: nothing is downloaded or installed by itself, and no metadata counts without its signature. */
export class ConsoleUpdater implements UpdateSource {
  readonly #options: ConsoleUpdaterOptions
  readonly #updater: AppUpdater
  #lastError: Error | undefined

  constructor(options: ConsoleUpdaterOptions) {
    this.#options = options
    const { installation, place, configFile, relaunch, logger, version, feed, ring, key, fetch, updater = new KINDS[installation]() } = options
    if (updater instanceof AppImageInPlace) updater.relaunch = relaunch
    updater.logger = {
      info: (text) => logger.info(`Update: ${text}`),
      warn: (text) => logger.warn(`Update: ${text}`),
      error: (text) => logger.warn(`Update: ${text}`),
    }
    updater.updateConfigPath = configFile
    updater.autoDownload = false
    updater.autoInstallOnAppQuit = false
    updater.disableWebInstaller = true
    // Whether there are updates at all is decided before; without this an unpackaged console would answer that there are none.
    updater.forceDevUpdateConfig = true
    if (place !== undefined) updater.isUserWithinRollout = ({ stagingPercentage = 100 }) => stagingPercentage >= place
    updater.setFeedURL({ provider: 'custom', updateProvider: SignedProvider, version, feed, ring, key, fetch })
    updater.on('error', (error) => {
      this.#lastError = error
    })
    this.#updater = updater
  }

  async find(): Promise<FoundUpdate | null> {
    const result = await this.#updater.checkForUpdates()
    if (result === null || !result.isUpdateAvailable) return null
    return { version: result.updateInfo.version, isWithdrawn: this.#updater.allowDowngrade }
  }

  async download(onProgress: (received: number, total: number) => void): Promise<void> {
    const stop = new CancellationToken()
    const { stalledAfter = STALLED } = this.#options
    let timer = setTimeout(() => stop.cancel(), stalledAfter)
    const progressed = ({ transferred, total }: ProgressInfo): void => {
      clearTimeout(timer)
      timer = setTimeout(() => stop.cancel(), stalledAfter)
      onProgress(transferred, total)
    }
    this.#updater.on('download-progress', progressed)
    try {
      await this.#updater.downloadUpdate(stop)
    } finally {
      clearTimeout(timer)
      this.#updater.off('download-progress', progressed)
    }
  }

  /** Ends the console and opens the new version. Throws while the old one still runs and goes on running. */
  install(): void {
    const { installation, quit, onQuit } = this.#options
    this.#lastError = undefined
    if (installation === 'nsis') {
      // The installer ends whatever still runs: it starts when everything is written.
      onQuit(() => (this.#updater as BaseUpdater).install(true, true))
      quit()
      return
    }
    this.#updater.quitAndInstall(false, true)
    // TypeScript does not see that the call may have reported one.
    const problem = this.#lastError as Error | undefined
    if (problem !== undefined) throw problem
  }

  /** Called with what goes wrong after `install` has returned: macOS checks the new version in the background. */
  onFailure(listener: (cause: Error) => void): void {
    this.#updater.on('error', listener)
  }
}
