import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { LocalPlatform } from '#local-platform/start.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'

/** The user of the local platform that everybody is to it. */
const USER = 'admin@demo.example'

/** The local platform as the platform of another identity provider: it takes that one's tokens, and no others. */
export class PlatformFor {
  readonly #local: LocalPlatform
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  readonly #verify: (token: string) => Promise<unknown>
  /** Options of the local platform itself. */
  readonly #ownToken: string
  readonly #refused = new Set<string>()
  /** Every token that was taken, in the order of its first call. */
  readonly taken = new Set<string>()

  private constructor(local: LocalPlatform, issuer: string, keys: string, ownToken: string) {
    this.#local = local
    this.#ownToken = ownToken
    const published = createRemoteJWKSet(new URL(keys))
    this.#verify = (token) => jwtVerify(token, published, { issuer })
  }

  /** @param keys where the provider publishes its keys */
  static async start(local: LocalPlatform, issuer: string, keys: string): Promise<PlatformFor> {
    const { idToken } = await signIn(local, USER)
    const platform = new PlatformFor(local, issuer, keys, idToken)
    await new Promise<void>((resolve) => platform.#server.listen(0, '127.0.0.1', resolve))
    return platform
  }

  /** The settings of a profile for its calls. */
  get settings() {
    const address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return { graphqlUrl: `${address}/graphql`, restUrl: `${address}/rest` }
  }

  /** From now on every token taken so far is refused as expired. */
  expireTokens(): void {
    for (const token of this.taken) this.#refused.add(token)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = request.headers.authorization ?? ''
    const isTaken = await this.#verify(token).then(
      () => !this.#refused.has(token),
      () => false,
    )
    if (!isTaken) {
      const error = { errorType: 'UnauthorizedException', message: 'Token has expired.' }
      response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ errors: [error] }))
      return
    }
    this.taken.add(token)
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const { graphql, rest } = this.#local.urls
    const answer = await fetch(pathname === '/graphql' ? graphql : `${rest}${pathname.slice('/rest'.length)}`, {
      method: request.method ?? 'GET',
      headers: { authorization: this.#ownToken, 'content-type': request.headers['content-type'] ?? 'application/json' },
      ...(request.method === 'POST' ? { body: new Uint8Array(await buffer(request)) } : {}),
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
}
