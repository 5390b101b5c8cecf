import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { Engine } from '../engine.ts'

const run = promisify(execFile)

/** It loads three hundred megabytes of modules, which takes a busy machine a minute, milliseconds. */
const START_LIMIT = 240_000

const FOLDER = path.join(import.meta.dirname, 'simulator')

/** Installs the simulator in its own folder, unless it is there. */
export async function installSimulator(): Promise<void> {
  if (existsSync(path.join(FOLDER, 'node_modules', '.package-lock.json'))) return
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: FOLDER })
}

/** What a resolver of the simulated AppSync is asked. */
export interface Asked {
  readonly type: 'Query' | 'Mutation'
  readonly field: string
  readonly arguments: Readonly<Record<string, unknown>>
  /** Of the token. */
  readonly claims: Readonly<Record<string, unknown>>
}

/** AWS's simulator of AppSync, serving a schema; each field of it is resolved here. */
export class Simulator {
  readonly url: string
  readonly stop: () => Promise<void>

  private constructor(url: string, stop: () => Promise<void>) {
    this.url = url
    this.stop = stop
  }

  /** @param issuer whose tokens are taken beside those of Cognito pools */
  static async start(schema: string, resolve: (asked: Asked) => unknown, ...issuer: readonly [] | readonly [string]): Promise<Simulator> {
    await installSimulator()
    const folder = await mkdtemp(path.join(tmpdir(), 'appsync-'))
    const schemaFile = path.join(folder, 'shop.graphql')
    await writeFile(schemaFile, schema)
    const server = createServer((request, response) => void json(request).then((asked) => response.end(JSON.stringify(resolve(asked as Asked) ?? null))))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const answers = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const engine = new Engine(process.execPath, [path.join(FOLDER, 'serve.ts'), schemaFile, answers, ...issuer], { env: process.env, cwd: FOLDER })
    const stop = async (): Promise<void> => {
      await engine.stop()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await rm(folder, { recursive: true, force: true })
    }
    const address = (): string | undefined => /^\{"ready":true,"url":"([^"]+)"\}$/m.exec(engine.printed())?.[1]
    try {
      await engine.until(async () => address() !== undefined, START_LIMIT)
      return new Simulator(address() ?? '', stop)
    } catch (cause) {
      await stop()
      throw cause
    }
  }
}
