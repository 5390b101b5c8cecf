import type { ImageService } from '#components/image-field/image-service.ts'
import type { ImagePort } from '#components/image-field/use-image-upload.ts'

/** The names of the fields that decide what the preview looks like. */
export interface PreviewFields {
  readonly companyName: string
  readonly background: string
  readonly menu: string
  readonly text: string
  readonly font: string
}

export interface LogoFieldProps {
  /** Path of the value in the form: a `StoredObject` (bucket, key, region), or null without a logo. */
  readonly name: string
  readonly label: string
  readonly port: ImagePort
  /** Name of the sub domain's field: the logo is stored under it. */
  readonly subdomainField: string
  /** The sub domain can still change, as on a new site: the logo is then stored again, under the new one. */
  readonly followsSubdomain?: boolean
  /** https base of the public image bucket, `useConnectionProfile()?.imageBase ?? null`. */
  readonly imageBase: string | null
  readonly preview: PreviewFields
  readonly disabled?: boolean
  readonly hint?: string
  /** Decodes and scales; the field starts one of its own when absent. */
  readonly images?: ImageService
  /** Told when an upload begins and ends, so that saving can wait for it. Keep it stable between renders. */
  readonly onBusy?: (isBusy: boolean) => void
}
