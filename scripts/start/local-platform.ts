import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inRoot, ROOT } from '../root.ts'
import { portsFree } from './free-ports.ts'

/** A started local platform: its connection profile, who can sign in, and how to stop it. */
export interface PlatformProcess {
  readonly profileFile: string
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
  readonly users: readonly DemoUser[]
}

/** The ports it takes when they are free: with the same addresses again, a sign-in of the last run is still good. */
const FIRST_PORT = 4500
const PORT_COUNT = 5
const STOP_PATIENCE_MS = 5_000

/** Starts the local platform with the demo data, kept between runs in `.cache/local-platform`. Rejects when it ends before it is ready. */
export async function startPlatformProcess(): Promise<PlatformProcess> {
  const port = (await portsFree(FIRST_PORT, PORT_COUNT)) ? FIRST_PORT : 0
  const parameters = ['local-platform/index.ts', '--size', 'demo', '--port', String(port), '--data', inRoot('.cache', 'local-platform')]
  // A group of its own: Ctrl+C must reach the console first, which may still be talking to the platform.
  const child = spawn(process.execPath, parameters, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], detached: process.platform !== 'win32' })
  const ready = await firstLine(child)
  return { profileFile: ready.profile, users: ready.users, stop: () => stop(child) }
}

function firstLine(child: ChildProcess): Promise<ReadyLine> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The local platform ended before it was ready (exit code ${code})`)))
    if (child.stdout === null) return
    createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line) as ReadyLine))
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve()
      return
    }
    const patience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS)
    child.once('exit', () => {
      clearTimeout(patience)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
