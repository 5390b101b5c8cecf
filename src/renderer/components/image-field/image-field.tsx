import { Button, makeStyles, mergeClasses, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular, DeleteRegular, ImageAddRegular, ZoomInRegular } from '@fluentui/react-icons'
import { type ClipboardEvent, type DragEvent, memo, useRef, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { publicAddress } from '#shared/domain/content/image.ts'
import { FieldGroup } from '../form/field-group.tsx'
import { FileInput } from '../form/file-input.tsx'
import { UploadProgress } from './image-upload.tsx'
import { Picture } from './picture.tsx'
import { type ImageFieldProps, useImage } from './use-image.ts'

const ImageDialog = lazyPart(async () => (await import('./image-dialog.tsx')).ImageDialog)

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, maxWidth: '480px' },
  frame: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: '160px',
    padding: tokens.spacingHorizontalS,
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  over: { border: `${tokens.strokeWidthThick} dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorNeutralBackground2Hover },
  picture: { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

/** An image: chosen, dropped or pasted, converted, stored at once; its value is where it lies (`StoredObject`), null without one. */
export const ImageField = memo(function ImageField(props: ImageFieldProps) {
  const { name, label, imageBase, required = false, disabled = false, hint, missing = 'No image' } = props
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const image = useImage(props)
  const [isOver, setOver] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const isStored = image.value !== null
  const cannotChoose = disabled || image.isBusy
  const address = image.value === null || imageBase === null ? null : publicAddress(imageBase, image.value.key)
  const picture = { blob: image.blob, address, alt: label, missing }

  const take = (file: File | undefined): void => {
    if (file !== undefined && !cannotChoose) void image.choose(file)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const paste = (event: ClipboardEvent): void => {
    const [file] = event.clipboardData.files
    if (file === undefined) return
    event.preventDefault()
    take(file)
  }
  return (
    <FieldGroup
      name={name}
      label={label}
      required={required}
      hint={hint ?? 'Drop an image here, paste one, or choose a file.'}
      error={image.problem}
      className={styles.field}
      onDrop={drop}
      onDragEnter={() => setOver(true)}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDragOver={(event) => event.preventDefault()}
      onPaste={paste}
    >
      <FileInput input={input} label={`${label}: file`} accept="image/*" onChosen={take} />
      <div className={mergeClasses(styles.frame, isOver && !cannotChoose && styles.over)}>
        <Picture {...picture} className={styles.picture} />
      </div>
      <div className={styles.buttons}>
        <Button size="small" ref={image.field.ref} icon={<ImageAddRegular />} disabled={cannotChoose} onClick={() => input.current?.click()}>
          {isStored ? 'Choose another image' : 'Choose image'}
        </Button>
        {image.unsent !== null && !image.isBusy && (
          <Button size="small" icon={<ArrowUploadRegular />} disabled={disabled} onClick={() => image.unsent !== null && void image.store(image.unsent)}>
            Upload again
          </Button>
        )}
        {isStored && !image.isBusy && (
          <>
            <Button size="small" icon={<ZoomInRegular />} onClick={() => setOpen(true)}>
              Full size
            </Button>
            <Button size="small" icon={<DeleteRegular />} disabled={disabled} onClick={image.remove}>
              Remove image
            </Button>
          </>
        )}
      </div>
      {image.isReading && <ProgressBar aria-label="Reading the image" />}
      <UploadProgress label="Uploading the image" upload={image.upload} />
      {image.unsent !== null && !image.isBusy && <Text size={200}>This image is not stored.</Text>}
      {isOpen && <ImageDialog {...picture} title={label} onClose={() => setOpen(false)} />}
    </FieldGroup>
  )
})
