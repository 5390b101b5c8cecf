import S3rver from '@20minutes/s3rver'
import type { Gate } from '../faults/gate.ts'
import type { Handler } from '../http/endpoint.ts'
import type { TemporaryCredentials } from '../identity-pool/temporary-credentials.ts'
import { PLATFORM_CALL_HEADER, STORAGE_ACCESS_KEY, STORAGE_BUCKET, STORAGE_REGION } from './object-store.ts'
import { decodedPath } from './request-signature.ts'
import { StorageRefusal, sendRefusal } from './storage-refusal.ts'
import { verifySignature } from './verify-signature.ts'

export interface StorageService {
  readonly handler: Handler
  /** Releases what the server holds. */
  close(): void
}

/** Objects of these folders are read by a signed link or with credentials only; all others are public, as a bucket of shop images is. */
const PRIVATE_FOLDERS = ['exports', 'invoices']

/**
 * Object storage by the S3 protocol, in a folder.
 * @param platformCall the secret of this run that marks the platform's own calls.
 * @param temporary the credentials that the identity pool gave out.
 * @param makeMissing called with the key before an object is read: what is made only when it is wanted is there afterwards.
 */
export async function createStorageService(
  folder: string,
  gate: Gate,
  platformCall: string,
  temporary: TemporaryCredentials,
  makeMissing: (key: string) => Promise<void>,
): Promise<StorageService> {
  const server = new S3rver({
    directory: folder,
    silent: true,
    vhostBuckets: false,
    // Its own check refuses lists and bulk deletes that are signed correctly; every signature is verified before (`verify-signature.ts`).
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: STORAGE_BUCKET }],
  })
  await server.configureBuckets()
  const serve = server.callback()
  // The clock of the machine, not the platform's: a signer uses that one too.
  const rules = {
    region: STORAGE_REGION,
    keyOf: (keyId: string) => (keyId === STORAGE_ACCESS_KEY ? { secretKey: STORAGE_ACCESS_KEY } : temporary.keyOf(keyId)),
    now: Date.now,
  }

  return {
    handler: (request, response) => {
      if (request.headers[PLATFORM_CALL_HEADER] === platformCall) return serve(request, response)
      const { method = '', url: path = '/', headers } = request
      let key: string
      try {
        key = decodedPath(new URL(path, 'http://storage').pathname)
        const signedBy = verifySignature({ method, path, headers }, rules)
        if (signedBy === null && (isPrivate(key) || !isReading(method))) throw new StorageRefusal(403, 'AccessDenied', 'Access Denied')
      } catch (error) {
        if (!(error instanceof StorageRefusal)) throw error
        sendRefusal(response, method, error)
        return undefined
      }
      const operation = operationOf(request.method)
      return gate.pass({ operation: `storage.${operation}`, variables: { key } }, request, response, async () => {
        if (operation === 'getObject' || operation === 'headObject') await makeMissing(key.slice(`/${STORAGE_BUCKET}/`.length))
        return serve(request, response)
      })
    },
    close: () => {
      server.logger.exceptions.unhandle()
      server.logger.close()
    },
  }
}

const isPrivate = (key: string): boolean => PRIVATE_FOLDERS.some((folder) => key.startsWith(`/${STORAGE_BUCKET}/${folder}/`))

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD'

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
