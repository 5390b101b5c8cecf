import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { CropRegular, DeleteRegular, ImageAddRegular } from '@fluentui/react-icons'
import { type DragEvent, lazy, memo, Suspense, useRef, useState } from 'react'
import { FieldGroup } from '#components/form/field-group.tsx'
import { UploadProgress } from '#components/image-field/upload-progress.tsx'
import { publicAddress } from '#shared/domain/content/image.ts'
import { SitePreview } from './site-preview.tsx'
import type { LogoFieldProps } from './use-logo.ts'
import { NO_SUBDOMAIN, useLogo } from './use-logo.ts'

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))

const useStyles = makeStyles({
  logo: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
  },
  controls: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalS },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

/** The logo of a site: chosen or dropped, cropped if need be, converted, stored at once; beside it how the site looks. */
export const LogoField = memo((props: LogoFieldProps) => {
  const { name, label, imageBase, preview, disabled = false, hint } = props
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const logo = useLogo(props)
  const [isCropping, setCropping] = useState(false)
  const stored = logo.value === null || imageBase === null ? null : publicAddress(imageBase, logo.value.key)
  const isStored = logo.value !== null
  const cannotChoose = disabled || logo.subdomain === ''
  const waitsForSubdomain = logo.subdomain === '' && !disabled

  const drop = (event: DragEvent): void => {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file !== undefined && !cannotChoose) void logo.choose(file)
  }
  return (
    <div className={styles.logo}>
      <FieldGroup
        name={name}
        label={label}
        hint={waitsForSubdomain ? NO_SUBDOMAIN : (hint ?? 'Exactly 600 x 200 px. Drop a file here, or choose one.')}
        error={logo.problem ?? undefined}
        className={styles.controls}
        onDrop={drop}
        onDragOver={(event) => event.preventDefault()}
      >
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={`${label}: file`}
          onChange={(event) => {
            const file = event.target.files?.[0]
            // The same file can be chosen again after it was changed.
            event.target.value = ''
            if (file !== undefined) void logo.choose(file)
          }}
        />
        <div className={styles.buttons}>
          <Button ref={logo.field.ref} icon={<ImageAddRegular />} disabled={cannotChoose || logo.isBusy} onClick={() => input.current?.click()}>
            {isStored ? 'Choose another logo' : 'Choose logo'}
          </Button>
          {logo.candidate !== null && (
            <Button icon={<CropRegular />} disabled={logo.isBusy} onClick={() => setCropping(true)}>
              Crop and scale
            </Button>
          )}
          {!isStored && logo.bytes !== null && !logo.isBusy && logo.candidate === null && (
            <Button disabled={cannotChoose} onClick={() => logo.bytes !== null && void logo.store(logo.bytes)}>
              Upload again
            </Button>
          )}
          {isStored && !logo.isBusy && (
            <Button icon={<DeleteRegular />} disabled={disabled} onClick={logo.remove}>
              Remove logo
            </Button>
          )}
        </div>
        {logo.isReading && <ProgressBar aria-label="Reading the image" />}
        <UploadProgress label="Uploading the logo" upload={logo.upload} />
      </FieldGroup>
      <SitePreview fields={preview} picture={logo.picture} address={stored} />
      {isCropping && logo.candidate !== null && (
        <Suspense fallback={null}>
          <CropDialog
            {...logo.candidate}
            isWorking={logo.isBusy}
            onClose={() => setCropping(false)}
            onCrop={(at) => {
              setCropping(false)
              void logo.crop(at)
            }}
          />
        </Suspense>
      )}
    </div>
  )
})
LogoField.displayName = 'LogoField'
