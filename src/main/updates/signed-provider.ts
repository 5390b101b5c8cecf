import type { KeyObject } from 'node:crypto'
import type { AppUpdater, ResolvedUpdateFileInfo, UpdateInfo } from 'electron-updater'
import { Provider, type ProviderRuntimeOptions, parseUpdateInfo } from 'electron-updater/out/providers/Provider.js'
import { releaseOf, signedPart } from './signed-metadata.ts'
import { UpdateProblem } from './update-problem.ts'

/** Bytes of metadata, and how long it may take, milliseconds. */
const LARGEST = 256 * 1024
const TIMEOUT = 30_000

/** Where releases are published, and who may publish them. */
export interface SignedFeed {
  /** The version that runs. */
  readonly version: string
  /** Address of the folder. */
  readonly feed: string
  /** Which releases: `latest`, unless the administrator chose others. */
  readonly ring: string
  /** Ed25519, public. */
  readonly key: KeyObject
  readonly fetch: typeof fetch
}

/** A generic feed whose metadata counts only with the publisher's signature. Nothing of it is read before that. */
export class SignedProvider extends Provider<UpdateInfo> {
  readonly #feed: SignedFeed
  readonly #updater: AppUpdater

  /** @param feed a `SignedFeed`, as it was handed to `setFeedURL` */
  constructor(feed: object, updater: AppUpdater, runtime: ProviderRuntimeOptions) {
    // Object storages answer no request for several ranges.
    super({ ...runtime, isUseMultipleRangeRequest: false })
    this.#feed = feed as SignedFeed
    this.#updater = updater
  }

  override async getLatestVersion(): Promise<UpdateInfo> {
    const name = `${this.getCustomChannelName(this.#feed.ring)}.yml`
    const address = addressOf(name, this.#feed.feed)
    const text = signedPart(name, await this.#read(address), this.#feed.key)
    const release = releaseOf(parseUpdateInfo(text, name, address))
    // An older version counts only where the publisher takes this very one back.
    this.#updater.allowDowngrade = release.withdrawn.includes(this.#feed.version)
    // What is missing are fields that electron-updater no longer reads.
    return release as unknown as UpdateInfo
  }

  override resolveFiles({ files }: UpdateInfo): ResolvedUpdateFileInfo[] {
    return files.map((info) => ({ url: addressOf(info.url, this.#feed.feed), info }))
  }

  async #read(address: URL): Promise<string> {
    const answer = await this.#feed.fetch(address.href, { signal: AbortSignal.timeout(TIMEOUT) })
    if (answer.status === 404) throw new UpdateProblem('The update server has no releases for this system.')
    if (!answer.ok || answer.body === null) throw new UpdateProblem(`The update server answered ${answer.status}.`)
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of answer.body) {
      bytes += chunk.byteLength
      if (bytes > LARGEST) throw new UpdateProblem('The answer of the update server is too long.')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  }
}

const addressOf = (path: string, feed: string): URL => new URL(path, feed.endsWith('/') ? feed : `${feed}/`)
