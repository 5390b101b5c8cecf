import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openKeptDatabase } from './database/kept-data.ts'
import { openDatabase } from './database/open.ts'
import { prepareData } from './database/seed.ts'
import type { Size } from './database/size.ts'
import { Control } from './faults/control.ts'
import { createControlService } from './faults/control-service.ts'
import { createTestGate, openGate } from './faults/gate.ts'
import { PastData } from './faults/past-data.ts'
import type { ForeignSeed } from './foreign/seed.ts'
import { createAuthenticate } from './graphql/authentication.ts'
import { createInvoiceMaker } from './graphql/invoices/missing-invoice.ts'
import { SUBJECTS } from './graphql/registry.ts'
import { createGraphqlService } from './graphql/service.ts'
import { createTokenVerifier } from './graphql/token.ts'
import { Endpoint } from './http/endpoint.ts'
import { IssuedTokens } from './identity/issued-tokens.ts'
import type { ListedUser } from './identity/pages.ts'
import { CLIENT_ID, createProvider, DEFAULT_LIFETIMES, type TokenLifetimes } from './identity/provider.ts'
import { createIdentityService, listSignInUsers } from './identity/service.ts'
import { loadSigningKey, publishedKeys } from './identity/signing-key.ts'
import { createIdentityPoolService } from './identity-pool/service.ts'
import { TemporaryCredentials } from './identity-pool/temporary-credentials.ts'
import { connectionProfile, graphqlUrl, type LocalProfile, type PlatformUrls, writeProfile } from './profile.ts'
import { createRestService } from './rest/service.ts'
import { createObjectStore, STORAGE_BUCKET } from './storage/object-store.ts'
import { createStorageService } from './storage/service.ts'

export interface LocalPlatformOptions {
  readonly size?: Size
  /** The same seed gives the same data. */
  readonly seed?: number
  /** First of five ports in a row (GraphQL, identity, REST, storage, control); 0: any free ones. */
  readonly port?: number
  /** Opens the control: faults, journal, tokens, down and up. */
  readonly test?: boolean
  /** Answers with data that fits the SDL and is unfriendly, see `foreign/`. */
  readonly foreign?: ForeignSeed | null
  /** Keeps data between runs; null: a temporary folder that is removed at the end. */
  readonly dataFolder?: string | null
  /** The present from which the data is made, unix seconds; the clock runs on from there. Null: the machine's clock. */
  readonly now?: number | null
  readonly tokenLifetimes?: Partial<TokenLifetimes>
}

/** A running platform. */
export interface LocalPlatform {
  readonly profile: LocalProfile
  /** Path of the file with the profile. */
  readonly profileFile: string
  readonly urls: PlatformUrls
  readonly users: readonly ListedUser[]
  /** Null outside test mode. */
  readonly control: Control | null
  /** Ends every connection, closes the database and removes what was temporary. */
  stop(): Promise<void>
}

/** Starts the whole platform on 127.0.0.1. Rejects when a port is taken or the data folder cannot be used. */
export async function startLocalPlatform(options: LocalPlatformOptions = {}): Promise<LocalPlatform> {
  const { size = 'small', seed = 1, port = 0, test = false, foreign = null, dataFolder = null, now: fixedNow = null, tokenLifetimes } = options
  const startedAt = fixedNow ?? Math.floor(Date.now() / 1000)
  const now = createClock(fixedNow)
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'local-platform-'))
  mkdirSync(folder, { recursive: true })

  const database = dataFolder === null ? openDatabase(null) : openKeptDatabase(dataFolder, SUBJECTS, (sentence) => console.error(sentence))
  // The key is made on another thread while the data is being made.
  const signingKeyLoading = loadSigningKey(database)
  prepareData(database, SUBJECTS, { size, seed, now: startedAt })
  const signingKey = await signingKeyLoading

  const endpoints = {
    graphql: new Endpoint('graphql'),
    identity: new Endpoint('identity'),
    rest: new Endpoint('rest'),
    storage: new Endpoint('storage'),
  }
  const controlEndpoint = new Endpoint('control')
  const listeners = [...Object.values(endpoints), ...(test ? [controlEndpoint] : [])]
  try {
    await Promise.all(listeners.map((endpoint, index) => endpoint.listen(port === 0 ? 0 : port + index)))
  } catch (error) {
    await release()
    throw error
  }

  const urls: PlatformUrls = {
    identity: endpoints.identity.url,
    graphql: graphqlUrl(endpoints.graphql.url),
    rest: endpoints.rest.url,
    storage: endpoints.storage.url,
    control: test ? controlEndpoint.url : null,
  }
  const issuedTokens = new IssuedTokens()
  const control = test ? new Control(endpoints, issuedTokens, database, join(folder, 'objects', STORAGE_BUCKET)) : null
  const gate = control === null ? openGate : createTestGate(control.plan, control.journal)
  if (control !== null) controlEndpoint.use(createControlService(control))
  const past = control === null ? null : new PastData(database, control.plan, join(folder, 'past'))

  const provider = createProvider({
    issuer: urls.identity,
    database,
    signingKey,
    lifetimes: { ...DEFAULT_LIFETIMES, ...tokenLifetimes },
    issuedTokens,
  })
  endpoints.identity.use(createIdentityService(provider, database, gate))

  const platformCall = randomUUID()
  const credentials = new TemporaryCredentials(now)
  const storage = createObjectStore(urls.storage, platformCall)
  const storageService = await createStorageService(join(folder, 'objects'), gate, platformCall, credentials, createInvoiceMaker(database, storage))
  endpoints.storage.use(storageService.handler)

  const verify = createTokenVerifier({
    issuer: urls.identity,
    audience: CLIENT_ID,
    jwks: publishedKeys(signingKey),
    isExpired: (id) => issuedTokens.isExpired(id),
  })
  const authenticate = createAuthenticate(database, verify)
  const context = { database, storage, subjects: SUBJECTS, now }
  endpoints.graphql.use(createGraphqlService({ authenticate, gate, past, foreign, context }))
  const identityPool = createIdentityPoolService({ issuer: urls.identity, verify, credentials, gate })
  endpoints.rest.use(createRestService({ authenticate, gate, foreign, identityPool, context }))

  const profile = connectionProfile(urls)
  return {
    profile,
    profileFile: writeProfile(folder, profile),
    urls,
    users: listSignInUsers(database),
    control,
    async stop() {
      storageService.close()
      credentials.revokeAll()
      past?.close()
      await release()
    },
  }

  async function release(): Promise<void> {
    await Promise.all(listeners.map((endpoint) => endpoint.close()))
    database.close()
    if (dataFolder === null) rmSync(folder, { recursive: true, force: true })
  }
}

/** Unix seconds: the machine's clock, shifted so that it starts at a fixed moment when one is given. */
function createClock(start: number | null): () => number {
  const shift = start === null ? 0 : start - Math.floor(Date.now() / 1000)
  return () => Math.floor(Date.now() / 1000) + shift
}
