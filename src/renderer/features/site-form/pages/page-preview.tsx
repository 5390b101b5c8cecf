import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles, Text } from '@fluentui/react-components'
import { HtmlFrame } from '#components/html-preview/html-frame.tsx'
import { type PickablePage, pageLabel } from './pickable-page.ts'

const useStyles = makeStyles({
  surface: { maxWidth: 'min(1100px, 90vw)' },
  frame: { height: '60vh' },
})

/** Shows what a page looks like, without its scripts. */
export const PagePreview = ({ page, onClose }: { readonly page: PickablePage; readonly onClose: () => void }) => {
  const styles = useStyles()
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{pageLabel(page)}</DialogTitle>
          <DialogContent>
            {page.value === null || page.value === '' ? (
              <Text>This page has no content.</Text>
            ) : (
              <HtmlFrame className={styles.frame} title={`Preview of ${page.pageName}`} html={page.value} />
            )}
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
