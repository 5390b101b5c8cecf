import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { withSignature } from './signed-metadata.ts'

/** A release as a test publishes it. */
export interface Release {
  readonly version: string
  readonly program: string | Buffer
  /** More lines of the metadata. */
  readonly more?: string
  /** What the server does to it. */
  readonly fault?: 'unsigned' | 'foreign-key' | 'changed-after-signing' | 'other-name' | 'other-program' | 'cut' | 'stalled' | 'missing'
}

const FILE = 'Admin-Console.AppImage'

/** A folder of releases on loopback, which signs what it publishes with a key of its own. */
export class ReleaseFeed {
  readonly #key = generateKeyPairSync('ed25519')
  readonly #server = createServer((request, response) => {
    this.headers.push(request.headers)
    this.#answer(new URL(request.url ?? '/', 'http://feed').pathname.slice(1), response)
  })
  #release: Release | undefined
  /** What was asked for, oldest first. */
  readonly requests: string[] = []
  readonly headers: object[] = []

  /** Opens the server, and writes what a build would hold about it into a folder. */
  static async open(build: string, config = ''): Promise<ReleaseFeed> {
    const feed = new ReleaseFeed()
    feed.#server.listen(0, '127.0.0.1')
    await once(feed.#server, 'listening')
    await mkdir(build, { recursive: true })
    await writeFile(join(build, 'app-update.yml'), `provider: generic\nurl: ${feed.address}\nupdaterCacheDirName: admin-console-updater\n${config}`)
    await writeFile(join(build, 'update-key.pem'), feed.publicKey)
    return feed
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get publicKey(): string {
    return String(this.#key.publicKey.export({ type: 'spki', format: 'pem' }))
  }

  publish(release: Release): void {
    this.#release = release
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #answer(name: string, response: ServerResponse): void {
    this.requests.push(name)
    const release = this.#release
    const isMetadata = name.endsWith('.yml')
    if (release === undefined || (!isMetadata && name !== FILE) || (release.fault === 'missing' && !isMetadata)) {
      response.writeHead(404).end()
      return
    }
    if (isMetadata) {
      response.end(metadata(release, name, this.#key.privateKey))
      return
    }
    const program = Buffer.from(release.fault === 'other-program' ? 'something else' : release.program)
    response.writeHead(200, { 'content-length': program.byteLength })
    if (release.fault !== 'cut' && release.fault !== 'stalled') response.end(program)
    else response.write(program.subarray(0, 10), () => release.fault === 'cut' && response.destroy())
  }
}

function metadata({ version, program, more = '', fault }: Release, name: string, key: KeyObject): string {
  const sha512 = createHash('sha512').update(program).digest('base64')
  const text = `version: ${version}\nfiles:\n  - url: ${FILE}\n    sha512: ${sha512}\n    size: ${Buffer.byteLength(program)}\n${more}releaseDate: '2026-11-22T12:00:00.000Z'\n`
  if (fault === 'unsigned') return text
  const signed = withSignature(fault === 'other-name' ? `beta-${name}` : name, text, fault === 'foreign-key' ? generateKeyPairSync('ed25519').privateKey : key)
  return fault === 'changed-after-signing' ? signed.replace(version, '9.9.9') : signed
}
