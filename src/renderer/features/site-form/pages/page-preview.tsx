import { Button, makeStyles, Text } from '@fluentui/react-components'
import { Dialog } from '#components/dialog.tsx'
import { HtmlFrame } from '#components/html-preview/html-frame.tsx'
import { type PickablePage, pageLabel } from './pickable-page.ts'

const useStyles = makeStyles({ surface: { maxWidth: 'min(1100px, 90vw)' }, frame: { height: '60vh' } })

/** Shows what a page looks like, without its scripts. */
export const PagePreview = ({ page, onClose }: { readonly page: PickablePage; readonly onClose: () => void }) => {
  const styles = useStyles()
  const close = (
    <Button appearance="primary" onClick={onClose}>
      Close
    </Button>
  )
  return (
    <Dialog title={pageLabel(page)} className={styles.surface} actions={close} onClose={onClose}>
      {page.value === null || page.value === '' ? (
        <Text>This page has no content.</Text>
      ) : (
        <HtmlFrame className={styles.frame} title={`Preview of ${page.pageName}`} html={page.value} />
      )}
    </Dialog>
  )
}
