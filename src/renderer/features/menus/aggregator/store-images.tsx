import { makeStyles, tokens } from '@fluentui/react-components'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type ImageTarget, USUAL_TARGET } from '#components/image-field/image-job.ts'
import { useOffer } from '#data/bridge/bridge-context.ts'
import { UploadFileDocument } from '#generated/graphql.ts'
import { RecordImageField } from '#patterns/record-page/record-image-field.tsx'
import type { ImageSubject } from '#shared/bridge/files.ts'
import { MOST_STORE_IMAGES } from '#shared/domain/content/menu.ts'
import type { AggregatorValues } from './aggregator.ts'

const STORED_AS: ImageTarget = { ...USUAL_TARGET, format: 'image/jpeg' }
const HINT = 'Sent with the registration, at most 1000 x 1000 px. Drop an image here, paste one, or choose a file.'

const PLACES = Array.from({ length: MOST_STORE_IMAGES }, (_, place) => place)

const useStyles = makeStyles({
  images: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))', gap: tokens.spacingHorizontalXL },
})

interface StoreImagesProps {
  readonly siteId: string
  readonly required: boolean
  /** Keep it stable between renders. */
  readonly onBusy: (isBusy: boolean) => void
}

/**
 * Image fields of a store registration: the chosen images and one empty field. Without `uploadFile` the menu's image
 * is used.
 */
export const StoreImages = ({ siteId, required, onBusy }: StoreImagesProps) => {
  const styles = useStyles()
  const isOffered = useOffer().refusalOf([UploadFileDocument]) === null
  const images = useWatch({ name: 'aggregator.images' }) as AggregatorValues['images']
  const of = useMemo(() => ({ kind: 'store' as const, siteId }), [siteId])
  const [busy, setBusy] = useState<readonly number[]>([])
  const setPlaceBusy = useCallback(
    (place: number, isBusy: boolean) => setBusy((places) => [...places.filter((each) => each !== place), ...(isBusy ? [place] : [])]),
    [],
  )
  const isBusy = busy.length > 0
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  // Another system was chosen: what was on its way is cancelled with its field.
  useEffect(() => () => onBusy(false), [onBusy])
  if (!isOffered) return null
  const used = Math.max(
    images.findLastIndex((image) => image !== null),
    ...busy,
  )
  return (
    <div className={styles.images}>
      {PLACES.slice(0, used + 2).map((place) => (
        <StoreImage key={place} place={place} of={of} required={required && place === 0} onBusy={setPlaceBusy} />
      ))}
    </div>
  )
}

interface StoreImageProps {
  readonly place: number
  readonly of: ImageSubject
  readonly required: boolean
  readonly onBusy: (place: number, isBusy: boolean) => void
}

const StoreImage = ({ place, of, required, onBusy }: StoreImageProps) => {
  const setBusy = useCallback((isBusy: boolean) => onBusy(place, isBusy), [place, onBusy])
  return (
    <RecordImageField
      name={`aggregator.images.${place}`}
      label={`Store image ${place + 1}`}
      of={of}
      to={STORED_AS}
      hint={HINT}
      required={required}
      onBusy={setBusy}
    />
  )
}
