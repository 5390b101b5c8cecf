import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { AwsClient, AwsV4Signer } from 'aws4fetch'
import type { Key } from './ceph.ts'

/** Validity of a link, seconds. */
const LIFETIME = 60

type Content = Readonly<Record<string, unknown>>

/** Address of the storage, and the key that signs links and assumes roles. */
export interface Granting {
  readonly endpoint: string
  readonly key: Key
  readonly role: string
}

/**
 * Stand-ins that give access to Ceph: a platform that signs links, and an identity pool with Ceph's STS credentials.
 */
export class Access {
  readonly #granting: Granting
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  /** Age of a link when it is given out, seconds. */
  linkAge = 0

  private constructor(granting: Granting) {
    this.#granting = granting
  }

  static async start(granting: Granting): Promise<Access> {
    const access = new Access(granting)
    await new Promise<void>((resolve) => access.#server.listen(0, '127.0.0.1', resolve))
    return access
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** A link to an object of a bucket. */
  async link(bucket: string, key: string, method = 'GET'): Promise<string> {
    const { endpoint, key: signedBy } = this.#granting
    const signer = new AwsV4Signer({
      ...signedBy,
      url: `${endpoint}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}?X-Amz-Expires=${LIFETIME}`,
      method,
      signQuery: true,
      service: 's3',
      region: 'default',
      datetime: new Date(Date.now() - this.linkAge * 1000).toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
    })
    return (await signer.sign()).url.href
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = (await json(request)) as Content
    const [, service, bucket = ''] = (request.url ?? '').split('/')
    const answer = service === 'link' ? { url: await this.link(bucket, String(content['key']), String(content['method'])) } : await this.#credentials(request)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  }

  async #credentials({ headers }: IncomingMessage): Promise<object> {
    const identity = { IdentityId: 'default:1' }
    if (String(headers['x-amz-target']).endsWith('.GetId')) return identity
    const { endpoint, key, role } = this.#granting
    const client = new AwsClient({ ...key, service: 'sts', region: 'default', retries: 0 })
    const asked = { Action: 'AssumeRole', Version: '2011-06-15', RoleSessionName: 'asha', RoleArn: `arn:aws:iam:::role/${role}` }
    const answer = await (await client.fetch(endpoint, { method: 'POST', body: new URLSearchParams(asked).toString(), headers: FORM })).text()
    const field = (name: string): string => new RegExp(`<${name}>([^<]+)<`).exec(answer)?.[1] ?? ''
    const Expiration = Date.parse(field('Expiration')) / 1000
    return {
      ...identity,
      Credentials: { AccessKeyId: field('AccessKeyId'), SecretKey: field('SecretAccessKey'), SessionToken: field('SessionToken'), Expiration },
    }
  }
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
