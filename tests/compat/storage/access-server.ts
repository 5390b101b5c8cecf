import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import { BUCKET, type StrictStorage } from './strict-storage.ts'

/** The identity token of the one user who may. */
export const TOKEN = 'a signed-in user'

interface LinkAsked {
  readonly method: string
  readonly key: string
}

/** Who lets the console into the strict storage: an identity pool at `/pool`, and a platform that signs links at `/link`. Both take `TOKEN`. */
export class AccessServer {
  readonly #storage: StrictStorage
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  /** How long ago a link was signed when it is given, milliseconds. It is good for a minute. */
  linkAge = 0
  /** Where the links lead to; null: to the storage. */
  linkHost: string | null = null
  /** Headers that are signed with each link. */
  linkHeaders: Readonly<Record<string, string>> = {}
  /** The credentials that it gives are over at once. */
  givesExpired = false
  /** How often credentials were given. */
  given = 0
  readonly links: LinkAsked[] = []

  constructor(storage: StrictStorage) {
    this.#storage = storage
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = (await json(request)) as Readonly<Record<string, unknown>>
    if (request.url === '/link') return this.#giveLink(request.headers.authorization, content as unknown as LinkAsked, response)
    if ((content['Logins'] as Record<string, string>)['identity.example'] !== TOKEN) {
      return void response.writeHead(400).end(JSON.stringify({ __type: 'NotAuthorizedException', message: 'Invalid login token.' }))
    }
    const isId = String(request.headers['x-amz-target']).endsWith('.GetId')
    response.end(JSON.stringify({ IdentityId: `${this.#storage.dialect.region}:1`, ...(isId ? {} : { Credentials: this.#newKey() }) }))
  }

  #newKey() {
    this.given += 1
    const [AccessKeyId, SecretKey, SessionToken] = [`ASIA${this.given}`, `secret ${this.given}`, `session/${this.given}+=`]
    this.#storage.keys.set(AccessKeyId, { secretKey: SecretKey, sessionToken: SessionToken, isExpired: this.givesExpired })
    return { AccessKeyId, SecretKey, SessionToken, Expiration: this.#storage.now() / 1000 + 3600 }
  }

  async #giveLink(authorization: string | undefined, asked: LinkAsked, response: ServerResponse): Promise<void> {
    if (authorization !== TOKEN) return void response.writeHead(401).end('{}')
    this.links.push(asked)
    const { endpoint, keys, dialect } = this.#storage
    keys.set('AKIAPLATFORM', { secretKey: 'of the platform' })
    const bucket = dialect.addressing === 'path' ? `${endpoint}/${BUCKET}` : endpoint.replace('://', `://${BUCKET}.`)
    const signedAt = new Date(this.#storage.now() - this.linkAge)
    const signer = new AwsV4Signer({
      url: `${bucket}/${asked.key.split('/').map(encodeURIComponent).join('/')}?X-Amz-Expires=60`,
      method: asked.method,
      headers: this.linkHeaders,
      signQuery: true,
      service: 's3',
      region: dialect.region,
      datetime: signedAt.toISOString().replace(/[:-]|\.\d{3}/g, ''),
      accessKeyId: 'AKIAPLATFORM',
      secretAccessKey: 'of the platform',
    })
    const { url } = await signer.sign()
    if (this.linkHost !== null) url.host = this.linkHost
    response.end(JSON.stringify({ url: url.href, headers: this.linkHeaders }))
  }
}
