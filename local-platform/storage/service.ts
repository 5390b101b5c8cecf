import S3rver from '@20minutes/s3rver'
import type { Gate } from '../faults/gate.ts'
import type { Handler } from '../http/endpoint.ts'
import { STORAGE_BUCKET } from './object-store.ts'

export interface StorageService {
  readonly handler: Handler
  /** Lets go of what the server holds. */
  close(): void
}

/** Object storage by the S3 protocol, in a folder. */
export async function createStorageService(folder: string, gate: Gate): Promise<StorageService> {
  const server = new S3rver({
    directory: folder,
    silent: true,
    vhostBuckets: false,
    // List and bulk delete of the S3 client are signed in a way this server does not reckon with.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: STORAGE_BUCKET }],
  })
  await server.configureBuckets()
  const serve = server.callback()

  return {
    handler: (request, response) => {
      const key = decodeURIComponent(new URL(request.url ?? '/', 'http://storage').pathname)
      return gate.pass({ operation: `storage.${operationOf(request.method)}`, variables: { key } }, request, response, () => serve(request, response))
    },
    close: () => {
      server.logger.exceptions.unhandle()
      server.logger.close()
    },
  }
}

function operationOf(method: string | undefined): string {
  switch (method) {
    case 'PUT':
    case 'POST':
      return 'putObject'
    case 'DELETE':
      return 'deleteObject'
    case 'HEAD':
      return 'headObject'
    default:
      return 'getObject'
  }
}
