import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { CropRegular, DeleteRegular, ImageAddRegular } from '@fluentui/react-icons'
import { type DragEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldGroup } from '#components/form/field-group.tsx'
import type { FieldProps } from '#components/form/field-props.ts'
import { FileInput } from '#components/form/file-input.tsx'
import { type ImageSize, type ImageTarget, USUAL_TARGET } from '#components/image-field/image-job.ts'
import type { ImageService } from '#components/image-field/image-service.ts'
import { UploadProgress } from '#components/image-field/image-upload.tsx'
import { useImage } from '#components/image-field/use-image.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import { useBridge, useConnectionProfile } from '#data/bridge/bridge-context.ts'
import { publicAddress } from '#shared/domain/content/image.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'
import { useSiteForm } from '../use-site-form.ts'
import { isLogoSize, LOGO_SIZE } from './crop.ts'
import { SitePreview } from './site-preview.tsx'

const CropDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).CropDialog)

const LOGO_TARGET: ImageTarget = { ...USUAL_TARGET, ...LOGO_SIZE }

const WRONG_SIZE = 'Please Upload image with (600 px * 200 px) dimensions.'
const NO_SUBDOMAIN = 'Enter the sub domain first: the logo is stored under it.'
const SUBDOMAIN_CHANGED = 'The sub domain changed, and the logo lies under the old one. Choose the logo again.'

/** How long the sub domain must stand still before the logo is stored again under it, milliseconds. */
const SETTLED_AFTER = 1_000

/** The sub domain a stored logo lies under; null for another kind of key. */
const folderOf = (key: string): string | null => /^([^/]+)\/site\//.exec(key)?.[1] ?? null

/** The image of the field, which lies under the sub domain: while that can still change, on a new site, it is stored again under the new one. */
const useLogo = (name: string, images: ImageService | undefined) => {
  const { use, onLogoBusy } = useSiteForm()
  const subdomain = useWatch<SiteFormValues, 'subdomain'>({ name: 'subdomain' }).trim()
  /** An image that is no logo yet. */
  const [candidate, setCandidate] = useState<{ readonly file: Blob; readonly size: ImageSize } | null>(null)
  const chosen = useRef(new Blob())
  const check = useCallback((size: ImageSize): string | null => {
    if (isLogoSize(size)) return null
    setCandidate({ file: chosen.current, size })
    return WRONG_SIZE
  }, [])
  const of = useMemo(() => ({ kind: 'site-logo' as const, subdomain }), [subdomain])
  const image = useImage({ name, port: useBridge(), of, to: LOGO_TARGET, check, onBusy: onLogoBusy, ...(images === undefined ? {} : { images }) })

  const { bytes, store, remove, setProblem, value } = image
  const storedUnder = use === 'create' && value !== null ? folderOf(value.key) : null
  useEffect(() => {
    if (storedUnder === null || subdomain === '' || subdomain === storedUnder) return undefined
    const timer = setTimeout(() => {
      if (bytes !== null) {
        void store(bytes)
        return
      }
      // A logo of an earlier visit: what was sent then is not here any more.
      remove()
      setProblem(SUBDOMAIN_CHANGED)
    }, SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [storedUnder, subdomain, bytes, store, remove, setProblem])

  const choose = (file: File): void => {
    chosen.current = file
    setCandidate(null)
    void image.choose(file)
  }
  return { ...image, subdomain, candidate, setCandidate, choose }
}

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

/** The logo of a site: chosen or dropped, cropped if need be, converted, stored at once; beside it how the site looks. `images` decodes and scales. */
export const LogoField = ({ name, label, images }: FieldProps & { readonly images?: ImageService }) => {
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const logo = useLogo(name, images)
  const { candidate, unsent, isBusy } = logo
  const [isCropping, setCropping] = useState(false)
  const address = logo.value === null || imageBase === null ? null : publicAddress(imageBase, logo.value.key)
  const isStored = logo.value !== null
  const isHomeless = logo.subdomain === ''

  const drop = (event: DragEvent): void => {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file !== undefined && !isHomeless) logo.choose(file)
  }
  return (
    <div className={styles.logo}>
      <FieldGroup
        name={name}
        label={label}
        hint={isHomeless ? NO_SUBDOMAIN : 'Exactly 600 x 200 px. Drop a file here, or choose one.'}
        error={logo.problem}
        className={styles.controls}
        onDrop={drop}
        onDragOver={(event) => event.preventDefault()}
      >
        <FileInput input={input} label={`${label}: file`} accept="image/*" onChosen={(file) => file !== undefined && logo.choose(file)} />
        <div className={styles.buttons}>
          <Button ref={logo.field.ref} icon={<ImageAddRegular />} disabled={isHomeless || isBusy} onClick={() => input.current?.click()}>
            {isStored ? 'Choose another logo' : 'Choose logo'}
          </Button>
          {candidate !== null && (
            <Button icon={<CropRegular />} disabled={isBusy} onClick={() => setCropping(true)}>
              Crop and scale
            </Button>
          )}
          {!isStored && unsent !== null && !isBusy && candidate === null && (
            <Button disabled={isHomeless} onClick={() => void logo.store(unsent)}>
              Upload again
            </Button>
          )}
          {isStored && !isBusy && (
            <Button
              icon={<DeleteRegular />}
              onClick={() => {
                logo.setCandidate(null)
                logo.remove()
              }}
            >
              Remove logo
            </Button>
          )}
        </div>
        {logo.isReading && <ProgressBar aria-label="Reading the image" />}
        <UploadProgress label="Uploading the logo" upload={logo.upload} />
      </FieldGroup>
      <SitePreview picture={logo.blob} address={address} />
      {isCropping && candidate !== null && (
        <CropDialog
          size={candidate.size}
          file={candidate.file}
          isWorking={isBusy}
          onClose={() => setCropping(false)}
          onCrop={(at) => {
            setCropping(false)
            logo.setCandidate(null)
            void logo.convert({ kind: 'crop', image: candidate.file, at, to: LOGO_TARGET })
          }}
        />
      )}
    </div>
  )
}
