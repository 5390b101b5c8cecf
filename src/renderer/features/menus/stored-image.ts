import * as z from 'zod/mini'
import { imageObjectOf } from '#shared/domain/content/image.ts'

/** An image of a record as a form holds it. */
export const storedImage = {
  of: imageObjectOf,
  schema: z.nullable(z.object({ bucket: z.string(), region: z.string(), key: z.string() })),
}
