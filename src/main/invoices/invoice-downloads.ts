import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Download } from '#shared/bridge/files.ts'
import type { InvoiceDownload, InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Connection } from '../connection/connection.ts'
import { FileError, fileErrorSentence } from '../files/file-error.ts'
import type { FileLibrary } from '../files/file-library.ts'
import { markDownloaded, PartFile } from '../files/part-file.ts'
import { ResumableDownload, type WantedPart } from '../files/resumable-download.ts'
import { safeFileName } from '../files/safe-file-name.ts'
import { Turns } from '../files/turns.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../log/logger.ts'
import type { StorageTarget } from '../storage/object-storage.ts'
import type { S3ObjectStorage } from '../storage/s3-object-storage.ts'
import { NoAnswer, StorageRefusal } from '../storage/storage-refusal.ts'
import { requireFolder } from './file-state.ts'
import type { InvoiceLibrary } from './invoice-library.ts'
import { isSameInvoice, type StoredInvoice } from './library-store.ts'

export interface InvoiceDownloadsOptions {
  readonly connection: Pick<Connection, 'profile'>
  readonly identity: Pick<Identity, 'owner' | 'token'>
  readonly storage: Pick<S3ObjectStorage, 'exchange'>
  readonly files: FileLibrary
  readonly library: InvoiceLibrary
  readonly logger: Logger
  /** Waits before the next try, milliseconds. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

const AT_ONCE = 3

/** How long the storage may take to say whether an invoice is still the one that is here, milliseconds. */
const CHECK_TIMEOUT = 5_000

interface RunningInvoice {
  readonly owner: string
  readonly invoice: InvoiceToDownload
  readonly id: Download['id']
}

/** Downloads invoices into the user's library: each once, checked, resumed after a drop. */
export class InvoiceDownloads {
  readonly #options: InvoiceDownloadsOptions
  readonly #turns = new Turns(AT_ONCE)
  readonly #checks = new Turns(AT_ONCE)
  readonly #running = new Map<RunningInvoice, Promise<void>>()

  constructor(options: InvoiceDownloadsOptions) {
    this.#options = options
  }

  /**
   * Starts the download of an invoice; what comes after is reported as progress. One that is being downloaded is not started again, one that
   * is there and still the same in the storage is answered as `alreadyThere`. Failures: `signed-out`, `storage` for a foreign object.
   */
  async start(invoice: InvoiceToDownload): Promise<Result<InvoiceDownload>> {
    return this.#startOne(invoice, new AbortController())
  }

