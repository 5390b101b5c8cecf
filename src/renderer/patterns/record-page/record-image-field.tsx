import { ImageField } from '#components/image-field/image-field.tsx'
import type { ImageFieldProps } from '#components/image-field/use-image.ts'
import { useBridge, useConnectionProfile } from '#data/bridge/bridge-context.ts'

/** An image of a record: main stores it, the connection profile says where it can be seen. */
export const RecordImageField = (props: Omit<ImageFieldProps, 'port' | 'imageBase'>) => (
  <ImageField {...props} port={useBridge()} imageBase={useConnectionProfile()?.imageBase ?? null} />
)
