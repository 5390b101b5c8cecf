import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { run, toolPath } from './command.ts'
import { PlainFailure } from './failure.ts'
import { beforeEnd } from './interruption.ts'
import { newLogFile } from './log.ts'
import { prepareGenerated } from './prepare/build.ts'
import { type Host, requireHost } from './prepare/machine.ts'
import { inRoot } from './root.ts'
import { hasDisplay } from './start/display.ts'
import { DEVELOPMENT_FOLDER, startPlatform } from './start/local-platform.ts'

/**
 * `npm run dev`: the local platform, and the console from its sources: a change of the renderer appears at once and keeps the screen's state, a change
 * of main or preload starts the window again. Everything behind the options goes to the console.
 *
 *   -- --profile <file>     another platform
 *   -- --react-devtools     connects to a running `npx react-devtools`
 *   -- --chromium           in the Chromium host, also where Electron is; with `--headless` without a window
 *   -- --verbose            shows everything that the build and the console print, not only their warnings and errors
 */

/** Those that are not for the console. */
const OWN_OPTIONS = new Set(['--react-devtools', '--chromium', '--verbose'])

const given = process.argv.slice(2)
const { values } = parseArgs({
  args: given,
  strict: false,
  options: { profile: { type: 'string' }, 'react-devtools': { type: 'boolean' }, headless: { type: 'boolean' }, verbose: { type: 'boolean' } },
})
const isVerbose = values.verbose === true
if (values['headless'] !== true && !hasDisplay()) throw new PlainFailure('There is no display here to open a window on.')

const host: Host = values['chromium'] === true ? { name: 'chromium-host' } : await requireHost('window')
await prepareGenerated()
prepareFolder()

const platform = values.profile === undefined ? await startPlatform() : undefined
const forget = platform === undefined ? undefined : beforeEnd(platform.stop)
const parameters = given.filter((argument) => !OWN_OPTIONS.has(argument))
const users = platform === undefined ? '' : ` The sign-in page opens in the browser and lists ${platform.users.length} demo users.`
console.log(`Building the console; its window opens in a few seconds.${users} Close the window to end everything.`)
process.exitCode = await run(
  toolPath('electron-vite'),
  ['dev', '--watch', '--logLevel', isVerbose ? 'info' : 'warn', '--', ...(platform === undefined ? [] : ['--profile', platform.profileFile]), ...parameters],
  {
    ...process.env,
    ADMIN_CONSOLE_DEV_PORT: String(await freePort()),
    ADMIN_CONSOLE_REACT_DEVTOOLS: values['react-devtools'] === true ? '1' : '0',
    // A user folder of its own, beside that of `npm start`.
    ADMIN_CONSOLE_USER_DATA: process.env['ADMIN_CONSOLE_USER_DATA'] ?? path.join(DEVELOPMENT_FOLDER, 'user'),
    // electron-vite starts our own window program in place of Electron: it knows both hosts.
    ELECTRON_EXEC_PATH: process.execPath,
    ELECTRON_ENTRY: inRoot('scripts', 'dev', 'window.ts'),
    ADMIN_CONSOLE_DEV_LOG: isVerbose ? '' : newLogFile('dev'),
    ADMIN_CONSOLE_DEV_HOST: host.name === 'electron' ? host.executable : '',
  },
)
await platform?.stop()
forget?.()

/** What Electron reads of the folder that it starts; the bundles come from electron-vite. */
function prepareFolder(): void {
  mkdirSync(DEVELOPMENT_FOLDER, { recursive: true })
  const manifest = { name: 'admin-console-development', productName: 'Admin Console', version: '0.0.0', type: 'module', main: 'main/index.js' }
  writeFileSync(path.join(DEVELOPMENT_FOLDER, 'package.json'), JSON.stringify(manifest))
  if (!existsSync(path.join(DEVELOPMENT_FOLDER, 'resources'))) cpSync(inRoot('resources'), path.join(DEVELOPMENT_FOLDER, 'resources'), { recursive: true })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address === null || typeof address === 'string' ? reject(new Error('No free port')) : resolve(address.port)))
    })
  })
}
