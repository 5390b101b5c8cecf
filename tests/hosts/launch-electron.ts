import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { _electron } from '@playwright/test'
import { electronCommand } from '#scripts/prepare/electron-command.ts'
import { findElectron } from '#scripts/prepare/electron-runtime.ts'
import { ROOT } from '#scripts/root.ts'
import { crashAndReconnect, type DevToolsPage } from './devtools-page.ts'
import { consoleArguments, consoleEnvironment, type LaunchOptions, type RunningConsole } from './launch-options.ts'

/** Starts the console in Electron; see `launchConsole`. */
export async function launchElectron(options: LaunchOptions): Promise<RunningConsole> {
  const executable = findElectron()
  if (executable === undefined) throw new Error('There is no Electron runtime: set ELECTRON_OVERRIDE_DIST_PATH')

  const { program, parameters } = electronCommand(executable)
  const application = await _electron.launch({
    executablePath: program,
    cwd: ROOT,
    args: [...parameters, ...consoleArguments(options)],
    env: consoleEnvironment(options),
  })
  let printed = ''
  application.process().stdout?.on('data', (text) => (printed += String(text)))
  application.process().stderr?.on('data', (text) => (printed += String(text)))
  const page = await application.firstWindow()
  await page.waitForLoadState('load')
  let current: DevToolsPage = { page, disconnect: async () => {} }

  return {
    page,
    log: () => printed,
    crashRenderer: async () => {
      const [port] = (await readFile(path.join(options.userData, 'DevToolsActivePort'), 'utf8')).split('\n')
      current = await crashAndReconnect(current, `127.0.0.1:${port}`, () =>
        application.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()),
      )
      return current.page
    },
    close: async () => {
      await current.disconnect()
      await application.close()
    },
  }
}
