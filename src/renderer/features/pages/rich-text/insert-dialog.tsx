import { Button, Input } from '@fluentui/react-components'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { CleanedField } from '#components/clean-text/cleaned-field.tsx'
import { Dialog } from '#components/dialog.tsx'
import { RecordImageField } from '#patterns/record-page/record-image-field.tsx'
import type { StoredObject } from '#shared/bridge/files.ts'
import { publicAddress } from '#shared/domain/content/image.ts'
import { isImageAddress, isLinkAddress } from './page-address.ts'

export type Insertion = { readonly kind: 'link'; readonly address: string } | { readonly kind: 'image'; readonly address: string; readonly text: string }

/** How images of this computer get into a text. */
export interface ContentImages {
  /** https base of the public image bucket. */
  readonly imageBase: string | null
  /** Why none can be stored, null when they can. */
  readonly refusal: string | null
}

const PAGE_IMAGE = { kind: 'page' } as const

interface InsertDialogProps {
  readonly kind: Insertion['kind']
  /** The address of the link that is being changed, empty for a new one. */
  readonly address: string
  readonly images: ContentImages
  readonly onInsert: (insertion: Insertion) => void
  readonly onClose: () => void
}

/** Asks for the address of a link or an image; an image of this computer is stored first. */
export const InsertDialog = ({ kind, address: known, images, onInsert, onClose }: InsertDialogProps) => {
  const [address, setAddress] = useState(known)
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const problem = problemOf(kind, address.trim())

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    // The page's own form lies around the editor in the tree, though not on screen.
    event.stopPropagation()
    setChecked(true)
    if (problem !== null) return
    onInsert(kind === 'link' ? { kind, address: address.trim() } : { kind, address: address.trim(), text: text.trim() })
  }
  return (
    <Dialog
      title={kind === 'link' ? 'Link' : 'Image'}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          {known !== '' && <Button onClick={() => onInsert({ kind: 'link', address: '' })}>Remove link</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary">
            {known === '' ? 'Insert' : 'Change'}
          </Button>
        </>
      }
    >
      {kind === 'image' && <ImageUpload images={images} onStored={setAddress} />}
      <CleanedField label="Address" required {...(isChecked && problem !== null ? { validationMessage: problem } : {})}>
        <Input value={address} autoFocus placeholder="https://" onChange={(_, data) => setAddress(data.value)} />
      </CleanedField>
      {kind === 'image' && (
        <CleanedField label="Alternative text">
          <Input value={text} onChange={(_, data) => setText(data.value)} />
        </CleanedField>
      )}
    </Dialog>
  )
}

/** What is wrong with an address, null when nothing is. Only what a browser opens safely is taken. */
const problemOf = (kind: Insertion['kind'], address: string): string | null => {
  if (address === '') return 'Enter an address.'
  if (kind === 'image') return isImageAddress(address) ? null : 'Enter an address that begins with https://.'
  return isLinkAddress(address) ? null : 'Enter an address that begins with https://, http://, mailto:, tel:, / or #.'
}

const ImageUpload = ({ images: { imageBase, refusal }, onStored }: { readonly images: ContentImages; readonly onStored: (address: string) => void }) => {
  const form = useForm<{ image: StoredObject | null }>({ defaultValues: { image: null } })
  const image = useWatch({ control: form.control, name: 'image' })
  useEffect(() => {
    if (image !== null && imageBase !== null) onStored(publicAddress(imageBase, image.key))
  }, [image, imageBase, onStored])
  return (
    <FormProvider {...form}>
      <RecordImageField name="image" label="From this computer" of={PAGE_IMAGE} disabled={refusal !== null} hint={refusal ?? undefined} />
    </FormProvider>
  )
}
