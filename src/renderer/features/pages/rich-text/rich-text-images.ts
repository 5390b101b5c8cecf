import type { ImagePort } from '#components/image-field/use-image-upload.ts'
import type { ImageSubject } from '#shared/bridge/files.ts'

/** How images get into a text from this machine. */
export interface RichTextImages {
  readonly port: ImagePort
  /** What the images are of: decides where they are stored. */
  readonly of: ImageSubject
  /** https base of the public image bucket. */
  readonly imageBase: string | null
  /** Why none can be stored, null when they can. */
  readonly refusal: string | null
}
