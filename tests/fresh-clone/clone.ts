import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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
  for (const channel of [child.stdout, child.stderr]) channel.on('data', (text) => (output += String(text)))
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

/** Command lines of the processes that were started on the machine and still run. */
export function runningOn(machine: BareMachine): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => read(`/proc/${id}/environ`).includes(machine.folder) || read(`/proc/${id}/cmdline`).includes(machine.folder))
    .map((id) => `${id} ${read(`/proc/${id}/cmdline`).replaceAll('\0', ' ')}`)
    .filter((line) => !/^\d+ $/.test(line))
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It has ended in the meantime, or belongs to another user.
    return ''
  }
}
