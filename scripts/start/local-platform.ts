import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Size } from '#local-platform/database/size.ts'
import { PlainFailure } from '../failure.ts'
import { lastLines, timed } from '../progress.ts'
import { inRoot, ROOT } from '../root.ts'
import { portsFree } from './free-ports.ts'

/** A started local platform: its connection profile, who can sign in, and how to stop it. */
export interface PlatformProcess {
  readonly profileFile: string
  readonly graphqlUrl: string
  readonly users: readonly DemoUser[]
  readonly stop: () => Promise<void>
}

export interface DemoUser {
  readonly userName: string
  readonly role: string | null
  readonly name: string
}

interface ReadyLine {
  readonly ready: true
  readonly profile: string
  readonly graphql: string
  readonly users: readonly DemoUser[]
}

export interface PlatformOptions {
  readonly size: Size
  /** First of five ports in a row; 0: any free ones. */
  readonly port?: number
  /** Folder that keeps the data between runs; without it everything is gone at the end. */
  readonly dataFolder?: string
}

/** The ports of the local platform when they are free: with the same addresses again, the sign-in of the last run is still good. */
const FIRST_PORT = 4500
const PORT_COUNT = 5

/** What `npm run dev` builds and keeps. */
export const DEVELOPMENT_FOLDER = inRoot('.cache', 'dev')

/** The line that begins the platform's list of addresses. */
const HEADING = 'The local platform is running.'

const STOP_TIMEOUT_MS = 5_000

/** Starts the local platform with the demo data that `npm start` and `npm run dev` keep between runs. */
export const startPlatform = (): Promise<PlatformProcess> =>
  timed('Starting the local platform', 'Local platform started', async () => {
    const port = (await portsFree(FIRST_PORT, PORT_COUNT)) ? FIRST_PORT : 0
    return startPlatformProcess({ size: 'demo', port, dataFolder: inRoot('.cache', 'local-platform') })
  })

/** Starts the local platform as a program of its own. Rejects when it ends before it is ready. */
export async function startPlatformProcess({ size, port = 0, dataFolder }: PlatformOptions): Promise<PlatformProcess> {
  const parameters = ['local-platform/index.ts', '--size', size, '--port', String(port)]
  if (dataFolder !== undefined) parameters.push('--data', dataFolder)
  const child = spawn(process.execPath, parameters, {
    cwd: ROOT,
    // The channel closes when this program ends, however it ends, and the platform notices.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl+C must reach the console first, which may still be talking to the platform.
    detached: process.platform !== 'win32',
  })
  const ready = await firstLine(child)
  return { profileFile: ready.profile, graphqlUrl: ready.graphql, users: ready.users, stop: () => stop(child) }
}

function firstLine(child: ChildProcess): Promise<ReadyLine> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    let printed = ''
    child.stderr?.on('data', (text) => (printed += String(text)))
    child.once('close', (code) => reject(new PlainFailure(`The local platform ended before it was ready (exit code ${code}).\n${lastLines(printed)}`)))
    if (child.stdout === null) return
    createInterface(child.stdout).once('line', (line) => {
      // What it says before its heading is for the user; its addresses and users are on the sign-in page.
      const remarks = printed.split(HEADING)[0]?.trim() ?? ''
      if (remarks !== '') console.log(remarks)
      resolve(JSON.parse(line) as ReadyLine)
    })
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve()
      return
    }
    const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    child.once('exit', () => {
      clearTimeout(timeout)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
