import * as z from 'zod/mini'
import type { StoredObject } from '#shared/bridge.ts'

interface StoredFile {
  readonly bucket: string | null
  readonly region: string | null
  readonly key: string | null
}

/** An image of a record as a form holds it. Records from before the buckets were split name neither bucket nor region. */
export const storedImage = {
  of: (file: StoredFile | null | undefined): StoredObject | null =>
    file?.key ? { bucket: file.bucket ?? '', region: file.region ?? '', key: file.key } : null,
  schema: z.nullable(z.object({ bucket: z.string(), region: z.string(), key: z.string() })),
}
