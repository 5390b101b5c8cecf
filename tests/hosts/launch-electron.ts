import { _electron, chromium } from '@playwright/test'
import { electronCommand } from '../../scripts/prepare/electron-command.ts'
import { findElectron } from '../../scripts/prepare/electron-runtime.ts'
import { ROOT } from '../../scripts/root.ts'
import { consoleArguments, consoleEnvironment, type LaunchOptions, type RunningConsole } from './launch.ts'

/** Starts the console in Electron; see `launchConsole`. */
export async function launchElectron(options: LaunchOptions): Promise<RunningConsole> {
  const executablePath = findElectron()
  if (executablePath === undefined) throw new Error('There is no Electron runtime: set ELECTRON_OVERRIDE_DIST_PATH')

  const { program, parameters } = electronCommand(executablePath)
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

  return {
    page,
    log: () => printed,
    crashRenderer: async () => {
      console.log(printed)
      await application.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer())
      return page
    },
    close: () => application.close(),
  }
}
