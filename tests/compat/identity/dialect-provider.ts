import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { interactionPolicy, type JWK, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { createSqliteAdapter, revokeRefreshTokens } from '#local-platform/identity/sqlite-adapter.ts'
import type { Dialect } from './dialect.ts'

const signingKey = { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' } as JWK
const LIFETIME = 3600

/** `oidc-provider` on loopback, answering as one product does. Whoever comes is signed in without being asked. */
export class DialectProvider {
  readonly issuer: string
  /** Answers revocations with an error. */
  refusesRevocation = false
  /** Takes `prompt=none` only with the identity token, as glewlwyd does. */
  wantsHint = false
  readonly #dialect: Dialect
  readonly #base: string
  readonly #origin: string
  readonly #server: Server
  readonly #database = new DatabaseSync(':memory:')
  readonly #provider: Provider
  readonly #registered: readonly string[]

  private constructor(dialect: Dialect, server: Server, ports: readonly number[]) {
    this.#dialect = dialect
    this.#server = server
    this.#base = dialect.issuerPath.replace(/\/$/, '')
    this.#origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    this.issuer = `${this.#origin}${dialect.issuerPath}`
    this.#registered = ports.map((port) => `http://${dialect.callbackHost}:${port}`)
    this.#provider = this.#configured()
    const serve = this.#provider.callback()
    server.on('request', (request: IncomingMessage & { originalUrl?: string }, response) => {
      const address = new URL(request.url ?? '/', this.#origin)
      const path = address.pathname.slice(this.#base.length)
      if (path.startsWith('/sign-in/')) return void this.#signIn(request, response)
      if (path === '/logout') return this.#poolSignOut(address, response)
      if (path === dialect.endpoints.revocation && this.refusesRevocation) return json(response, 400, { error: 'unsupported_token_type' })
      const { searchParams } = address
      if (this.wantsHint && searchParams.get('prompt') === 'none' && !searchParams.has('id_token_hint')) return refuseToLook(searchParams, response)
      const asked = dialect.audienceParameter === undefined ? null : searchParams.get(dialect.audienceParameter)
      if (asked !== null) searchParams.set('resource', asked)
      request.originalUrl = `${address.pathname}${address.search}`
      request.url = request.originalUrl.slice(this.#base.length)
      void serve(request, response)
    })
  }

  /** @param ports those whose callbacks are registered, where they are matched whole */
  static async start(dialect: Dialect, ports: readonly number[]): Promise<DialectProvider> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new DialectProvider(dialect, server, ports)
  }

  /** Every session ends, as when an administrator ends them. */
  endSessions(): void {
    revokeRefreshTokens(this.#database)
  }

  /** How many refresh tokens it would still take. */
  liveRefreshTokens(): number {
    return Number(
      this.#database.prepare("select count(*) as number from identity_artifact where model = 'RefreshToken' and payload not like '%consumed%'").get()?.[
        'number'
      ],
    )
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
    this.#database.close()
  }

  #configured(): Provider {
    const { callbacks, callbackHost, scopes, idClaims, accessClaims, audience, audienceParameter, rotates, saysAuthTime, revokes, endpoints } = this.#dialect
    const policy = interactionPolicy.base()
    policy.remove('consent')
    const provider = new Provider(this.issuer, {
      adapter: createSqliteAdapter(this.#database),
      jwks: { keys: [signingKey] },
      cookies: { keys: ['a key of a test'] },
      clients: [
        {
          client_id: 'console',
          // A web client's addresses are matched whole, a native one's without the port of a loopback address.
          application_type: callbacks === 'exact' ? 'web' : 'native',
          token_endpoint_auth_method: 'none',
          require_auth_time: saysAuthTime === true,
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          redirect_uris: callbacks === 'exact' ? this.#registered.map((origin) => `${origin}/callback`) : [`http://${callbackHost}/callback`],
        },
      ],
      scopes: [...scopes],
      claims: { openid: ['sub', 'jti', ...Object.keys(idClaims)] },
      conformIdTokenClaims: false,
      extraTokenClaims: () => ({ ...accessClaims }),
      findAccount: () => ({ accountId: 'subject-asha', claims: async () => ({ sub: 'subject-asha', jti: randomUUID(), ...idClaims }) }),
      routes: { ...endpoints },
      pkce: { required: () => true },
      features: {
        devInteractions: { enabled: false },
        revocation: { enabled: revokes, allowedPolicy: () => true },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource: (context, form) => {
            context.body = form
          },
        },
        resourceIndicators: {
          enabled: audience !== undefined,
          ...(audience === undefined || audienceParameter !== undefined ? {} : { defaultResource: () => `urn:${audience}` }),
          getResourceServerInfo: () => ({ scope: '', audience: audience ?? '', accessTokenFormat: 'jwt', accessTokenTTL: LIFETIME }),
          useGrantedResource: () => true,
        },
      },
      interactions: { policy, url: (_context, { uid }) => `${this.#base}/sign-in/${uid}` },
      renderError: (context, { error }) => {
        context.body = error
      },
      issueRefreshToken: async () => true,
      rotateRefreshToken: rotates,
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({ accountId: 'subject-asha', clientId: 'console' })
        grant.addOIDCScope(scopes.join(' '))
        await grant.save()
        return grant
      },
      ttl: { AccessToken: LIFETIME, AuthorizationCode: 60, Grant: LIFETIME, IdToken: LIFETIME, Interaction: 60, RefreshToken: LIFETIME, Session: LIFETIME },
    })
    provider.use(async (context, next) => {
      await next()
      this.#speak(context as unknown as KoaContextWithOIDC)
    })
    return provider
  }

  /** Turns an answer of the provider into the dialect's. */
  #speak(context: KoaContextWithOIDC): void {
    const { route } = (context.oidc as KoaContextWithOIDC['oidc'] | undefined) ?? {}
    const answer = context.body as Record<string, unknown>
    if (route === 'discovery') {
      const described = Object.entries(answer).filter(([name]) => !this.#dialect.undescribed.includes(name))
      const ownPage = this.#dialect.signOut === 'pool' ? { end_session_endpoint: this.poolSignOut } : {}
      context.body = { ...Object.fromEntries(described), ...ownPage }
    }
    if (route === 'token' && answer['error'] === 'invalid_grant') {
      context.status = this.#dialect.over.status
      context.body = { ...this.#dialect.over.body }
    }
    if (route === 'token' && !this.#dialect.rotates && context.oidc.params?.['grant_type'] === 'refresh_token') delete answer['refresh_token']
  }

  /** The page of a pool for signing out. */
  get poolSignOut(): string {
    return `${this.#origin}${this.#base}/logout`
  }

  async #signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.#provider.interactionFinished(request, response, { login: { accountId: 'subject-asha' } })
  }

  #poolSignOut(address: URL, response: ServerResponse): void {
    const back = address.searchParams.get('logout_uri') ?? ''
    const isRegistered = address.searchParams.get('client_id') === 'console' && this.#registered.some((origin) => back === `${origin}/signed-out`)
    if (isRegistered) response.writeHead(302, { location: back }).end()
    else response.writeHead(400).end("Required String parameter 'redirect_uri' is not present")
  }
}

const json = (response: ServerResponse, status: number, content: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
}

function refuseToLook(parameters: URLSearchParams, response: ServerResponse): void {
  const back = new URL(parameters.get('redirect_uri') ?? '')
  back.search = new URLSearchParams({ state: parameters.get('state') ?? '', error: 'invalid_request', error_description: 'id_token mandatory' }).toString()
  response.writeHead(302, { location: back.href }).end()
}
