import { spawn } from 'node:child_process'
import { appendFile } from 'node:fs/promises'
import { posix } from 'node:path'

/** The program that runs, and how it was started. */
export interface RunningProgram {
  readonly platform: NodeJS.Platform
  readonly isPackaged: boolean
  /** Of Electron or, unpackaged, of what takes its place. */
  readonly program: string
  /** Of the program, before its own arguments; Node's own switches where Node runs it. */
  readonly programArguments: readonly string[]
  /** The command line behind the program. */
  readonly args: readonly string[]
  readonly environment: NodeJS.ProcessEnv
}

export interface StartCommand {
  readonly program: string
  readonly args: readonly string[]
  readonly environment: NodeJS.ProcessEnv
}

/** A switch, with its value behind it, that belongs to the console that runs and to no other. */
const OWN_SWITCHES = ['--profile', '--connection']
const DEBUGGING = /^--(?:remote-debugging-port|inspect)\b/

export const runningProgram = (isPackaged: boolean): RunningProgram => ({
  platform: process.platform,
  isPackaged,
  program: process.execPath,
  programArguments: process.execArgv,
  args: process.argv.slice(1),
  environment: process.env,
})

/** How another console is started, for the connection of that id. A packaged one takes nothing over from the command line of this one. */
export function startCommand({ platform, isPackaged, program, programArguments, args, environment }: RunningProgram, id: string): StartCommand {
  const { ADMIN_CONSOLE_PROFILE: _ofThisConsole, ...inherited } = environment
  const choice = `--connection=${id}`
  if (!isPackaged) return { program, args: [...programArguments, ...withoutOwn(args), choice], environment: inherited }
  // An AppImage is unpacked again at each start: the folder of this one goes when it ends.
  if (environment['APPIMAGE']) return { program: environment['APPIMAGE'], args: [choice], environment: inherited }
  if (platform !== 'darwin') return { program, args: [choice], environment: inherited }
  // Contents/MacOS/Admin Console within the bundle. Without `-n` the system would show the one that runs.
  const bundle = posix.resolve(program, '../../..')
  return { program: '/usr/bin/open', args: ['-n', '-a', bundle, '--args', choice], environment: inherited }
}

const withoutOwn = (args: readonly string[]): readonly string[] =>
  args.filter(
    (argument, index) =>
      !OWN_SWITCHES.some((name) => argument === name || argument.startsWith(`${name}=`)) &&
      !OWN_SWITCHES.includes(args[index - 1] ?? '') &&
      !DEBUGGING.test(argument),
  )

/**
 * Starts another console, which outlives this one. Rejects where the system does not start it.
 * @param record in tests: the file that takes the arguments, a line of JSON each, in place of the start
 */
export async function startConsole({ program, args, environment }: StartCommand, record?: string): Promise<void> {
  if (record !== undefined) return appendFile(record, `${JSON.stringify(args)}\n`)
  const child = spawn(program, [...args], { detached: true, stdio: 'ignore', env: environment })
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('spawn', () => resolve())
  })
  child.unref()
}
