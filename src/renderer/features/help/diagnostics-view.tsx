import { Button, makeStyles, mergeClasses, Subtitle2, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular, DocumentTextRegular } from '@fluentui/react-icons'
import { FactCard } from '#components/fact-card.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import { type PlainColumn, PlainTable } from '#components/plain-table.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import type { Diagnostics } from '#shared/bridge/diagnostics.ts'
import { clockWarning, factGroups } from '#shared/diagnostics-facts.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { CacheTable } from './cache-table.tsx'
import { LOG_FAILED, READ_FAILED } from './messages.ts'
import { ReportButtons } from './report-buttons.tsx'
import { useDiagnostics } from './use-diagnostics.ts'

const useStyles = makeStyles({
  cards: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))', gap: tokens.spacingHorizontalL },
})

/** How the console and its surroundings are, with the report for support. Needs neither a session nor a network. */
export const DiagnosticsView = () => {
  const bridge = useBridge()
  const layout = useLayoutStyles()
  const styles = useStyles()
  const notify = useNotify()
  const read = useDiagnostics()

  const showLog = async (): Promise<void> => {
    const shown = await bridge.diagnostics.showLog()
    if (!shown.ok) notify.error(LOG_FAILED, shown.error.message)
  }

  return (
    <div className={layout.stackL}>
      <div className={layout.wrap}>
        <ReportButtons />
        <Button icon={<DocumentTextRegular />} onClick={() => void showLog()}>
          Show log file
        </Button>
        <Button appearance="subtle" icon={<ArrowClockwiseRegular />} onClick={read.refetch}>
          Refresh
        </Button>
        <span className={layout.quiet}>The report holds no passwords, customer data or names of people.</span>
      </div>
      <LoadState read={read} what={READ_FAILED} skeleton="Reading the diagnostics" hasStaleNotice>
        {(diagnostics) => (
          <>
            <ClockNotice clock={diagnostics.clock} />
            <div className={styles.cards}>
              {factGroups(diagnostics).map(({ title, facts }) => (
                <FactCard key={title} title={title} facts={facts} />
              ))}
            </div>
            <section aria-label="Kept on this computer" className={layout.stackS}>
              <Subtitle2 as="h2">Kept on this computer</Subtitle2>
              <CacheTable caches={diagnostics.caches} onRemoved={read.refetch} />
            </section>
            <section aria-label="Last warnings and errors" className={mergeClasses(layout.stackS)}>
              <Subtitle2 as="h2">Last warnings and errors</Subtitle2>
              <Failures failures={diagnostics.failures} />
            </section>
          </>
        )}
      </LoadState>
    </div>
  )
}

const ClockNotice = ({ clock }: Pick<Diagnostics, 'clock'>) => {
  const warning = clockWarning(clock)
  return (
    warning !== null && (
      <Notice intent="warning" title="The clock of this computer is wrong.">
        {warning}
      </Notice>
    )
  )
}

type ShownFailure = Diagnostics['failures'][number] & { readonly key: string }

const FAILURE_COLUMNS: readonly PlainColumn<ShownFailure>[] = [
  { title: 'Time', cell: ({ at }) => formatDateTime(at), width: '140px' },
  { title: 'Kind', cell: ({ level }) => (level === 'error' ? 'Error' : 'Warning'), width: '90px' },
  { title: 'What happened', cell: ({ what }) => what },
]

const Failures = ({ failures }: Pick<Diagnostics, 'failures'>) => {
  const layout = useLayoutStyles()
  if (failures.length === 0) return <span className={layout.quiet}>There are none in the log.</span>
  // Two of one second may say the same.
  const rows = failures.map((failure, index) => ({ ...failure, key: `${failures.length - index}` }))
  return <PlainTable label="Last warnings and errors" columns={FAILURE_COLUMNS} rows={rows} rowKey={({ key }) => key} />
}
