import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A program that somebody else wrote, running for a test. */
export class Engine {
  readonly #name: string
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown>
  #printed = ''

  /** @param variables its environment */
  constructor(program: string, parameters: readonly string[], { env, cwd }: { readonly env: NodeJS.ProcessEnv; readonly cwd: string }) {
    this.#name = program
    this.#child = spawn(program, parameters, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.on('data', (text) => (this.#printed += String(text)))
    this.#ended = Promise.race([once(this.#child, 'exit'), once(this.#child, 'error')])
  }

  /** Output so far. */
  printed(): string {
    return this.#printed
  }

  /** Asks again and again until the answer is true. Rejects when the program has ended, with what it printed. */
  async until(isReady: () => Promise<boolean>, limit = 60_000): Promise<void> {
    const deadline = performance.now() + limit
    while (!(await isReady().catch(() => false))) {
      const hasEnded = this.#child.exitCode !== null || this.#child.signalCode !== null
      if (hasEnded || performance.now() > deadline) throw new Error(`${this.#name} ${hasEnded ? 'ended' : 'is not ready'}:\n${this.#printed}`)
      await wait(100)
    }
  }

  /** Ends the program by its id. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill(signal)
    await this.#ended
  }
}

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
