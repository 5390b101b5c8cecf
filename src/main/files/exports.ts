import type { Writable } from 'node:stream'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { Download } from '#shared/bridge/files.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { callingPage } from '../bridge/calling-page.ts'
import type { DownloadsOptions } from './downloads.ts'
import { FileError, fileErrorSentence, fileFailure } from './file-error.ts'
import { PartFile } from './part-file.ts'
import { safeFileName } from './safe-file-name.ts'
import { csvWriter } from './sheets/csv-writer.ts'
import type { ExportColumn, SheetWriter } from './sheets/sheet-writer.ts'
import { xlsxWriter } from './sheets/xlsx-writer.ts'

type Format = CallArgument<'files.beginExport'>['format']

const WRITERS: Readonly<Record<Format, (output: Writable, columns: readonly ExportColumn[]) => SheetWriter>> = { csv: csvWriter, xlsx: xlsxWriter }

/** Exports that may be written at once: each holds a file open. */
const MOST_RUNNING = 8

type ExportsOptions = Pick<DownloadsOptions, 'library' | 'folder' | 'logger'>

interface RunningExport {
  /** The page that hands over the rows. */
  readonly page: number | undefined
  readonly part: PartFile
  readonly writer: SheetWriter
}

/** Tables that the renderer hands over in batches, written to the downloads folder as they come. */
export class Exports {
  readonly #options: ExportsOptions
  readonly #running = new Map<Download['id'], RunningExport>()
  #opening = 0

  constructor(options: ExportsOptions) {
    this.#options = options
  }

  /** Opens the file and writes its header row. Failures: `storage`, `busy` while too many are being written. */
  async begin({ name, format, columns }: CallArgument<'files.beginExport'>): Promise<Result<Download>> {
    const { library, folder } = this.#options
    if (this.#running.size + this.#opening >= MOST_RUNNING) return failure('busy', 'Too many exports are running. Wait until one is done.')
    this.#opening += 1
    try {
      const fileName = `${safeFileName(name, 'Export')}.${format}`
      const part = await PartFile.create(folder(), fileName)
      const download = library.begin(fileName, 'running', 'export')
      this.#running.set(download.id, { page: callingPage(), part, writer: WRITERS[format](part.output, columns) })
      library.signal(download.id)?.addEventListener('abort', () => void this.#drop(download.id), { once: true })
      return success(download)
    } catch (cause) {
      return fileFailure(cause)
    } finally {
      this.#opening -= 1
    }
  }

  /** Writes more rows. Failures: `not-found` when it is not running, `cancelled`, `storage`; the export is then over. */
  async append({ id, rows }: CallArgument<'files.appendExport'>): Promise<Result<undefined>> {
    return this.#step(id, async ({ part, writer }) => {
      await writer.append(rows)
      this.#options.library.progress(id, part.output.bytesWritten, null)
      return success(undefined)
    })
  }

  async finish({ id }: CallArgument<'files.finishExport'>): Promise<Result<Download>> {
    return this.#step(id, async ({ part, writer }) => {
      await writer.finish()
      this.#options.library.progress(id, part.output.bytesWritten, part.output.bytesWritten)
      const file = await part.finish()
      this.#running.delete(id)
      const download = await this.#options.library.done(id, file)
      return download === undefined ? CANCELLED : success(download)
    })
  }

  /** Cancels what is being written, of one page or of all. */
  cancelAll(page?: number): void {
    for (const [id, running] of this.#running) if (page === undefined || running.page === page) this.#options.library.cancel(id)
  }

  async #step<Value>(id: Download['id'], step: (running: RunningExport) => Promise<Result<Value>>): Promise<Result<Value>> {
    const { library, logger } = this.#options
    const running = this.#running.get(id)
    if (running === undefined) return library.find(id)?.state === 'cancelled' ? CANCELLED : failure('not-found', 'This export is not running.')
    try {
      return await step(running)
    } catch (cause) {
      if (library.find(id)?.state === 'cancelled') return CANCELLED
      logger.warn(`An export failed: ${String(cause)}`)
      await this.#drop(id)
      library.failed(id, fileErrorSentence(cause))
      return fileFailure(cause)
    }
  }

  async #drop(id: Download['id']): Promise<void> {
    const running = this.#running.get(id)
    this.#running.delete(id)
    running?.writer.abort(new FileError('The export was stopped.'))
    await running?.part.discard()
  }
}

const CANCELLED = failure('cancelled', 'The export was cancelled.')
