import { profileSchema } from '#main/connection/profile.ts'
import { checkStorage } from '#main/storage/check-storage.ts'
import { S3ObjectStorage } from '#main/storage/s3-object-storage.ts'
import type { ShopStorage } from './shop-storage.ts'

const TOKEN = 'a signed-in user'

type Settings = ReturnType<ShopStorage['settings']>

/** The console's own client of storages, without a window. */
export class ConsoleStorage {
  readonly #client = new S3ObjectStorage({ issuer: () => 'https://identity.example', fetch })
  readonly #profile

  constructor(storage: Settings) {
    this.#profile = profileSchema.parse({
      name: 'Ceph',
      environment: 'local',
      identity: { issuer: 'https://identity.example', clientId: 'console', roleWhenAbsent: null },
      platform: { graphqlUrl: 'https://api.example/graphql', restUrl: 'https://api.example' },
      storage,
    })
  }

  /** Result of storing an object: `stored`, or the refusal as the user reads it. */
  async put(key: string, content: string): Promise<string> {
    const put = this.#client.put({ ...this.#about(key), bytes: new TextEncoder().encode(content), contentType: 'text/plain' })
    return put.then(() => 'stored', sentenceOf)
  }

  /** The content of an object, a status without it, or the refusal as the user reads it. */
  async get(key: string): Promise<string | number> {
    const read = this.#client.exchange({ ...this.#about(key), method: 'GET' })
    return read.then(async (answer) => (answer.ok ? answer.text() : answer.status), sentenceOf)
  }

  /** Lines of `npm run check-profile` about the storage. */
  async check(): Promise<readonly string[]> {
    const findings = await checkStorage(this.#profile, fetch, { token: TOKEN, writesTest: true })
    return findings.map(({ state, message }) => `${state}: ${message}`)
  }

  #about(key: string) {
    const target = this.#profile.storage
    if (target === undefined) throw new Error('The profile has no storage')
    return { target, token: TOKEN, key, signal: new AbortController().signal }
  }
}

const sentenceOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
