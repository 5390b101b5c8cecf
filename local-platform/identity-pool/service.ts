import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Gate } from '../faults/gate.ts'
import { TokenRefused, type TokenVerifier } from '../graphql/token.ts'
import { sendJson } from '../http/answer.ts'
import { BodyNotJson, BodyTooLarge, readJson } from '../http/body.ts'
import type { TemporaryCredentials } from './temporary-credentials.ts'

/** Where the identity pool is served, below the REST address. */
export const IDENTITY_POOL_PATH = '/identity-pool'

/** The one pool of the local platform. */
export const IDENTITY_POOL_ID = 'us-east-1:10ca1000-0000-4000-8000-000000000001'

const TARGET_PREFIX = 'AWSCognitoIdentityService.'
const OPERATIONS = { GetId: 'identity-pool.getId', GetCredentialsForIdentity: 'identity-pool.getCredentials' } as const

export interface IdentityPoolOptions {
  /** The identity provider whose tokens the pool takes. */
  readonly issuer: string
  readonly verify: TokenVerifier
  readonly credentials: TemporaryCredentials
  readonly gate: Gate
}

/** A refusal as Cognito words it. */
class PoolRefusal extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

/** Serves what the console uses of an Amazon Cognito identity pool: storage credentials in exchange for an identity token, and for nothing else. */
export function createIdentityPoolService({ issuer, verify, credentials, gate }: IdentityPoolOptions) {
  const provider = issuer.replace(/^https?:\/\//, '')

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = String(request.headers['x-amz-target']).replace(TARGET_PREFIX, '')
    if (request.method !== 'POST' || !Object.hasOwn(OPERATIONS, name)) {
      refuse(response, new PoolRefusal('UnknownOperationException', 'Unknown operation'))
      return
    }
    const operation = name as keyof typeof OPERATIONS
    try {
      const input = await readJson(request)
      const variables = { identityPoolId: input['IdentityPoolId'] ?? null }
      await gate.pass({ operation: OPERATIONS[operation], variables }, request, response, () => serve(operation, input, response))
    } catch (error) {
      if (!(error instanceof BodyTooLarge || error instanceof BodyNotJson)) throw error
      refuse(response, new PoolRefusal('SerializationException', 'The request is not JSON'))
    }
  }

  async function serve(operation: keyof typeof OPERATIONS, input: Readonly<Record<string, unknown>>, response: ServerResponse): Promise<void> {
    try {
      const identityId = await signedInIdentity(input)
      if (operation === 'GetId') {
        if (input['IdentityPoolId'] !== IDENTITY_POOL_ID) throw new PoolRefusal('ResourceNotFoundException', 'IdentityPool not found.')
        sendJson(response, 200, { IdentityId: identityId })
        return
      }
      if (input['IdentityId'] !== identityId) throw new PoolRefusal('NotAuthorizedException', 'Access to Identity is forbidden.')
      const { accessKeyId, secretKey, sessionToken, expiration } = credentials.issue()
      const issued = { AccessKeyId: accessKeyId, SecretKey: secretKey, SessionToken: sessionToken, Expiration: expiration }
      sendJson(response, 200, { IdentityId: identityId, Credentials: issued })
    } catch (error) {
      if (!(error instanceof PoolRefusal)) throw error
      refuse(response, error)
    }
  }

  /** The identity of the user whose token stands under the provider's name. */
  async function signedInIdentity(input: Readonly<Record<string, unknown>>): Promise<string> {
    const logins = input['Logins']
    const token = typeof logins === 'object' && logins !== null ? (logins as Readonly<Record<string, unknown>>)[provider] : undefined
    if (typeof token !== 'string') throw new PoolRefusal('NotAuthorizedException', 'Unauthenticated access is not supported for this identity pool.')
    try {
      const { sub } = await verify(token)
      const digest = createHash('sha256').update(String(sub)).digest('hex')
      return `us-east-1:${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
    } catch (error) {
      if (error instanceof TokenRefused) throw new PoolRefusal('NotAuthorizedException', 'Invalid login token.')
      throw error
    }
  }
}

function refuse(response: ServerResponse, { type, message }: PoolRefusal): void {
  sendJson(response, 400, { __type: type, message })
}
