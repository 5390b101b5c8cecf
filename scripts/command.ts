import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { startGroup } from './process-group.ts'
import { inRoot, ROOT } from './root.ts'

/** How a program ended and what it printed on both channels. */
export interface Outcome {
  readonly code: number
  readonly output: string
}

/** Absolute path of a tool that the dependencies bring. */
export const toolPath = (name: string): string => inRoot('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)

/**
 * Runs a program in the repository's root, its output shown as it comes, and waits until it and all it started have ended.
 *
 * @returns the exit code; 1 when it could not be started or was killed
 */
export function run(program: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = process.env): Promise<number> {
  const { child, ended } = startGroup(program, parameters, { stdio: 'inherit', environment })
  child.on('error', (error) => console.error(`${program} did not start: ${error.message}`))
  return ended
}

/** Like `run`, with nothing shown. `onOutput` gets what it prints, as it comes. */
export async function runQuietly(
  program: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
  onOutput?: (text: string) => void,
): Promise<Outcome> {
  const { child, ended } = startGroup(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'], environment })
  let output = ''
  child.on('error', (error) => (output += error.message))
  const take = (text: unknown): void => {
    output += String(text)
    onOutput?.(String(text))
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  return { code: await ended, output }
}

/** Whether a program that takes no time ends well. */
export const succeeds = (program: string, parameters: readonly string[]): boolean =>
  spawnSync(program, [...parameters], { cwd: ROOT, stdio: 'ignore' }).status === 0

/** What a program that takes no time prints to its standard output, however it ends. */
export const readOutput = (program: string, parameters: readonly string[]): string =>
  spawnSync(program, [...parameters], { cwd: ROOT, encoding: 'utf8' }).stdout ?? ''

/** Absolute path of the first of these programs that PATH has, or undefined. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : ['']
  return names.flatMap((name) => folders.flatMap((folder) => endings.map((ending) => path.join(folder, name + ending)))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
