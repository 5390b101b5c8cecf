import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles, tokens } from '@fluentui/react-components'
import { Picture, type PictureProps } from './picture.tsx'

const useStyles = makeStyles({
  surface: { width: 'fit-content', minWidth: 'min(400px, 90vw)', maxWidth: '92vw' },
  content: { display: 'flex', justifyContent: 'center', overflow: 'auto', backgroundColor: tokens.colorNeutralBackground3, padding: tokens.spacingHorizontalS },
  // Pixel for pixel as far as the window goes.
  picture: { maxWidth: '100%', maxHeight: '72vh', objectFit: 'contain', minHeight: tokens.lineHeightHero700 },
})

export interface ImageDialogProps extends Omit<PictureProps, 'className'> {
  readonly title: string
  readonly onClose: () => void
}

/** An image at its full size. */
export const ImageDialog = ({ title, onClose, ...picture }: ImageDialogProps) => {
  const styles = useStyles()
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>
            <Picture {...picture} className={styles.picture} />
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              Close
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
