import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './command.ts'
import { findDesktop, inDesktopSession } from './desktop-session.ts'
import { prepareBuild } from './prepare/build.ts'
import { inRoot, ROOT } from './root.ts'
import { findOpening } from './start/console.ts'
import { hasDisplay } from './start/display.ts'
import { portsFree } from './start/free-ports.ts'
import { startPlatformProcess } from './start/local-platform.ts'

/**
 * `npm start`: opens the console, on a local platform with demo data unless a connection profile is named.
 *
 *   npm start -- --profile <file>   another platform, by its connection profile
 *   npm start -- --tour <folder>    walks the main screens by itself and leaves pictures in the folder
 */

/** The ports of the local platform when they are free: with the same addresses again, the sign-in of the last run is still good. */
const FIRST_PORT = 4500
const PORT_COUNT = 5

/** How long the console may take to close after a signal: it may be waiting for a keychain that waits for its user. */
const CLOSING_PATIENCE_MS = 5_000

const parameters = process.argv.slice(2)
const { values } = parseArgs({ args: parameters, strict: false, options: { tour: { type: 'string' }, profile: { type: 'string' } } })
if (values.tour === undefined) await openConsole()
else await takeTour(values.tour)

async function takeTour(folder: string | boolean): Promise<void> {
  if (typeof folder !== 'string') return fail('Name the folder for the pictures: npm start -- --tour pictures')
  await prepareBuild()
  const session = inDesktopSession(findDesktop(), process.execPath, [path.join('scripts', 'tour.ts'), path.resolve(folder)], process.env)
  process.exitCode = await run(session.program, session.parameters, session.environment)
}

async function openConsole(): Promise<void> {
  if (!hasDisplay()) {
    return fail(
      'There is no display here, so no window can open.\n"npm start -- --tour pictures" walks the main screens in a virtual window and leaves pictures of them.',
    )
  }
  const profile = values.profile ?? process.env['ADMIN_CONSOLE_PROFILE']
  if (typeof profile === 'boolean') return fail('Name the connection profile: npm start -- --profile profile.json')
  if (profile !== undefined && !existsSync(profile)) return fail(`There is no connection profile at ${profile}.`)
  await prepareBuild()
  const opening = findOpening()
  if (opening === undefined) return fail('The console cannot open here.')
  if (opening.note !== undefined) console.log(opening.note)

  if (profile !== undefined) {
    process.exitCode = await open(opening.program, [...opening.parameters, ...parameters])
    return
  }
  console.log('Starting the local platform with demo data ...')
  const port = (await portsFree(FIRST_PORT, PORT_COUNT)) ? FIRST_PORT : 0
  const platform = await startPlatformProcess({ size: 'demo', port, dataFolder: inRoot('.cache', 'local-platform') })
  console.log(`The sign-in page opens in the browser and lists ${platform.users.length} demo users. Close the console's window to end everything.`)
  try {
    process.exitCode = await open(opening.program, [...opening.parameters, '--profile', platform.profileFile, ...parameters])
  } finally {
    await platform.stop()
  }
}

/** Opens the console and waits until it is closed. A signal to this program ends the console, and by that everything else. */
function open(program: string, programParameters: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, [...programParameters], { cwd: ROOT, stdio: 'inherit' })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        child.kill(signal)
        setTimeout(() => child.kill('SIGKILL'), CLOSING_PATIENCE_MS).unref()
      })
    }
    child.on('error', (error) => {
      console.error(`The console did not start: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 0)))
  })
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