  /** The same for several, in their order. Fails when one of them does; then none is started. */
  async startAll({ invoices }: { readonly invoices: readonly InvoiceToDownload[] }): Promise<Result<InvoiceDownload[]>> {
    const target = this.#options.connection.profile()?.storage
    const refusal = invoices.map(({ object }) => refusalOf(object, target)).find((reason) => reason !== null)
    if (refusal !== undefined) return failure('storage', refusal)
    // Once one check found that nobody answers, the others are not made.
    const unanswered = new AbortController()
    const started: InvoiceDownload[] = []
    for (const answer of await Promise.all(invoices.map((invoice) => this.#startOne(invoice, unanswered)))) {
      if (!answer.ok) return answer
      started.push(answer.value)
    }
    return success(started)
  }

  /** Downloads an invoice of the library again, or the newer one that replaced it. */
  async again({ id }: { readonly id: string }): Promise<Result<InvoiceDownload>> {
    const invoice = await this.#options.library.newest(id)
    return invoice.ok ? this.start(invoice.value) : invoice
  }

  cancelAll(): void {
    for (const { id } of this.#running.keys()) this.#options.files.cancel(id)
  }

  /** Stops a user's downloads: one that ended later would be written into the list again. */
  async forgetOwner(owner: string): Promise<void> {
    for (const { id, owner: of } of this.#running.keys()) if (of === owner) this.#options.files.cancel(id)
    await this.settled()
  }

  async settled(): Promise<void> {
    await Promise.all(this.#running.values())
  }

  async #startOne(invoice: InvoiceToDownload, unanswered: AbortController): Promise<Result<InvoiceDownload>> {
    const { connection, identity, files, library, logger } = this.#options
    const owner = identity.owner()
    if (owner === undefined) return failure('signed-out', 'Sign in again: an invoice is downloaded for a user.')
    const target = connection.profile()?.storage
    const refusal = refusalOf(invoice.object, target)
    if (refusal !== null || target === undefined) {
      logger.warn('Refused to download an invoice: it does not lie in the storage of the connection profile')
      return failure('storage', refusal ?? '')
    }
    const pending = this.#pending(owner, invoice)
    if (pending !== undefined) return success({ ...pending, alreadyThere: false })

    const present = await library.findPresent(invoice)
    if (!present.ok) return present
    const isCurrent = present.value !== undefined && (await this.#isCurrent(present.value, invoice, target, unanswered))
    // The storage may take seconds to answer: whoever signed in by then is handed no file and no name of another user.
    if (identity.owner() !== owner) return failure('signed-out', 'You signed out before the download began.')
    if (present.value !== undefined && isCurrent) {
      const { path, bytes } = present.value.file
      return success({ ...files.addPresent(basename(path), path, bytes), alreadyThere: true })
    }
    // Another call may have started it while this one looked.
    const started = this.#pending(owner, invoice)
    if (started !== undefined) return success({ ...started, alreadyThere: false })
    const download = files.begin(invoiceFileName(invoice), 'waiting', 'invoice')
    const running = { owner, invoice, id: download.id }
    this.#running.set(
      running,
      this.#run(running, download.name, target).finally(() => this.#running.delete(running)),
    )
    return success({ ...(files.find(download.id) ?? download), alreadyThere: false })
  }

  #pending(owner: string, invoice: InvoiceToDownload): Download | undefined {
    for (const running of this.#running.keys()) {
      const download = this.#options.files.find(running.id)
      const goesOn = download?.state === 'waiting' || download?.state === 'running'
      if (goesOn && running.owner === owner && isSameInvoice(running.invoice, invoice)) return download
    }
    return undefined
  }

  /** Whether the storage still keeps the invoice that is here. Where it does not answer, what is here counts. */
  async #isCurrent({ invoice: known, etag }: StoredInvoice, invoice: InvoiceToDownload, target: StorageTarget, unanswered: AbortController): Promise<boolean> {
    // The bucket is the profile's own both times, whether or not the record names it.
    if (known.object.key !== invoice.object.key) return false
    if (etag === null) return true
    const token = await this.#options.identity.token()
    if (!token.ok) return true
    try {
      return await this.#checks.run(unanswered.signal, async () => {
        const signal = AbortSignal.any([unanswered.signal, AbortSignal.timeout(CHECK_TIMEOUT)])
        const wanted = { target, token: token.value, key: invoice.object.key, method: 'HEAD', headers: { 'if-none-match': etag }, signal } as const
        const { status, headers } = await this.#options.storage.exchange(wanted)
        return status !== 200 || headers.get('etag') === etag
      })
    } catch {
      unanswered.abort()
      return true
    }
  }

  async #run(running: RunningInvoice, name: string, target: StorageTarget): Promise<void> {
    const { files, logger } = this.#options
    const signal = files.signal(running.id) ?? AbortSignal.abort()
    try {
      await this.#turns.run(signal, () => this.#fetch(running, name, target, signal))
    } catch (cause) {
      if (signal.aborted) return
      logger.warn(`The download of an invoice failed: ${String(cause)}`)
      files.failed(running.id, fileErrorSentence(cause, 'invoice folder'))
    }
  }

