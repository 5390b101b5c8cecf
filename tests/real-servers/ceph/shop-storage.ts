import { Access } from './access.ts'
import { type Ceph, clientOf, startCeph } from './ceph.ts'

/** As the local platform calls its own: its invoices name it. */
export const BUCKET = 'admin-console'
/** A bucket of somebody else. */
export const FOREIGN_BUCKET = 'accounting'
const REGION = 'us-east-1'
const ROLE = 'console'

/** A Ceph with a shop's bucket, whose pictures everybody may see, and with a bucket of somebody else. */
export class ShopStorage {
  readonly #ceph: Ceph
  readonly #client: ReturnType<typeof clientOf>
  readonly access: Access

  private constructor(ceph: Ceph, client: ReturnType<typeof clientOf>, access: Access) {
    this.#ceph = ceph
    this.#client = client
    this.access = access
  }

  static async start(): Promise<ShopStorage> {
    const ceph = await startCeph()
    try {
      const key = await ceph.addUser('shop')
      const client = clientOf(key)
      const storage = new ShopStorage(ceph, client, await Access.start({ endpoint: ceph.endpoint, key, role: ROLE }))
      await storage.#make()
      return storage
    } catch (cause) {
      await ceph.stop()
      throw cause
    }
  }

  async #make(): Promise<void> {
    const { endpoint } = this.#ceph
    await sent(this.#client.fetch(`${endpoint}/${BUCKET}`, { method: 'PUT' }))
    await sent(clientOf(await this.#ceph.addUser('accounting')).fetch(`${endpoint}/${FOREIGN_BUCKET}`, { method: 'PUT' }))
    await this.#ceph.addRole(ROLE, 'shop', BUCKET)
    const pictures = { Effect: 'Allow', Principal: { AWS: ['*'] }, Action: ['s3:GetObject'], Resource: [`arn:aws:s3:::${BUCKET}/*/site/*`] }
    const policy = JSON.stringify({ Version: '2012-10-17', Statement: [pictures] })
    await sent(this.#client.fetch(`${endpoint}/${BUCKET}?policy`, { method: 'PUT', body: policy }))
  }

  /** The settings of a profile for a bucket of it. */
  settings(credentials: 'platform' | 'identity-pool', bucket = BUCKET) {
    const { endpoint } = this.#ceph
    return {
      endpoint,
      addressing: 'path',
      region: REGION,
      bucket,
      imageBase: `${endpoint}/${BUCKET}/`,
      downloadHosts: [new URL(endpoint).host],
      credentials,
      signedLinks: { url: `${this.access.url}/link/${bucket}` },
      identityPool: { id: `${REGION}:0-0`, endpoint: `${this.access.url}/pool` },
    } as const
  }

  async put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await sent(this.#client.fetch(`${this.#ceph.endpoint}/${BUCKET}/${key}`, { method: 'PUT', body: bytes }))
  }

  async get(key: string): Promise<Buffer> {
    return Buffer.from(await (await sent(this.#client.fetch(`${this.#ceph.endpoint}/${BUCKET}/${key}`))).arrayBuffer())
  }

  /** The keys in the shop's bucket that begin so. */
  async keys(prefix: string): Promise<readonly string[]> {
    const list = await sent(this.#client.fetch(`${this.#ceph.endpoint}/${BUCKET}?list-type=2&prefix=${encodeURIComponent(prefix)}`))
    return [...(await list.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map((match) => match[1] ?? '')
  }

  async stop(): Promise<void> {
    await this.access.stop()
    await this.#ceph.stop()
  }
}

async function sent(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  if (!answer.ok) throw new Error(`Ceph refused: ${answer.status} ${await answer.text()}`)
  return answer
}
