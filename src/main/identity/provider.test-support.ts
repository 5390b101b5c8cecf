import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Endpoint = 'discovery' | 'keys' | 'authorize' | 'token' | 'revoke'
/** Takes the place of an endpoint's own answer; `next` gives that. */
type Intervention = (response: ServerResponse, form: URLSearchParams, next: () => void) => void

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Making a pair takes a while. */
const KEYS = newKeys()

/** An OpenID provider on loopback whose every answer a test can spoil. Checks what a real one checks: PKCE, redirect address, one use of a code, rotation of refresh tokens. */
export class TestProvider {
  /** Claims of the next identity tokens. */
  claims: Record<string, unknown> = { sub: 'subject-asha', 'custom:role': 'ACCOUNTS', 'cognito:username': 'asha' }
  /** Claims of the next access tokens; undefined: tokens that cannot be read. */
  accessClaims: Record<string, unknown> | undefined
  /** Seconds that identity tokens live. */
  lifetime = 3600
  /** Whether a refresh brings a new identity token. */
  renewsIdToken = true
  /** Seconds by which this provider's clock is ahead. */
  clockAhead = 0
  /** Seconds since the user proved who they are, as the identity token has it where it is asked for; undefined: this provider never says so. */
  provedAgo: number | undefined = 0
  /** The private key and the published one. */
  signingKey = KEYS.privateKey
  publishedKey = KEYS.publicKey
  /** Changes the description. */
  description: Record<string, unknown> = {}
  readonly interventions: Partial<Record<Endpoint, Intervention>> = {}
  /** What was asked, in order: `token:refresh_token`, `revoke`, ... */
  readonly journal: string[] = []
  readonly revoked: string[] = []
  readonly refreshTokens = new Set<string>()
  issuer = ''
  readonly #codes = new Map<string, URLSearchParams>()
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  static async start(): Promise<TestProvider> {
    const provider = new TestProvider()
    await new Promise<void>((resolve) => provider.#server.listen(0, '127.0.0.1', resolve))
    provider.issuer = `http://127.0.0.1:${(provider.#server.address() as AddressInfo).port}`
    return provider
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer)
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const form = new URLSearchParams(body)
    const endpoint = ({ '/authorize': 'authorize', '/token': 'token', '/revoke': 'revoke', '/jwks': 'keys' } as const)[url.pathname] ?? 'discovery'
    if (endpoint !== 'keys') this.journal.push(endpoint === 'token' ? `token:${form.get('grant_type')}` : endpoint)
    const next = () => this.#answer(endpoint, url, form, response)
    const intervention = this.interventions[endpoint]
    if (intervention === undefined) next()
    else intervention(response, form, next)
  }

  #answer(endpoint: Endpoint, url: URL, form: URLSearchParams, response: ServerResponse): void {
    if (endpoint === 'discovery') json(response, 200, this.#description())
    else if (endpoint === 'keys') json(response, 200, { keys: [this.publishedKey.export({ format: 'jwk' })] })
    else if (endpoint === 'authorize') this.#authorize(url, response)
    else if (endpoint === 'revoke') this.#revoke(form, response)
    else if (form.get('grant_type') === 'refresh_token') this.#refresh(form, response)
    else this.#exchange(form, response)
  }

  #authorize(url: URL, response: ServerResponse): void {
    const code = randomUUID()
    this.#codes.set(code, url.searchParams)
    const back = new URL(url.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    response.writeHead(302, { location: back.href }).end()
  }

  #revoke(form: URLSearchParams, response: ServerResponse): void {
    this.revoked.push(form.get('token') ?? '')
    this.refreshTokens.delete(form.get('token') ?? '')
    response.writeHead(200).end()
  }

  #refresh(form: URLSearchParams, response: ServerResponse): void {
    const known = this.refreshTokens.delete(form.get('refresh_token') ?? '')
    const { id_token, ...others } = this.tokens(undefined)
    if (known) json(response, 200, this.renewsIdToken ? { id_token, ...others } : others)
    else json(response, 400, { error: 'invalid_grant' })
  }

  #exchange(form: URLSearchParams, response: ServerResponse): void {
    const asked = this.#codes.get(form.get('code') ?? '')
    this.#codes.delete(form.get('code') ?? '')
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '')
    const fits = asked?.get('code_challenge') === verifier.digest('base64url') && asked.get('redirect_uri') === form.get('redirect_uri')
    if (fits) json(response, 200, this.tokens(asked?.get('nonce') ?? undefined, asked?.has('max_age')))
    else json(response, 400, { error: 'invalid_grant', error_description: 'unknown code' })
  }

  /** A token endpoint's answer. */
  tokens(nonce: string | undefined, saysWhenProved = false): Record<string, unknown> {
    const refreshToken = `refresh-${randomUUID()}`
    this.refreshTokens.add(refreshToken)
    const now = Math.floor(Date.now() / 1000) + this.clockAhead
    const claims = {
      iss: this.issuer,
      aud: 'console',
      iat: now,
      exp: now + this.lifetime,
      jti: randomUUID(),
      ...this.claims,
      ...(nonce === undefined ? {} : { nonce }),
      ...(saysWhenProved && this.provedAgo !== undefined ? { auth_time: now - this.provedAgo } : {}),
    }
    return {
      token_type: 'Bearer',
      access_token: this.accessClaims === undefined ? randomUUID() : this.#signed({ jti: randomUUID(), ...this.accessClaims }),
      expires_in: this.lifetime,
      refresh_token: refreshToken,
      id_token: this.#signed(claims),
    }
  }

  #description(): Record<string, unknown> {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      revocation_endpoint: `${this.issuer}/revoke`,
      jwks_uri: `${this.issuer}/jwks`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...this.description,
    }
  }

  #signed(claims: Record<string, unknown>): string {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`
    return `${text}.${createSign('RSA-SHA256').update(text).sign(this.signingKey, 'base64url')}`
  }

  /** Signs from now on with another key, and publishes it. */
  changeKeys(): void {
    const { privateKey, publicKey } = newKeys()
    this.signingKey = privateKey
    this.publishedKey = publicKey
  }

  /** Signs from now on with a key that it does not publish, as whoever changes its tokens on the way would. */
  forge(): void {
    this.signingKey = newKeys().privateKey
  }
}

/** Answers with JSON, or with any text when `content` is one. */
export function json(response: ServerResponse, status: number, content: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(typeof content === 'string' ? content : JSON.stringify(content))
}