  async #fetch({ owner, invoice, id }: RunningInvoice, name: string, target: StorageTarget, signal: AbortSignal): Promise<void> {
    const { files, library, logger, pause } = this.#options
    files.startRunning(id)
    const folder = await library.folderFor(owner)
    await requireFolder(folder)
    const part = await PartFile.create(folder.path, name)
    try {
      const { bytes, sha256, etag } = await new ResumableDownload({
        part,
        signal,
        ask: (wanted, stop) => this.#ask(owner, invoice.object.key, target, wanted, stop),
        onProgress: (received, total) => files.progress(id, received, total),
        checkHead: requirePdf,
        ...(pause === undefined ? {} : { pause }),
      }).run()
      const file = await part.finish()
      await markDownloaded(file.path, logger)
      if ((await files.done(id, file)) === undefined) return
      await library.add(owner, { invoice, etag, file: { path: file.path, bytes, sha256, modifiedAt: (await stat(file.path)).mtimeMs } })
    } catch (cause) {
      await part.discard()
      throw cause
    }
  }

  async #ask(owner: string, key: string, target: StorageTarget, { from, etag }: WantedPart, signal: AbortSignal): Promise<Response> {
    const { connection, identity, storage } = this.#options
    const token = await identity.token()
    // A user who signed in in the meantime fetches nothing for another one.
    if (identity.owner() !== owner) throw new FileError('You signed out before the invoice was complete.')
    if (connection.profile()?.storage !== target) throw new FileError('The connection changed before the invoice was complete.')
    if (!token.ok) {
      if (token.error.kind === 'unreachable') throw new NoAnswer(token.error.message)
      throw new FileError(token.error.message)
    }
    const headers = { ...(from === 0 ? {} : { range: `bytes=${from}-` }), ...(etag === null ? {} : { 'if-match': etag }) }
    try {
      return await storage.exchange({ target, token: token.value, key, method: 'GET', headers, signal })
    } catch (cause) {
      throw cause instanceof StorageRefusal ? new FileError(cause.message) : cause
    }
  }
}

export const invoicesHandlers = (invoices: InvoiceLibrary, downloads: InvoiceDownloads): HandlersOf<'invoices'> => ({
  'invoices.download': (invoice) => downloads.start(invoice),
  'invoices.downloadAll': (request) => downloads.startAll(request),
  'invoices.downloadAgain': (request) => downloads.again(request),
  'invoices.list': () => invoices.list(),
  'invoices.issued': (request) => invoices.issued(request),
  'invoices.open': (request) => invoices.open(request),
  'invoices.showInFolder': (request) => invoices.showInFolder(request),
  'invoices.read': (request) => invoices.read(request),
  'invoices.forget': (request) => invoices.forget(request),
  'invoices.chooseFolder': () => invoices.chooseFolder(),
})

/**
 * Why an object may not be asked for, as a sentence; null when it may. Only the profile's own bucket is: what the platform names beside it would
 * get signed requests of this user. A record that names none means the profile's. Nothing in a key may lead out of the bucket.
 */
function refusalOf({ bucket, key, region }: InvoiceToDownload['object'], target: StorageTarget | undefined): string | null {
  if (target === undefined) return 'The connection profile names no object storage: no invoice can be downloaded.'
  if ((bucket !== undefined && bucket !== '' && bucket !== target.bucket) || (region !== undefined && region !== '' && region !== target.region)) {
    return 'The platform named a storage that is not in the connection profile. Nothing was downloaded.'
  }
  return isPlainKey(key) ? null : 'The platform named no file of the storage. Nothing was downloaded.'
}

const isPlainKey = (key: string): boolean => !/[\\\p{Cc}]/u.test(key) && key.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

const invoiceFileName = ({ domain, number, transactionId }: InvoiceToDownload): string =>
  `${safeFileName(`${domain} ${number || transactionId}`, 'Invoice')}.pdf`

/** Throws unless a file begins as a PDF does. */
export function requirePdf(head: Uint8Array): void {
  if (!Buffer.from(head).toString('latin1').startsWith('%PDF-')) throw new FileError('What the storage keeps as this invoice is no PDF. It was not saved.')
}
