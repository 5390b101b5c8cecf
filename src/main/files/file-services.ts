import { join } from 'node:path'
import type { EventPayload } from '#shared/bridge/bridge.ts'
import type { Emit } from '../bridge/emit.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Connection } from '../connection/connection.ts'
import type { Identity } from '../identity/identity.ts'
import { InvoiceDownloads, invoicesHandlers } from '../invoices/invoice-downloads.ts'
import { InvoiceLibrary } from '../invoices/invoice-library.ts'
import { LibraryStore, type LibraryStoreOptions } from '../invoices/library-store.ts'
import { authorizationOf } from '../platform/authorization.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { S3ObjectStorage } from '../storage/s3-object-storage.ts'
import { storageTokenUse } from '../storage/storage-token.ts'
import { Uploads } from '../uploads/uploads.ts'
import { Downloads, linkFromPlatform } from './downloads.ts'
import { Exports } from './exports.ts'
import { FileLibrary } from './file-library.ts'
import { FileOpener } from './file-opener.ts'
import { filesHandlers } from './files-handlers.ts'

export interface FileServicesOptions extends Omit<LibraryStoreOptions, 'folder'> {
  readonly userData: string
  /** The downloads folder. */
  readonly folder: () => string
  readonly connection: Connection
  readonly identity: Identity
  readonly platform: PlatformClient
  readonly fetch: typeof fetch
  readonly emit: Emit
  /** The system's dialog, beginning at a folder; null when it was closed. */
  readonly chooseFolder: (from: string) => Promise<string | null>
  /** Answers with a text that is empty when it went well. */
  readonly openPath: (path: string) => Promise<string>
  readonly showItemInFolder: (path: string) => void
}

export interface FileServices {
  readonly handlers: HandlersOf<'files'> & HandlersOf<'invoices'>
  readonly invoices: InvoiceLibrary
  readonly invoiceDownloads: InvoiceDownloads
  /** Ends what the page was writing or sending: it is gone. */
  readonly cancelOfPage: () => void
  /** Ends when nothing is being written any more. */
  readonly settled: () => Promise<void>
}

/** Downloads, exports, uploads and the invoice library, over one list of this run's files. */
export function fileServices(options: FileServicesOptions): FileServices {
  const { connection, identity, platform, fetch, emit, folder, openPath, showItemInFolder, logger } = options
  const library = new FileLibrary((download: EventPayload<'files.progress'>) => emit('files.progress', download))
  const allowedHosts = (): readonly string[] => connection.profile()?.storage?.downloadHosts ?? []
  const downloads = new Downloads({ library, folder, askForLink: linkFromPlatform(platform), allowedHosts, fetch, logger })
  const exports = new Exports({ library, folder, logger })
  const storageUser = {
    owner: () => identity.owner(),
    token: () => (storageTokenUse(connection.profile()) === 'calls' ? identity.token() : identity.identityToken()),
  }
  const storage = new S3ObjectStorage({
    issuer: () => connection.profile()?.identity.issuer,
    fetch,
    authorization: (token) => authorizationOf(connection.profile(), token),
  })
  const onProgress = (progress: EventPayload<'files.uploadProgress'>): void => emit('files.uploadProgress', progress)
  const uploads = new Uploads({ connection, identity: storageUser, storage, onProgress, logger })
  const opener = new FileOpener({ library, openPath, showItemInFolder })
  const store = new LibraryStore({ ...options, folder: join(options.userData, 'invoices') })
  const invoices = new InvoiceLibrary({
    ...options,
    store,
    usualFolder: () => join(folder(), 'Invoices'),
    onChange: () => emit('invoices.changed', undefined),
  })
  const invoiceDownloads = new InvoiceDownloads({ connection, identity: storageUser, storage, files: library, library: invoices, logger })
  return {
    handlers: { ...filesHandlers({ library, downloads, exports, opener, uploads, platform }), ...invoicesHandlers(invoices, invoiceDownloads) },
    invoices,
    invoiceDownloads,
    cancelOfPage: () => {
      exports.cancelAll()
      uploads.cancelAll()
    },
    settled: async () => {
      await invoiceDownloads.settled()
      await store.settled()
    },
  }
}
