import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '#scripts/root.ts'
import type { BareMachine } from './bare-machine.ts'

/** A command that was started in the clone. */
export interface StartedCommand {
  readonly child: ChildProcess
  /** Everything it printed so far, on both channels. */
  readonly output: () => string
  readonly ended: Promise<CommandResult>
}

export interface CommandResult {
  readonly code: number | null
  /** Everything it printed, on both channels. */
  readonly output: string
  /** The last line it printed that is not npm's. */
  readonly lastLine: string
  /** Lines that only a programmer can read: stack traces and errors with the name of their class. */
  readonly rawLines: readonly string[]
}

/** Clones the HEAD of this repository into an empty folder of the machine. @returns the folder */
export function cloneRepository(machine: BareMachine): string {
  const clone = path.join(machine.folder, 'admin-console')
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone], { stdio: 'inherit' })
  return clone
}

/** Starts `npm <parameters>` in a folder of the machine. */
export function startNpm(machine: BareMachine, folder: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): StartedCommand {
  const npm = path.join(machine.environment['PATH'] ?? '', 'npm')
  const child = spawn(npm, [...parameters], { cwd: folder, env: { ...machine.environment, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const channel of [child.stdout, child.stderr]) channel.on('data', (text) => (output += stripVTControlCharacters(String(text))))
  const ended = once(child, 'close').then(([code]) => resultOf(code as number | null, output))
  return { child, output: () => output, ended }
}

/** Runs `npm <parameters>` in a folder of the machine. */
export const npm = (machine: BareMachine, folder: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<CommandResult> =>
  startNpm(machine, folder, parameters, environment).ended

function resultOf(code: number | null, output: string): CommandResult {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm '))
  return { code, output, lastLine: lines.at(-1) ?? '', rawLines: lines.filter((line) => line.startsWith('    at ') || line.includes('Error:')) }
}

/** The pictures in a folder and below, relative to it. */
export const picturesIn = (folder: string): readonly string[] => (existsSync(folder) ? globSync('**/*.png', { cwd: folder }).sort() : [])

/** Files of the clone that git would want to commit. */
export const changedFiles = (clone: string): string => execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' })

/** How long a command may take to end what it started, milliseconds. */
const STOPPING_TIME = 15_000

/** Ends a command by SIGTERM, as a supervisor would. @returns what it printed, and what still runs after a while; that is killed then */
export async function terminate(
  machine: BareMachine,
  { child, output }: StartedCommand,
): Promise<{ readonly output: string; readonly left: readonly string[] }> {
  child.kill('SIGTERM')
  const deadline = performance.now() + STOPPING_TIME
  while (runningOn(machine).length > 0 && performance.now() < deadline) await wait(50)
  return { output: output(), left: endAll(machine) }
}

/** Kills every process that was started on the machine. @returns their command lines */
export function endAll(machine: BareMachine): readonly string[] {
  const left = runningOn(machine)
  for (const { id } of left) {
    try {
      process.kill(id, 'SIGKILL')
    } catch {
      // It has ended in the meantime.
    }
  }
  return left.map(({ command }) => command)
}

function runningOn(machine: BareMachine): readonly { readonly id: number; readonly command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((id) => ({ id: Number(id), command: read(`/proc/${id}/cmdline`).replaceAll('\0', ' ').trim(), environment: read(`/proc/${id}/environ`) }))
    .filter(({ command, environment }) => command !== '' && (command.includes(machine.folder) || environment.includes(machine.folder)))
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It has ended in the meantime, or belongs to another user.
    return ''
  }
}
