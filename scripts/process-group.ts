import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEnd, isEnding } from './interruption.ts'
import { ROOT } from './root.ts'

/** Names the folder of a desktop session in the environment of everything that runs in it. */
export const SESSION_FOLDER = 'ADMIN_CONSOLE_SESSION_FOLDER'

/** How long a group may take to end by itself, milliseconds: a console may be waiting for a keychain that waits for its user. */
const CLOSING_TIME = 5_000

interface GroupOptions {
  readonly stdio: StdioOptions
  readonly environment?: NodeJS.ProcessEnv
  /** Only the program itself is asked to end, and what it leaves is kept: Electron may have opened the user's browser. */
  readonly isAlone?: boolean
  /** Where it runs; the repository's root unless given. */
  readonly folder?: string
}

/** A program in a process group of its own. */
export interface Group {
  readonly child: ChildProcess
  /**
   * Resolves with the exit code when the program and all it started have ended; 1 when it did not start or was killed.
   * Stays pending once this program itself is ending, so that nothing goes on after the group.
   */
  readonly ended: Promise<number>
}

/** Starts a program. When this program is ended early, the whole group ends, with its desktop session. */
export function startGroup(program: string, parameters: readonly string[], options: GroupOptions): Group {
  const { stdio, environment = process.env, isAlone = false, folder = ROOT } = options
  const child = spawn(program, [...parameters], { cwd: folder, stdio, env: environment, detached: process.platform !== 'win32' })
  const exit = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
  const end = async (): Promise<void> => {
    if (isAlone) child.kill('SIGTERM')
    else signalGroup(child, 'SIGTERM')
    await Promise.race([exit, wait(CLOSING_TIME, undefined, { ref: false })])
    if (isRunning(child)) signalGroup(child, 'SIGKILL')
    if (!isAlone) await endRest(child, environment)
  }
  const forget = beforeEnd(end)
  const ended = exit.then(async (code) => {
    if (!isAlone) await endRest(child, environment)
    forget()
    return isEnding() ? new Promise<number>(() => undefined) : code
  })
  return { child, ended }
}

const isRunning = (child: ChildProcess): boolean => child.pid !== undefined && child.exitCode === null && child.signalCode === null

function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false
  if (process.platform === 'win32') return isRunning(child) && child.kill(signal)
  return signalProcess(-child.pid, signal)
}

/** Ends what a program left behind: the rest of its group, the daemons of its desktop session, and the session's folder. */
async function endRest(child: ChildProcess, environment: NodeJS.ProcessEnv): Promise<void> {
  if (isRunning(child)) await once(child, 'exit')
  // A session that this program itself runs in is not the child's to end.
  const folder = environment[SESSION_FOLDER] === process.env[SESSION_FOLDER] ? undefined : environment[SESSION_FOLDER]
  const isLeft = (signal: NodeJS.Signals | 0): boolean => {
    const daemons = folder === undefined ? [] : processesOf(folder)
    const groupIsLeft = signalGroup(child, signal)
    return daemons.map((id) => signalProcess(id, signal)).some(Boolean) || groupIsLeft
  }
  const deadline = performance.now() + CLOSING_TIME
  if (isLeft('SIGTERM')) while (performance.now() < deadline && isLeft(0)) await wait(20)
  if (isLeft('SIGKILL')) await wait(50)
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** A daemon leaves the group of whatever started it, but keeps the environment it was started with. */
function processesOf(folder: string): readonly number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((id) => id > 0 && id !== process.pid && environmentOf(id).includes(`${SESSION_FOLDER}=${folder}\0`))
}

function environmentOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/environ`, 'utf8')
  } catch {
    // It has ended, or belongs to another user.
    return ''
  }
}

/** Whether there was a process, or a group for a negative id, to take the signal. */
function signalProcess(id: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(id, signal)
  } catch {
    return false
  }
}
