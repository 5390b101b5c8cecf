import { DialogContent, makeStyles, tokens } from '@fluentui/react-components'
import { lazyPart } from '#components/lazy-part.tsx'
import { useRead } from '#data/platform/use-read.ts'
import { GetSiteWalletByIdDocument } from '#generated/graphql.ts'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { TabDialog } from '#patterns/record-page/tab-dialog.tsx'
import { TabPanels } from '#patterns/record-page/tab-panels.tsx'
import { GuardedParts } from '#patterns/record-page/unsaved-parts.tsx'
import { NOTES_TAB, TIMELINE_TAB } from './messages.ts'
import { HistoryNotes } from './notes/history-notes.tsx'
import { TIMELINE_PREFIX } from './timeline/timeline-list.ts'
import type { HistorySite } from './timeline/use-timeline.ts'

const TimelinePanel = lazyPart(async () => (await import('./timeline/timeline-panel.tsx')).TimelinePanel)

const TABS = [
  { id: 'notes', title: NOTES_TAB },
  { id: 'timeline', title: TIMELINE_TAB },
] as const

const PREFIXES = [TIMELINE_PREFIX]

interface SiteHistoryProps {
  readonly site: HistorySite & { readonly companyName: string | null }
  readonly onClose: () => void
}

export const SiteHistory = ({ site, onClose }: SiteHistoryProps) => (
  <TabDialog
    title={titleOf(site.companyName, site.domain)}
    place={{ parameter: 'history', value: site.siteId }}
    prefixes={PREFIXES}
    tabs={TABS}
    leaving={leavingNote(site.domain)}
    onClose={onClose}
    panel={(tab) => (tab === 'notes' ? <HistoryNotes siteId={site.siteId} /> : <TimelinePanel site={site} />)}
  />
)

/** The same, within the page of the site. */
export const SiteNotesAndTimeline = ({ site }: { readonly site: HistorySite }) => (
  <TabPanels
    label="Notes and timeline"
    parameter="history"
    tabs={TABS}
    leaving={leavingNote(site.domain)}
    panel={(tab) => (tab === 'notes' ? <HistoryNotes siteId={site.siteId} /> : <TimelinePanel site={site} />)}
  />
)

const useStyles = makeStyles({
  surface: { maxWidth: '1100px', width: `calc(100vw - 2 * ${tokens.spacingHorizontalXXL})` },
  body: { maxHeight: `min(720px, calc(100vh - 4 * ${tokens.spacingVerticalXXL}))`, gridTemplateRows: 'auto 1fr' },
})

interface SiteNotesProps {
  readonly siteId: string
  /** Null: not known, and looked up in the site's wallet. */
  readonly domain: string | null
  /** What the site is called while its domain is not known. */
  readonly name: string
  readonly onClose: () => void
}

export const SiteNotes = ({ siteId, domain, name, onClose }: SiteNotesProps) => {
  const styles = useStyles()
  const wallet = useRead(GetSiteWalletByIdDocument, { siteId }, { enabled: domain === null }).data?.getSiteWalletById
  const known = domain ?? wallet?.domain ?? null
  return (
    <RecordDialog
      title={<span dir="auto">{known === null ? name : titleOf(name, known)}</span>}
      place={{ parameter: 'notes', value: siteId }}
      onClose={onClose}
      className={styles.surface}
      bodyClassName={styles.body}
    >
      <DialogContent>
        <GuardedParts leaving={leavingNote(known ?? name)}>
          <HistoryNotes siteId={siteId} />
        </GuardedParts>
      </DialogContent>
    </RecordDialog>
  )
}

/** The business first: it is what a caller says. The domain tells it from others of its name. */
const titleOf = (business: string | null, domain: string): string =>
  business === null || business === '' || business === domain ? domain : `${business} · ${domain}`

const leavingNote = (site: string): string => `Your note on ${site} is not saved.`
