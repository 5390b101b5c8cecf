import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { Engine } from '../engine.ts'
import { keptFolder } from '../kept-folder.ts'

const run = promisify(execFile)

/** It loads three hundred megabytes of modules, which takes a busy machine a minute, milliseconds. */
const START_LIMIT = 240_000

const PROGRAM = path.join(import.meta.dirname, 'simulator')
const LISTS = ['package.json', 'package-lock.json'] as const

/** Installs the simulator apart from the console's own packages. @returns its folder */
export async function installSimulator(): Promise<string> {
  const lock = await readFile(path.join(PROGRAM, 'package-lock.json'))
  return keptFolder(`appsync-${createHash('sha256').update(lock).digest('hex').slice(0, 16)}`, async (folder) => {
    for (const name of LISTS) await copyFile(path.join(PROGRAM, name), path.join(folder, name))
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  })
}

/** Request to a resolver of the simulated AppSync. */
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

  /** @param issuer whose tokens are taken in the place of those of Cognito pools */
  static async start(schema: string, resolve: (asked: Asked) => unknown, ...issuer: readonly [] | readonly [string]): Promise<Simulator> {
    const installed = await installSimulator()
    const folder = await mkdtemp(path.join(tmpdir(), 'appsync-'))
    const schemaFile = path.join(folder, 'shop.graphql')
    await writeFile(schemaFile, schema)
    const server = createServer((request, response) => void json(request).then((asked) => response.end(JSON.stringify(resolve(asked as Asked) ?? null))))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const answers = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const parameters = [path.join(PROGRAM, 'serve.ts'), installed, schemaFile, answers, ...issuer]
    const engine = new Engine(process.execPath, parameters, { env: process.env, cwd: folder })
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
