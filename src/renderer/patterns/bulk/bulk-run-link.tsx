import { LinkButton } from '#components/link-button.tsx'
import { formatCount } from '#shared/domain/text.ts'
import { bulkChangeAddress, useBulkRuns } from './bulk-runs.ts'

/** The way back to the newest bulk change, with how far it is. Nothing where there is none. */
export const BulkRunLink = () => {
  const { runs } = useBulkRuns()
  const run = runs?.[0]
  if (run === undefined) return null
  const left = run.counts.waiting + run.counts.sending
  return <LinkButton to={bulkChangeAddress(run.key)}>{run.endedAt === null ? `Bulk change: ${formatCount(left)} left` : 'Bulk changes'}</LinkButton>
}
