import * as z from 'zod'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { Download } from '#shared/bridge/files.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { allowedLink } from '../connection/address.ts'
import type { Logger } from '../log/logger.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { LINK_OVER, readRefusal } from '../storage/storage-refusal.ts'
import { FileError, fileErrorSentence } from './file-error.ts'
import type { FileLibrary } from './file-library.ts'
import { markDownloaded, PartFile } from './part-file.ts'
import { safeFileName } from './safe-file-name.ts'

type SiteDownload = CallArgument<'files.download'>['which']

/** The operation that answers with the link to a file, the field of its answer, and the file's name where the link has none. */
const OPERATIONS = {
  all: { operation: 'DownloadAllSites', field: 'downloadAllSites', fallback: 'All Sites.csv' },
  inactive: { operation: 'DownloadInactiveSites', field: 'downloadInactiveSites', fallback: 'Inactive Sites.csv' },
} as const

export interface DownloadsOptions {
  readonly library: FileLibrary
  /** The downloads folder, asked for each file: the user may move it. */
  readonly folder: () => string
  readonly platform: Pick<PlatformClient, 'execute'>
  /** Hosts a link may name, as `host` or `host:port`. */
  readonly allowedHosts: () => readonly string[]
  readonly fetch: typeof fetch
  readonly logger: Logger
}

/**
 * Downloads a file of the platform to the downloads folder, streamed, checked, and never over a file that is there. Answers once the platform gave a link
 * that may be followed; the rest is reported as progress. Failures: the platform's, `storage`.
 */
export async function startDownload(options: DownloadsOptions, { which }: CallArgument<'files.download'>): Promise<Result<Download>> {
  const { library, platform, allowedHosts, logger } = options
  const link = await askForLink(platform, which)
  if (!link.ok) return link
  const address = allowedLink(link.value, allowedHosts())
  if (address === null) {
    logger.warn('Refused a download: the platform named a host that the connection profile does not')
    return failure('storage', 'The platform answered with a link to a server that is not in the connection profile. Nothing was downloaded.')
  }
  const download = library.begin(nameOf(address, OPERATIONS[which].fallback))
  void fetchFile(options, download, address)
  return success(download)
}

/** The link may carry credentials: it stays in main. */
async function askForLink(platform: DownloadsOptions['platform'], which: SiteDownload): Promise<Result<string>> {
  const { operation, field } = OPERATIONS[which]
  const answer = await platform.execute(operation, {})
  if (!answer.ok) return answer
  const link = z.object({ [field]: z.string() }).safeParse(JSON.parse(answer.value.data)).data?.[field]
  return link === undefined ? failure('invalid-answer', 'The platform answered without a link to the file.') : success(link)
}

async function fetchFile({ library, folder, fetch, logger }: DownloadsOptions, { id, name }: Download, address: URL): Promise<void> {
  let part: PartFile | undefined
  try {
    part = await PartFile.create(folder(), name)
    const signal = library.signal(id) ?? AbortSignal.abort()
    // A redirect could lead anywhere, with the signed address as its referrer: none is followed.
    const answer = await fetch(address.href, { signal, redirect: 'error' })
    if (!answer.ok || answer.body === null) {
      const { isLinkOver } = await readRefusal(answer, address.href)
      throw new FileError(isLinkOver ? LINK_OVER : `The file server answered ${answer.status}. Try again.`)
    }

    const total = announcedLength(answer.headers)
    let received = 0
    for await (const chunk of answer.body) {
      await part.append(chunk)
      received += chunk.byteLength
      library.progress(id, received, total)
    }
    if (total !== null && received !== total) throw new FileError(`Only ${received} of ${total} bytes arrived. Try again.`)
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
