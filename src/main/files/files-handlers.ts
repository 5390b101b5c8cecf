import { failure, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { type Uploads, uploadPermission } from '../uploads/uploads.ts'
import type { Downloads } from './downloads.ts'
import type { Exports } from './exports.ts'
import type { FileLibrary } from './file-library.ts'
import type { FileOpener } from './file-opener.ts'

export interface FilesHandlersOptions {
  readonly library: FileLibrary
  readonly downloads: Downloads
  readonly exports: Exports
  readonly opener: FileOpener
  readonly uploads: Uploads
  readonly platform: Pick<PlatformClient, 'execute'>
}

export const filesHandlers = ({ library, downloads, exports, opener, uploads, platform }: FilesHandlersOptions): HandlersOf<'files'> => ({
  'files.download': (request) => downloads.start(request),
  'files.list': () => success(library.list()),
  'files.mayUploadImages': uploadPermission(platform),
  'files.uploadImage': (upload) => uploads.image(upload),
  'files.cancel': ({ id }) => (library.cancel(id) || uploads.cancel(id) ? success(undefined) : failure('not-found', 'This file is no longer on its way.')),
  'files.open': ({ id }) => opener.open(id),
  'files.showInFolder': ({ id }) => opener.showInFolder(id),
  'files.beginExport': (request) => exports.begin(request),
  'files.appendExport': (request) => exports.append(request),
  'files.finishExport': (request) => exports.finish(request),
})
