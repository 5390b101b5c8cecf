import type { IncomingMessage, ServerResponse } from 'node:http'
import S3rver from '@20minutes/s3rver'
import type { Gate } from '../faults/gate.ts'
import type { Handler } from '../http/endpoint.ts'
import type { TemporaryCredentials } from '../identity-pool/temporary-credentials.ts'
import { PLATFORM_CALL_HEADER, STORAGE_BUCKET } from './object-store.ts'

export interface StorageService {
  readonly handler: Handler
  /** Lets go of what the server holds. */
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
    // List and bulk delete of the S3 client are signed in a way this server does not reckon with.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: STORAGE_BUCKET }],
  })
  await server.configureBuckets()
  const serve = server.callback()

  return {
    handler: (request, response) => {
      if (request.headers[PLATFORM_CALL_HEADER] === platformCall) return serve(request, response)
      const url = new URL(request.url ?? '/', 'http://storage')
      const key = decodeURIComponent(url.pathname)
      if (isPrivate(key) && !isSigned(request, url)) {
        sendDenial(response, 'AccessDenied')
        return undefined
      }
      const problem = temporary.problem(request.headers.authorization, firstOf(request.headers['x-amz-security-token']))
      if (problem !== null) {
        sendDenial(response, problem)
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

const isSigned = (request: IncomingMessage, url: URL): boolean => url.searchParams.has('X-Amz-Signature') || request.headers.authorization !== undefined

const firstOf = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header)

function sendDenial(response: ServerResponse, code: string): void {
  response.writeHead(403, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>Access Denied</Message></Error>`)
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
