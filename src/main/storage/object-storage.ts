import type { ConnectionProfile } from '../connection/profile.ts'
import type { TokenUse } from '../identity/session.ts'

export type StorageTarget = NonNullable<ConnectionProfile['storage']>

export interface ObjectCall {
  readonly target: StorageTarget
  /** The token for which credentials or links are had, as `storageTokenUse` says. */
  readonly token: string
  /** As the platform names it, not encoded. */
  readonly key: string
  readonly method: 'GET' | 'HEAD' | 'PUT'
  readonly signal: AbortSignal
  /** Conditions and range, as of HTTP. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: { readonly bytes: Uint8Array; readonly contentType: string }
}

/** Address of the profile's bucket, without a slash at the end. */
export function bucketAddress({ endpoint, region, bucket, addressing }: StorageTarget): string {
  const service = endpoint?.replace(/\/+$/, '') ?? `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  // Amazon's certificate fits no bucket whose name has a dot; a storage of one's own often has no host name for each bucket.
  const isByHost = addressing === undefined ? endpoint === undefined && !bucket.includes('.') : addressing === 'virtual'
  return isByHost ? service.replace('://', `://${bucket}.`) : `${service}/${bucket}`
}

export const objectAddress = (target: StorageTarget, key: string): string => `${bucketAddress(target)}/${key.split('/').map(encodeURIComponent).join('/')}`

/** An identity pool takes an identity token, the platform's own signer of links what its other calls carry. */
export const storageTokenUse = (profile: ConnectionProfile | undefined): TokenUse => (profile?.storage?.credentials === 'platform' ? 'calls' : 'identity')
