import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../index.ts', import.meta.url))

/** The line the program prints when it is ready. */
interface ReadyLine {
  readonly ready: boolean
  readonly profile: string
  readonly graphql: string
  readonly identity: string
  readonly control: string | null
  readonly users: readonly { readonly userName: string; readonly role: string; readonly name: string }[]
}

/** A platform that runs as a program of its own. */
export interface Program {
  /** Resolves when it is ready. */
  ready(): Promise<ReadyLine>
  /** Ends it as a terminal does, or by the signal given. @returns its exit code, null when it was killed. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Waits until it ends by itself. */
  ended(): Promise<{ code: number | null; complaints: string }>
  /** What it has written to stderr so far. */
  complaints(): string
}

/** Starts `local-platform/index.ts --size small` with more parameters. */
export function runProgram(...parameters: string[]): Program {
  const child = spawn(process.execPath, [PROGRAM, '--size', 'small', ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  return {
    ready: async () => {
      const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
      return JSON.parse(line) as ReadyLine
    },
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      return (await exit)[0]
    },
    ended: async () => ({ code: (await exit)[0], complaints }),
    complaints: () => complaints,
  }
}
