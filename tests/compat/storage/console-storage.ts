import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ConnectionProfile, profileSchema } from '#main/connection/profile.ts'
import { PartFile } from '#main/files/part-file.ts'
import { ResumableDownload } from '#main/files/resumable-download.ts'
import type { StorageTarget } from '#main/storage/object-storage.ts'
import { S3ObjectStorage } from '#main/storage/s3-object-storage.ts'
import { AccessServer, TOKEN } from './access-server.ts'
import { loopbackFetch } from './loopback-fetch.ts'
import { BUCKET, REGION, StrictStorage } from './strict-storage.ts'

/** A console's storage against the strict one. */
export class ConsoleStorage {
  readonly storage = new StrictStorage()
  readonly access = new AccessServer(this.storage)
  readonly #console = new S3ObjectStorage({ issuer: () => 'https://identity.example', fetch: loopbackFetch })

  async start(): Promise<this> {
    await Promise.all([this.storage.start(), this.access.start()])
    return this
  }

  async stop(): Promise<void> {
    await Promise.all([this.storage.stop(), this.access.stop()])
  }

  /** A profile of this storage, with these settings of its own. */
  profile(settings: Partial<StorageTarget> = {}): ConnectionProfile {
    return profileSchema.parse({
      name: 'Strict',
      environment: 'staging',
      identity: { issuer: 'https://identity.example', clientId: 'console' },
      platform: { graphqlUrl: 'https://api.example/graphql', restUrl: 'https://api.example' },
      storage: {
        endpoint: this.storage.endpoint,
        region: REGION,
        bucket: BUCKET,
        downloadHosts: [],
        identityPool: { id: `${REGION}:0-0`, endpoint: `${this.access.url}/pool` },
        signedLinks: { url: `${this.access.url}/link` },
        ...settings,
      },
    })
  }

  put(key: string, bytes: Uint8Array, settings: Partial<StorageTarget> = {}): Promise<void> {
    return this.#console.put({ ...this.#about(key, settings), bytes, contentType: 'image/webp' })
  }

  read(key: string, settings: Partial<StorageTarget> = {}): Promise<Response> {
    return this.#console.exchange({ ...this.#about(key, settings), method: 'GET' })
  }

  head(key: string, settings: Partial<StorageTarget> = {}): Promise<Response> {
    return this.#console.exchange({ ...this.#about(key, settings), method: 'HEAD' })
  }

  /** Downloads an object as invoices are: in parts where the connection breaks, checked. @returns the file's content */
  async download(key: string, settings: Partial<StorageTarget> = {}): Promise<Buffer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'strict-storage-'))
    try {
      const part = await PartFile.create(folder, 'invoice.pdf')
      await new ResumableDownload({
        part,
        signal: new AbortController().signal,
        ask: ({ from, etag }, signal) => {
          const headers = { ...(from === 0 ? {} : { range: `bytes=${from}-` }), ...(etag === null ? {} : { 'if-match': etag }) }
          return this.#console.exchange({ ...this.#about(key, settings), method: 'GET', headers, signal })
        },
        onProgress: () => undefined,
        checkHead: () => undefined,
        pause: async () => undefined,
      }).run()
      return await readFile((await part.finish()).path)
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  #about(key: string, settings: Partial<StorageTarget>) {
    const target = this.profile(settings).storage
    if (target === undefined) throw new Error('The profile has no storage')
    return { target, token: TOKEN, key, signal: new AbortController().signal }
  }
}
