import { ImageField } from '#components/image-field/image-field.tsx'
import type { ImageTarget } from '#components/image-field/image-job.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useConnectionProfile } from '#data/session/connection.ts'
import type { ImageSubject } from '#shared/bridge/files.ts'
import { MENU_IMAGE } from '#shared/domain/content/menu.ts'
import { checkMenuImage, checkNewMenuImage } from './menu-values.ts'

const STORED_AS: ImageTarget = { ...MENU_IMAGE, fit: 'cover', format: 'image/jpeg' }

interface MenuImageFieldProps {
  /** Keep it stable between renders. */
  readonly of: ImageSubject
  /** Only an image of exactly the size is taken; any other is scaled without it. */
  readonly mustFit?: boolean
  readonly disabled?: boolean
  readonly onBusy: (isBusy: boolean) => void
}

/** The image of a menu, stored at 267 x 267 as JPEG. */
export const MenuImageField = ({ of, mustFit = false, disabled = false, onBusy }: MenuImageFieldProps) => (
  <ImageField
    name="image"
    label="Menu image"
    hint={mustFit ? 'Exactly 267 x 267 px, at most 5 MB. Drop an image here, paste one, or choose a file.' : 'Stored at 267 x 267 px. At most 5 MB.'}
    port={useBridge()}
    of={of}
    to={STORED_AS}
    imageBase={useConnectionProfile()?.imageBase ?? null}
    check={mustFit ? checkNewMenuImage : checkMenuImage}
    disabled={disabled}
    onBusy={onBusy}
  />
)
