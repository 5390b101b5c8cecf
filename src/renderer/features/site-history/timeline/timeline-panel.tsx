import { Button, CounterBadge, makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components'
import { PagingNotice } from '#components/list-state/list-notices.tsx'
import { Notice } from '#components/notice.tsx'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { readableServerMessage } from '#shared/domain/text.ts'
import { countKinds, KIND_LABELS, TIMELINE_KINDS, TIMELINE_LIST, type TimelineEntry, type TimelineKind } from './timeline-list.ts'
import { type HistorySite, missingTogether, useTimeline } from './use-timeline.ts'

const useStyles = makeStyles({
  // The table below gives way, not the notice.
  notice: { flexShrink: 0 },
  kinds: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  details: { margin: 0, paddingBlock: tokens.spacingVerticalS, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '100ch' },
})

const renderExpanded = (entry: TimelineEntry) => <EntryDetails entry={entry} />

const isKind = (value: string): value is TimelineKind => TIMELINE_KINDS.some((kind) => kind === value)

/** What has happened to a site. A part that cannot be had is named above what the others say. */
export const TimelinePanel = ({ site }: { readonly site: HistorySite }) => {
  const styles = useStyles()
  const { entries, isReadingOn, missing, stopped, refresh } = useTimeline(site)
  const [first] = missing
  // With nothing to show it is the list that failed.
  const failure = entries === undefined && !isReadingOn && first !== undefined ? first.failure : null
  return (
    <ListPage
      list={TIMELINE_LIST}
      read={{ rows: entries, failure, isFetching: isReadingOn, refresh }}
      renderExpanded={renderExpanded}
      notice={
        failure === null && (
          <>
            {missingTogether(missing).map(({ what, failure: { message }, retry }) => (
              <Notice
                key={what}
                intent="error"
                className={styles.notice}
                title={`${what} could not be loaded.`}
                actions={<Button onClick={retry}>Retry</Button>}
              >
                {readableServerMessage(message)}
              </Notice>
            ))}
            {stopped.map((part) => (
              <PagingNotice key={part.what} what={part.what} stopped={part.stopped} onRetry={part.retry} />
            ))}
          </>
        )
      }
      summary={({ rows, filters, setFilters }) => (
        <div className={styles.kinds}>
          <KindFilter chosen={[filters['kind'] ?? []].flat().filter(isKind)} counts={countKinds(rows)} onChange={(kind) => setFilters({ kind })} />
          {entries !== undefined && isReadingOn && <Text role="status">Loading more…</Text>}
        </div>
      )}
    />
  )
}

const EntryDetails = ({ entry }: { readonly entry: TimelineEntry }) => (
  <p dir="auto" className={useStyles().details}>
    {entry.detail === '' ? entry.title : entry.detail}
  </p>
)

interface KindFilterProps {
  /** None: every kind shows. */
  readonly chosen: readonly TimelineKind[]
  readonly counts: Readonly<Record<TimelineKind, number>>
  readonly onChange: (chosen: readonly TimelineKind[]) => void
}

/** Which kinds of entries show; several are alternatives. */
const KindFilter = ({ chosen, counts, onChange }: KindFilterProps) => {
  const styles = useStyles()
  const toggle = (kind: TimelineKind): void => onChange(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind])
  return (
    <div role="group" aria-label="Kinds" className={styles.kinds}>
      {TIMELINE_KINDS.map((kind) => (
        <ToggleButton
          key={kind}
          size="small"
          checked={chosen.includes(kind)}
          aria-label={`${KIND_LABELS[kind]}, ${counts[kind]}`}
          icon={<CounterBadge size="small" color="informative" appearance="ghost" showZero overflowCount={9999} count={counts[kind]} aria-hidden />}
          iconPosition="after"
          onClick={() => toggle(kind)}
        >
          {KIND_LABELS[kind]}
        </ToggleButton>
      ))}
    </div>
  )
}
