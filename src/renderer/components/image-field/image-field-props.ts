import type { ImageSubject } from '#shared/bridge/files.ts'
import type { FieldProps } from '../form/field-props.ts'
import type { ImageTarget } from './image-job.ts'
import type { ImageService } from './image-service.ts'
import type { ImageSize } from './image-size.ts'
import type { ImagePort } from './use-image-upload.ts'

export interface ImageFieldProps extends Omit<FieldProps, 'note'> {
  /** `bridge`. */
  readonly port: ImagePort
  /** What the image is of: decides where it is stored. Keep it stable between renders. */
  readonly of: ImageSubject
  /** What it becomes before it is stored; at most 1000 x 1000, WEBP at quality 80, when absent. Keep it stable between renders. */
  readonly to?: ImageTarget
  /** https base of the public image bucket, `useConnectionProfile()?.imageBase ?? null`. */
  readonly imageBase: string | null
  /** Said where there is no image. */
  readonly missing?: string
  /** What is wrong with a chosen image as it is, null when nothing is: its size in pixels, the file's in bytes. Keep it stable between renders. */
  readonly check?: (size: ImageSize, bytes: number) => string | null
  /** Decodes and scales; the field starts one of its own when absent. */
  readonly images?: ImageService
  /** Told when an upload begins and ends, so that saving can wait for it. Keep it stable between renders. */
  readonly onBusy?: (isBusy: boolean) => void
}
