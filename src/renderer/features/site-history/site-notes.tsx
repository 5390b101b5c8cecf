import { Button, Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useCallback, useState } from 'react'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetSiteWalletByIdDocument } from '#generated/graphql.ts'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { HistoryNotes } from './notes/history-notes.tsx'

const useStyles = makeStyles({
  surface: { maxWidth: '1100px', width: `calc(100vw - 2 * ${tokens.spacingHorizontalXXL})` },
  body: { maxHeight: `min(720px, calc(100vh - 4 * ${tokens.spacingVerticalXXL}))`, gridTemplateRows: 'auto 1fr' },
})

export interface SiteNotesProps {
  readonly siteId: string
  /** What the site is called until its domain is known: rows of dashboards do not hold it. */
  readonly name: string
  /** Takes `notes` out of the address. */
  readonly onClose: () => void
}

/** The Notes dialog of a site in a dashboard, titled with its domain. */
export const SiteNotes = ({ siteId, name, onClose }: SiteNotesProps) => {
  const styles = useStyles()
  const [isDirty, setDirty] = useState(false)
  const wallet = useRead(GetSiteWalletByIdDocument, { siteId }).data?.getSiteWalletById
  const title = wallet?.domain ?? name
  const refocus = useOpener()
  const close = useCallback(() => {
    onClose()
    refocus()
  }, [onClose, refocus])
  const guard = useLeaveGuard({ isDirty, detail: `Your note on ${title} is not saved.`, place: { parameter: 'notes', value: siteId }, onLeave: close })
  return (
    <Dialog open modalType="modal" onOpenChange={(_, data) => !data.open && guard.leave()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={guard.leave} />}>
            <span dir="auto">{title}</span>
          </DialogTitle>
          <DialogContent>
            <HistoryNotes siteId={siteId} onDirtyChange={setDirty} />
          </DialogContent>
        </DialogBody>
        {guard.question}
      </DialogSurface>
    </Dialog>
  )
}
