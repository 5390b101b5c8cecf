declare module '@20minutes/s3rver/lib/models/account.js' {
  /** Whom every request with a known key belongs to. */
  export const DUMMY_ACCOUNT: {
    createKeyPair(accessKeyId: string, secretAccessKey: string): void
    revokeAccessKey(accessKeyId: string): void
  }
}

declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  interface S3rverOptions {
    /** Where the objects lie. */
    directory: string
    silent?: boolean
    resetOnClose?: boolean
    allowMismatchedSignatures?: boolean
    vhostBuckets?: boolean
    configureBuckets?: { name: string; configs?: (string | Buffer)[] }[]
  }

  /** A Koa application; only what the local platform uses. */
  export default class S3rver {
    constructor(options: S3rverOptions)
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
    readonly logger: { exceptions: { unhandle(): void }; close(): void }
  }
}
