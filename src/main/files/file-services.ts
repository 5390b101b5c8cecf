import { join } from 'node:path'
import type { EventPayload } from '#shared/bridge/bridge.ts'
import type { Download } from '#shared/bridge/files.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Emit, HandlersOf } from '../bridge/serve-bridge.ts'
import type { Connection } from '../connection/connection.ts'
import { authorizationOf } from '../connection/profile.ts'
import type { Identity } from '../identity/identity.ts'
import { InvoiceDownloads, invoicesHandlers } from '../invoices/invoice-downloads.ts'
import { InvoiceLibrary, type InvoiceLibraryOptions } from '../invoices/invoice-library.ts'
import { libraryStore } from '../invoices/library-store.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { storageTokenUse } from '../storage/object-storage.ts'
import { S3ObjectStorage } from '../storage/s3-object-storage.ts'
import { Uploads, uploadPermission } from '../uploads/uploads.ts'
import type { StoreSurroundings } from '../vault/sealed-store.ts'
import { type DownloadsOptions, startDownload } from './downloads.ts'
import { Exports } from './exports.ts'
import { FileLibrary } from './file-library.ts'
import { openFile, showFile } from './file-opener.ts'
import { KeptFiles } from './kept/kept-files.ts'
import { PartFile } from './part-file.ts'
import { textSaver } from './save-text.ts'

export interface FileServicesOptions
  extends Omit<StoreSurroundings, 'folder'>,
    Pick<DownloadsOptions, 'folder'>,
    Pick<InvoiceLibraryOptions, 'chooseFolder' | 'openPath' | 'showItemInFolder'> {
  readonly userData: string
  readonly connection: Connection
  readonly identity: Identity
  readonly platform: PlatformClient
  readonly fetch: typeof fetch
  readonly emit: Emit
  /** Whether the policy of this computer allows exports: a failure where it does not. */
  readonly mayExport?: () => Result<undefined>
}

export type FileServices = ReturnType<typeof fileServices>

/** Downloads, exports, uploads and the invoice library, over one list of files. */
export function fileServices(options: FileServicesOptions) {
  const { connection, identity, platform, fetch, emit, folder, logger } = options
  const library = new FileLibrary(
    () => identity.owner(),
    (download) => emit('files.progress', download),
    new KeptFiles({ ...options, folder: join(options.userData, 'files'), now: nowInSeconds }),
  )
  const allowedHosts = (): readonly string[] => connection.profile()?.storage?.downloadHosts ?? []
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
  const uploads = new Uploads({ connection, identity: storageUser, storage, platform, onProgress, logger })
  const store = libraryStore({ ...options, folder: join(options.userData, 'invoices') })
  const invoices = new InvoiceLibrary({
    ...options,
    store,
    usualFolder: () => join(folder(), 'Invoices'),
    onChange: () => emit('invoices.changed', undefined),
  })
  const invoiceDownloads = new InvoiceDownloads({ connection, identity: storageUser, storage, files: library, library: invoices, logger })
  // The platform's list of sites is an export too; an invoice is a document of one customer.
  const unlessForbidden = async <Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> => {
    const allowed = options.mayExport?.() ?? success(undefined)
    return allowed.ok ? work() : allowed
  }
  identity.onChange(({ state }) => {
    if (state === 'locked' || state === 'signed-out') storage.forgetCredentials()
  })
  const handlers: HandlersOf<'files'> & HandlersOf<'invoices'> = {
    'files.download': (request) => unlessForbidden(() => startDownload({ library, folder, platform, allowedHosts, fetch, logger }, request)),
    'files.list': async () => {
      await library.recall()
      return success(library.list())
    },
    'files.mayUploadImages': uploadPermission(platform),
    'files.uploadImage': (upload) => uploads.image(upload),
    'files.cancel': ({ id }) =>
      (library.isOwn(id) && library.cancel(id)) || uploads.cancel(id) ? success(undefined) : failure('not-found', 'This file is no longer on its way.'),
    'files.open': ({ id }) => openFile(library.pathOf(id), options),
    'files.showInFolder': ({ id }) => showFile(library.pathOf(id), options),
    'files.beginExport': (request) => unlessForbidden(() => exports.begin(request)),
    'files.appendExport': (request) => exports.append(request),
    'files.finishExport': (request) => exports.finish(request),
    ...invoicesHandlers(invoices, invoiceDownloads),
  }
  return {
    handlers,
    invoices,
    invoiceDownloads,
    kindOf: (id: Download['id']) => library.kindOf(id),
    forgetOwner: (owner: string) => library.forgetOwner(owner),
    /** The files that are being written or wait for their turn, and how many images are being stored. */
    running: () => ({
      ...library.running(),
      uploads: uploads.running(),
    }),
    saveText: textSaver({ library, folder, logger }),
    /**
     * Removes unfinished files of runs that have ended, from every folder downloads go to.
     * Returns the names the files would have had. Never rejects.
     */
    removeUnfinished: async (): Promise<readonly string[]> => {
      const owner = identity.owner()
      const ofInvoices = owner === undefined ? [] : [(await invoices.folderFor(owner)).path]
      const folders = new Set([folder(), join(folder(), 'Invoices'), ...ofInvoices])
      return (await Promise.all([...folders].map((one) => PartFile.removeLeftOvers(one, logger)))).flat()
    },
    /** Ends what a page was writing or sending: it is gone. Without a page: of all. */
    cancelOfPage: (page?: number) => {
      exports.cancelAll(page)
      uploads.cancelAll(page)
    },
    /** Ends when nothing is being written any more. */
    settled: async () => {
      await invoiceDownloads.settled()
      await store.settled()
      await library.settled()
    },
  }
}
