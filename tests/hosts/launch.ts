import { launchChromiumHost } from './launch-chromium-host.ts'
import { launchElectron } from './launch-electron.ts'
import type { LaunchOptions, RunningConsole } from './launch-options.ts'

export type { RunningConsole } from './launch-options.ts'

/** Where the console's window is drawn: by Electron, the product, or by an installed Chromium (`chromium/README.md`). */
export type HostName = 'electron' | 'chromium-host'

/** Starts the built console (`npm run build`) and resolves when its window is there. */
export function launchConsole(host: HostName, options: LaunchOptions): Promise<RunningConsole> {
  return host === 'electron' ? launchElectron(options) : launchChromiumHost(options)
}
