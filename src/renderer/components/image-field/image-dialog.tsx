import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Dialog } from '../dialog.tsx'
import { Picture, type PictureProps } from './picture.tsx'

const useStyles = makeStyles({
  surface: { width: 'fit-content', minWidth: 'min(400px, 90vw)', maxWidth: '92vw' },
  content: { alignItems: 'center', overflow: 'auto', backgroundColor: tokens.colorNeutralBackground3, padding: tokens.spacingHorizontalS },
  // Pixel for pixel as far as the window goes.
  picture: { maxWidth: '100%', maxHeight: '72vh', objectFit: 'contain', minHeight: tokens.lineHeightHero700, flexShrink: 0 },
})

type ImageDialogProps = Omit<PictureProps, 'className'> & { readonly title: string; readonly onClose: () => void }

export const ImageDialog = ({ title, onClose, ...picture }: ImageDialogProps) => {
  const styles = useStyles()
  return (
    <Dialog
      title={title}
      className={styles.surface}
      contentClassName={styles.content}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Picture {...picture} className={styles.picture} />
    </Dialog>
  )
}
