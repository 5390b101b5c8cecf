import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from '../command.ts'
import { isEnding } from '../interruption.ts'
import { electronCommand } from '../prepare/electron-command.ts'
import { startGroup } from '../process-group.ts'
import { inRoot } from '../root.ts'
import { DEVELOPMENT_FOLDER } from '../start/local-platform.ts'
import { isOwnLine } from './quiet-lines.ts'

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
const all = [...parameters, ...process.argv.slice(2)]
const logFile = process.env['ADMIN_CONSOLE_DEV_LOG'] ?? ''
process.exitCode = await (logFile === '' ? run(program, all) : runQuietly(logFile))

/** Shows the console's warnings and errors; everything it prints goes to the log file. */
async function runQuietly(file: string): Promise<number> {
  const { child, ended } = startGroup(program, all, { stdio: ['ignore', 'pipe', 'pipe'] })
  child.once('error', (error) => console.error(`The console did not start: ${error.message}`))
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue
    createInterface(stream).on('line', (line) => {
      appendFileSync(file, `${line}\n`)
      if (stream === child.stderr && isOwnLine(line)) console.error(line)
    })
  }
  const code = await ended
  if (code !== 0 && !isEnding()) console.error(`The console ended with exit code ${code}. What it printed: ${file}`)
  return code
}

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0)
  } catch {
    return false
  }
}
