import { closeSync, existsSync, openSync } from 'node:fs'
import path from 'node:path'
import { beforeEnd, isEnding } from '../interruption.ts'
import { newLogFile } from '../log.ts'
import { electronCommand } from '../prepare/electron-command.ts'
import type { Host } from '../prepare/machine.ts'
import { startGroup } from '../process-group.ts'
import { inRoot } from '../root.ts'
import { startPlatform } from './local-platform.ts'

/** Opens the console's window, on a local platform unless there is a profile, and waits until it is closed. @returns the exit code */
export async function openConsole(host: Host, profile: string | undefined, parameters: readonly string[]): Promise<number> {
  if (profile !== undefined) return open(host, parameters)
  const platform = await startPlatform()
  // Registered before the console, so that it ends after it.
  const forget = beforeEnd(platform.stop)
  console.log(`The sign-in page opens in the browser and lists ${platform.users.length} demo users. Close the console's window to end everything.`)
  try {
    return await open(host, ['--profile', platform.profileFile, ...parameters])
  } finally {
    await platform.stop()
    forget()
  }
}

async function open(host: Host, parameters: readonly string[]): Promise<number> {
  const { program, parameters: first } =
    host.name === 'electron' ? electronCommand(host.executable) : { program: process.execPath, parameters: [inRoot('tests', 'hosts', 'chromium', 'run.ts')] }
  const logFile = newLogFile('console')
  const log = openSync(logFile, 'a')
  const { child, ended } = startGroup(program, [...first, ...parameters], {
    stdio: ['ignore', log, log],
    environment: environmentOf(host),
    isAlone: host.name === 'electron',
  })
  closeSync(log)
  child.once('error', (error) => console.error(`The console did not start: ${error.message}`))
  const code = await ended
  if (code !== 0 && !isEnding()) console.error(`The console ended with exit code ${code}. What it printed: ${logFile}`)
  return code
}

/** Electron takes the user's environment as it is; the Chromium host gets what Electron brings by itself. */
function environmentOf(host: Host): NodeJS.ProcessEnv {
  if (host.name === 'electron') return process.env
  const { DBUS_SESSION_BUS_ADDRESS: address, XDG_RUNTIME_DIR: runtime = '' } = process.env
  const hasBus = address !== undefined || (runtime !== '' && existsSync(path.join(runtime, 'bus')))
  return {
    NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'chromium-host'),
    // This host has no native dialogs: main's own confirmations count as given.
    ADMIN_CONSOLE_CONFIRM: inRoot('.cache', 'confirmations'),
    // Without a session bus libsecret would start one over X11 and wait half a minute for its answer.
    ...(process.platform === 'linux' && !hasBus ? { DBUS_SESSION_BUS_ADDRESS: 'disabled:' } : {}),
    ...process.env,
  }
}
