import { Button, Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useCallback, useId, useState } from 'react'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { withoutParameters } from '#components/dialog-leaving/without-parameters.ts'
import { useAddress } from '#components/list-state/use-address.ts'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import type { HistorySite } from './history-site.ts'
import { NOTES_TAB, TIMELINE_TAB } from './messages.ts'
import { HistoryNotes } from './notes/history-notes.tsx'
import { TIMELINE } from './timeline/timeline-list.ts'

const TimelinePanel = lazy(async () => ({ default: (await import('./timeline/timeline-panel.tsx')).TimelinePanel }))

const useStyles = makeStyles({
  surface: { maxWidth: '1100px', width: `calc(100vw - 2 * ${tokens.spacingHorizontalXXL})` },
  // Of one height, so that nothing jumps between the tabs.
  body: { height: `min(720px, calc(100vh - 4 * ${tokens.spacingVerticalXXL}))`, gridTemplateRows: 'auto 1fr' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minHeight: 0, overflow: 'hidden', padding: 0 },
  panel: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  hidden: { display: 'none' },
})

const TABS = [
  { id: 'notes', title: NOTES_TAB },
  { id: 'timeline', title: TIMELINE_TAB },
] as const

export interface SiteHistoryProps {
  readonly site: HistorySite
  /** Takes the site out of the address; what the dialog itself keeps there is cleared by it. */
  readonly onClose: () => void
}

/** The dialog of a site's history: its notes, and the timeline of all that happened. Its tab is in the address. */
export const SiteHistory = ({ site, onClose }: SiteHistoryProps) => {
  const styles = useStyles()
  const id = useId()
  const [tabInAddress, setTab] = useAddressParameter('tab')
  const [, changeAddress] = useAddress()
  const tab = TABS.find((each) => each.id === tabInAddress)?.id ?? 'notes'
  const [isDirty, setDirty] = useState(false)
  const refocus = useOpener()
  const close = useCallback(() => {
    changeAddress((address) => withoutParameters(address, ['tab'], [TIMELINE.prefix]), 'replace')
    onClose()
    refocus()
  }, [changeAddress, onClose, refocus])
  const guard = useLeaveGuard({
    isDirty,
    detail: `Your note on ${site.domain} is not saved.`,
    place: { parameter: 'history', value: site.siteId },
    onLeave: close,
  })
  const panel = (which: (typeof TABS)[number]['id']) => ({
    id: `${id}-${which}-panel`,
    role: 'tabpanel',
    'aria-labelledby': `${id}-${which}`,
    className: which === tab ? styles.panel : styles.hidden,
  })
  return (
    <Dialog open modalType="modal" onOpenChange={(_, data) => !data.open && guard.leave()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={guard.leave} />}>
            <span dir="auto">{site.domain}</span>
          </DialogTitle>
          <DialogContent className={styles.content}>
            <TabList selectedValue={tab} onTabSelect={(_, { value }) => setTab(value === 'notes' ? null : String(value), 'replace')}>
              {TABS.map((each) => (
                <Tab key={each.id} id={`${id}-${each.id}`} value={each.id} aria-controls={`${id}-${each.id}-panel`}>
                  {each.title}
                </Tab>
              ))}
            </TabList>
            {/* What was typed stays while the timeline is looked at. */}
            <div {...panel('notes')}>
              <HistoryNotes siteId={site.siteId} onDirtyChange={setDirty} />
            </div>
            {tab === 'timeline' && (
              <div {...panel('timeline')}>
                <Suspense fallback={null}>
                  <TimelinePanel site={site} />
                </Suspense>
              </div>
            )}
          </DialogContent>
        </DialogBody>
        {guard.question}
      </DialogSurface>
    </Dialog>
  )
}
