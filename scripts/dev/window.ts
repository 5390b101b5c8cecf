import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from '../command.ts'
import { electronCommand } from '../prepare/electron-command.ts'
import { inRoot } from '../root.ts'
import { DEVELOPMENT_FOLDER } from '../start/local-platform.ts'

/** Opens the window of `npm run dev` in Electron or the Chromium host; electron-vite starts this again after a change of main. */

// electron-vite ends the last window and starts the next at once: two consoles of one user folder would be one.
const MARK = path.join(DEVELOPMENT_FOLDER, 'window.pid')
while (existsSync(MARK) && isRunning(Number(readFileSync(MARK, 'utf8')))) await wait(50)
writeFileSync(MARK, String(process.pid))

const electron = process.env['ADMIN_CONSOLE_DEV_HOST'] ?? ''
const { program, parameters } =
  electron === ''
    ? { program: process.execPath, parameters: [inRoot('tests', 'hosts', 'chromium', 'run.ts'), '--build', DEVELOPMENT_FOLDER] }
    : electronCommand(electron, undefined, DEVELOPMENT_FOLDER)
process.exitCode = await run(program, [...parameters, ...process.argv.slice(2)])

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0)
  } catch {
    return false
  }
}
