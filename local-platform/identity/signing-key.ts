import { generateKeyPair } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { JSONWebKeySet } from 'jose'
import type { JWK } from 'oidc-provider'
import { readFact, writeFact } from '../database/open.ts'

const SIGNING_KEY = 'identity.signing-key'

/** The private RSA key that signs identity tokens: made on the first run and kept with the data. */
export async function loadSigningKey(database: DatabaseSync): Promise<JWK> {
  const stored = readFact(database, SIGNING_KEY)
  if (stored !== null) return JSON.parse(stored) as JWK
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: crypto.randomUUID() } as JWK
  writeFact(database, SIGNING_KEY, JSON.stringify(key))
  return key
}

/** The key set as the provider publishes it: the public half. */
export function publishedKeys({ kty, n, e, kid, alg, use }: JWK): JSONWebKeySet {
  return { keys: [{ kty, n, e, kid, alg, use } as JSONWebKeySet['keys'][number]] }
}
