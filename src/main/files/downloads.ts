import * as z from 'zod'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { Download } from '#shared/bridge/files.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { allowedLink } from '../connection/address.ts'
import type { Logger } from '../log/logger.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { FileError, fileErrorSentence } from './file-error.ts'
import type { FileLibrary } from './file-library.ts'
import { markDownloaded } from './mark-downloaded.ts'
import { PartFile } from './part-file.ts'
import { safeFileName } from './safe-file-name.ts'

export type SiteDownload = CallArgument<'files.download'>['which']

const FALLBACK_NAMES: Readonly<Record<SiteDownload, string>> = { all: 'All Sites.csv', inactive: 'Inactive Sites.csv' }

export interface DownloadsOptions {
  readonly library: FileLibrary
  /** The downloads folder, asked for each download: the user may move it. */
  readonly folder: () => string
  /** Asks the platform for the link to a file. The link may carry credentials: it stays in main. */
  readonly askForLink: (which: SiteDownload) => Promise<Result<string>>
  /** Hosts a link may name, as `host` or `host:port`. */
  readonly allowedHosts: () => readonly string[]
  readonly fetch: typeof fetch
  readonly logger: Logger
}

/** Downloads files of the platform to the downloads folder, streamed, checked, and never over a file that is there. */
export class Downloads {
  readonly #options: DownloadsOptions

  constructor(options: DownloadsOptions) {
    this.#options = options
  }

  /** Answers once the platform gave a link that may be followed; the rest is reported as progress. Failures: the platform's, `storage`. */
  async start({ which }: CallArgument<'files.download'>): Promise<Result<Download>> {
    const { library, allowedHosts, askForLink } = this.#options
    const link = await askForLink(which)
    if (!link.ok) return link
    const address = allowedLink(link.value, allowedHosts())
    if (address === null) {
      this.#options.logger.warn('Refused a download: the platform named a host that the connection profile does not')
      return failure('storage', 'The platform answered with a link to a server that is not in the connection profile. Nothing was downloaded.')
    }
    const download = library.begin(nameOf(address, FALLBACK_NAMES[which]))
    void this.#run(download, address)
    return success(download)
  }

  async #run({ id, name }: Download, address: URL): Promise<void> {
    const { library, folder, logger } = this.#options
    let part: PartFile | undefined
    try {
      part = await PartFile.create(folder(), name)
      await this.#fetchInto(part, id, address)
      const file = await part.finish()
      await markDownloaded(file.path, logger)
      await library.done(id, file)
    } catch (cause) {
      await part?.discard()
      if (library.find(id)?.state === 'cancelled') return
      logger.warn(`A download failed: ${String(cause)}`)
      library.failed(id, fileErrorSentence(cause))
    }
  }

  async #fetchInto(part: PartFile, id: Download['id'], address: URL): Promise<void> {
    const { library, fetch } = this.#options
    const signal = library.signal(id) ?? AbortSignal.abort()
    // A redirect could lead anywhere, with the signed address as its referrer: none is followed.
    const answer = await fetch(address.href, { signal, redirect: 'error' })
    if (!answer.ok || answer.body === null) throw new FileError(`The file server answered ${answer.status}. Try again.`)

    const total = announcedLength(answer.headers)
    let received = 0
    for await (const chunk of answer.body) {
      await part.append(chunk)
      received += chunk.byteLength
      library.progress(id, received, total)
    }
    if (total !== null && received !== total) throw new FileError(`Only ${received} of ${total} bytes arrived. Try again.`)
  }
}

/** Bytes of the file, null when unknown. With a content encoding the header counts something else. */
function announcedLength(headers: Headers): number | null {
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') || !/^\d+$/.test(length) ? null : Number(length)
}

function nameOf(address: URL, fallback: string): string {
  const last = address.pathname.split('/').at(-1) ?? ''
  try {
    return safeFileName(decodeURIComponent(last), fallback)
  } catch {
    return fallback
  }
}

const OPERATIONS = {
  all: { name: 'DownloadAllSites', field: 'downloadAllSites' },
  inactive: { name: 'DownloadInactiveSites', field: 'downloadInactiveSites' },
} as const

export function linkFromPlatform(platform: Pick<PlatformClient, 'execute'>): (which: SiteDownload) => Promise<Result<string>> {
  return async (which) => {
    const { name, field } = OPERATIONS[which]
    const answer = await platform.execute(name, {})
    if (!answer.ok) return answer
    const link = z.object({ [field]: z.string() }).safeParse(JSON.parse(answer.value.data)).data?.[field]
    return link === undefined ? failure('invalid-answer', 'The platform answered without a link to the file.') : success(link)
  }
}
