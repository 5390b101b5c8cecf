import type { StorageTarget } from './object-storage.ts'

/** Address of the profile's bucket, without a slash at the end. */
export function bucketAddress({ endpoint, region, bucket, addressing }: StorageTarget): string {
  const service = endpoint?.replace(/\/+$/, '') ?? `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  // Amazon's certificate fits no bucket whose name has a dot; a storage of one's own often has no host name for each bucket.
  const isByHost = addressing === undefined ? endpoint === undefined && !bucket.includes('.') : addressing === 'virtual'
  return isByHost ? service.replace('://', `://${bucket}.`) : `${service}/${bucket}`
}

/** Address of an object in the profile's bucket. @param key as the platform names it, not encoded */
export const objectAddress = (target: StorageTarget, key: string): string => `${bucketAddress(target)}/${key.split('/').map(encodeURIComponent).join('/')}`
