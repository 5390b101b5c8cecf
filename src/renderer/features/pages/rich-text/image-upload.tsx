import { useEffect } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ImageField } from '#components/image-field/image-field.tsx'
import type { StoredObject } from '#shared/bridge/files.ts'
import { publicAddress } from '#shared/domain/content/image.ts'
import type { RichTextImages } from './rich-text-images.ts'

interface ImageUploadProps {
  readonly images: RichTextImages
  /** Told the address of what was stored. Keep it stable between renders. */
  readonly onStored: (address: string) => void
}

/** Stores an image of this machine, so that a text can show it. */
export const ImageUpload = ({ images, onStored }: ImageUploadProps) => {
  const form = useForm<{ image: StoredObject | null }>({ defaultValues: { image: null } })
  const image = useWatch({ control: form.control, name: 'image' })
  const { imageBase, refusal } = images
  useEffect(() => {
    if (image !== null && imageBase !== null) onStored(publicAddress(imageBase, image.key))
  }, [image, imageBase, onStored])
  return (
    <FormProvider {...form}>
      <ImageField
        name="image"
        label="From this computer"
        port={images.port}
        of={images.of}
        imageBase={imageBase}
        disabled={refusal !== null}
        {...(refusal === null ? {} : { hint: refusal })}
      />
    </FormProvider>
  )
}
