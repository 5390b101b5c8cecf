import { AwsClient } from 'aws4fetch'

/** What object storage answers to on this machine; the local platform has no secrets. */
export const STORAGE_ACCESS_KEY = 'S3RVER'
export const STORAGE_REGION = 'us-east-1'
export const STORAGE_BUCKET = 'admin-console'

/** How long a download link is good for, seconds. */
const LINK_LIFETIME = 900

/** Objects of the platform, as the GraphQL and REST services use them. */
export interface ObjectStore {
  /** Writes an object. `fileName` is what a browser would save it as. */
  put(key: string, body: string | Buffer, contentType: string, fileName?: string): Promise<void>
  /** The object's bytes, or null. */
  get(key: string): Promise<Buffer | null>
  /** A link anybody can read the object with, good for some minutes. */
  link(key: string): Promise<string>
}

/** The header by which the storage service knows the platform's own calls: they are no part of the journal and meet no faults. */
export const PLATFORM_CALL_HEADER = 'x-platform-call'

/**
 * @param endpoint address of the storage service, without a slash at the end.
 * @param platformCall the secret of this run that marks the platform's own calls.
 */
export function createObjectStore(endpoint: string, platformCall: string): ObjectStore {
  const client = new AwsClient({
    accessKeyId: STORAGE_ACCESS_KEY,
    secretAccessKey: STORAGE_ACCESS_KEY,
    service: 's3',
    region: STORAGE_REGION,
    retries: 0,
  })
  const own = { [PLATFORM_CALL_HEADER]: platformCall }
  const addressOf = (key: string): string => `${endpoint}/${STORAGE_BUCKET}/${key.split('/').map(encodeURIComponent).join('/')}`

  return {
    async put(key, body, contentType, fileName) {
      const disposition = fileName === undefined ? {} : { 'content-disposition': `attachment; filename="${fileName}"` }
      const bytes = typeof body === 'string' ? body : new Uint8Array(body)
      const response = await client.fetch(addressOf(key), { method: 'PUT', body: bytes, headers: { ...own, 'content-type': contentType, ...disposition } })
      if (!response.ok) throw new Error(`Storage refused ${key}: ${response.status} ${await response.text()}`)
    },
    async get(key) {
      const response = await client.fetch(addressOf(key), { headers: own })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`Storage refused ${key}: ${response.status}`)
      return Buffer.from(await response.arrayBuffer())
    },
    async link(key) {
      const address = new URL(addressOf(key))
      address.searchParams.set('X-Amz-Expires', String(LINK_LIFETIME))
      const signed = await client.sign(address.href, { method: 'GET', aws: { signQuery: true } })
      return signed.url
    },
  }
}
