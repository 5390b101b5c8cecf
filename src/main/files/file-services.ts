import { join } from 'node:path'
import type { EventPayload } from '#shared/bridge/bridge.ts'
import { failure, success } from '#shared/result.ts'
import type { Emit, HandlersOf } from '../bridge/serve-bridge.ts'
import type { Connection } from '../connection/connection.ts'
import { authorizationOf } from '../connection/profile.ts'
import type { Identity } from '../identity/identity.ts'
import { InvoiceDownloads, invoicesHandlers } from '../invoices/invoice-downloads.ts'
import { InvoiceLibrary } from '../invoices/invoice-library.ts'
import { LibraryStore, type LibraryStoreOptions } from '../invoices/library-store.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { storageTokenUse } from '../storage/object-storage.ts'
import { S3ObjectStorage } from '../storage/s3-object-storage.ts'
import { Uploads, uploadPermission } from '../uploads/uploads.ts'
import { Downloads, linkFromPlatform } from './downloads.ts'
import { Exports } from './exports.ts'
import { FileLibrary } from './file-library.ts'
import { type DesktopFiles, openFile, showFile } from './file-opener.ts'

export interface FileServicesOptions extends Omit<LibraryStoreOptions, 'folder'>, DesktopFiles {
  readonly userData: string
  /** The downloads folder, asked for each file: the user may move it. */
  readonly folder: () => string
  readonly connection: Connection
  readonly identity: Identity
  readonly platform: PlatformClient
  readonly fetch: typeof fetch
  readonly emit: Emit
  /** The system's dialog, beginning at a folder; null when it was closed. */
  readonly chooseFolder: (from: string) => Promise<string | null>
}

/** Downloads, exports, uploads and the invoice library, over one list of this run's files. */
export function fileServices(options: FileServicesOptions) {
  const { connection, identity, platform, fetch, emit, folder, logger } = options
  const library = new FileLibrary((download) => emit('files.progress', download))
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
  const store = new LibraryStore({ ...options, folder: join(options.userData, 'invoices') })
  const invoices = new InvoiceLibrary({
    ...options,
    store,
    usualFolder: () => join(folder(), 'Invoices'),
    onChange: () => emit('invoices.changed', undefined),
  })
  const invoiceDownloads = new InvoiceDownloads({ connection, identity: storageUser, storage, files: library, library: invoices, logger })
  const handlers: HandlersOf<'files'> & HandlersOf<'invoices'> = {
    'files.download': (request) => downloads.start(request),
    'files.list': () => success(library.list()),
    'files.mayUploadImages': uploadPermission(platform),
    'files.uploadImage': (upload) => uploads.image(upload),
    'files.cancel': ({ id }) => (library.cancel(id) || uploads.cancel(id) ? success(undefined) : failure('not-found', 'This file is no longer on its way.')),
    'files.open': ({ id }) => openFile(library.pathOf(id), options),
    'files.showInFolder': ({ id }) => showFile(library.pathOf(id), options),
    'files.beginExport': (request) => exports.begin(request),
    'files.appendExport': (request) => exports.append(request),
    'files.finishExport': (request) => exports.finish(request),
    ...invoicesHandlers(invoices, invoiceDownloads),
  }
  return {
    handlers,
    invoices,
    invoiceDownloads,
    /** Ends what the page was writing or sending: it is gone. */
    cancelOfPage: () => {
      exports.cancelAll()
      uploads.cancelAll()
    },
    /** Ends when nothing is being written any more. */
    settled: async () => {
      await invoiceDownloads.settled()
      await store.settled()
    },
  }
}
