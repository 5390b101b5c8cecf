import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.ts'

/**
 * Runs a program in the repository's root, its output shown as it comes, and waits for its end.
 *
 * @returns the exit code; 1 when it could not be started or was killed
 */
export function run(program: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = process.env): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, [...parameters], { cwd: ROOT, stdio: 'inherit', env: environment })
    child.on('error', (error) => {
      console.error(`${program} did not start: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a program quietly. @returns its exit code and what it printed on both channels */
export function runQuietly(program: string, parameters: readonly string[]): { readonly code: number; readonly output: string } {
  const { status, stdout, stderr, error } = spawnSync(program, [...parameters], { cwd: ROOT, encoding: 'utf8' })
  return { code: status ?? 1, output: error === undefined ? `${stdout}${stderr}` : error.message }
}

/** Absolute path of the first of these programs that stands on PATH, or undefined. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
