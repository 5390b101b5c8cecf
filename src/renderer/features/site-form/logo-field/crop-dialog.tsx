import { Button, Field, makeStyles, Slider, Text, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import type { ImageSize, Placement } from '#components/image-field/image-job.ts'
import { BlobImage } from '#components/image-field/picture.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { onKeys } from '#components/shortcuts/composition.ts'
import { CENTRED, type Crop, LOGO_SIZE, MOST_ZOOM, moved, placement } from './crop.ts'

const useStyles = makeStyles({
  surface: { maxWidth: 'fit-content' },
  frame: {
    position: 'relative',
    // The frame is the logo itself, pixel for pixel.
    width: `${LOGO_SIZE.width}px`,
    height: `${LOGO_SIZE.height}px`,
    padding: 0,
    border: 'none',
    overflow: 'hidden',
    outline: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    cursor: 'move',
    touchAction: 'none',
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  image: { position: 'absolute', maxWidth: 'none', userSelect: 'none', pointerEvents: 'none' },
})

/** Steps of the slider for each time the image is enlarged. */
const NOTCHES = 50

interface CropDialogProps {
  readonly file: Blob
  readonly size: ImageSize
  readonly isWorking: boolean
  readonly onCrop: (at: Placement) => void
  readonly onClose: () => void
}

/** Makes a logo of any image: it is moved and scaled in a frame of the right size, by mouse or keyboard. */
export const CropDialog = ({ file, size, isWorking, onCrop, onClose }: CropDialogProps) => {
  const styles = useStyles()
  const [crop, setCrop] = useState<Crop>(CENTRED)
  const dragged = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const at = placement(size, crop)

  const drag = (event: PointerEvent): void => {
    const from = dragged.current
    if (from === null) return
    dragged.current = { x: event.clientX, y: event.clientY }
    setCrop((now) => moved(size, now, event.clientX - from.x, event.clientY - from.y))
  }
  const push = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key]
    if (direction === undefined) return
    event.preventDefault()
    const step = event.shiftKey ? 20 : 2
    setCrop((now) => moved(size, now, direction.right * step, direction.down * step))
  }
  const actions = (
    <>
      <Button onClick={onClose} disabled={isWorking}>
        Cancel
      </Button>
      <ActionButton appearance="primary" reason={null} isPending={isWorking} onClick={() => onCrop(at)}>
        Use as logo
      </ActionButton>
    </>
  )
  return (
    <Dialog title="Crop and scale" className={styles.surface} actions={actions} onClose={isWorking ? null : onClose}>
      <button
        type="button"
        className={styles.frame}
        aria-label="Part of the image that becomes the logo. The arrow keys move the image."
        onKeyDown={onKeys(push)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          dragged.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null
        }}
      >
        <BlobImage blob={file} className={styles.image} alt="" draggable={false} style={{ left: at.x, top: at.y, width: at.width, height: at.height }} />
      </button>
      <Field label="Scale">
        <Slider
          min={0}
          max={MOST_ZOOM * NOTCHES}
          value={crop.zoom * NOTCHES}
          onChange={(_, data) => setCrop((now) => ({ ...now, zoom: data.value / NOTCHES }))}
        />
      </Field>
      <Text size={200} className={useLayoutStyles().quiet}>
        The image has {size.width} x {size.height} px. Drag it, or press the arrow keys; left of the scale the whole image is in the frame.
      </Text>
    </Dialog>
  )
}

const DIRECTIONS: Readonly<Record<string, { readonly right: number; readonly down: number }>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
}
