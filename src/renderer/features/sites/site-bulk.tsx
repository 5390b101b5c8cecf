import { useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { bulkChangeAddress, useBulkRuns } from '#patterns/bulk/bulk-runs.ts'
import type { ListScreen } from '#patterns/list-page/list-page.tsx'
import { type BulkSites, usePanels } from '#patterns/panels/panels.ts'
import { formatCount } from '#shared/domain/text.ts'
import { type Site, siteName } from './site.ts'

interface BulkSiteButtonProps extends Pick<ListScreen<Site>, 'onScreen'> {
  readonly writesBlocked: string | null
  /** Which sites there are is not known yet. */
  readonly isArriving: boolean
}

/** Changes a field of the selected sites. */
export const BulkSiteButton = ({ onScreen, writesBlocked, isArriving }: BulkSiteButtonProps) => {
  const { BulkSiteChange } = usePanels()
  const [sites, setSites] = useState<BulkSites | null>(null)
  const open = (): void => setSites(onScreen().selected.map((site) => ({ id: site.siteId, domain: site.domain, name: siteName(site) })))
  return (
    <>
      <ActionButton size="small" reason={writesBlocked ?? (isArriving ? 'The list is still loading.' : null)} onClick={open}>
        Change a field
      </ActionButton>
      {sites !== null && <BulkSiteChange sites={sites} onClose={() => setSites(null)} />}
    </>
  )
}

/** The way back to the newest bulk change, with how far it is. Nothing where there is none. */
export const BulkRunLink = () => {
  const { runs } = useBulkRuns()
  const run = runs?.[0]
  if (run === undefined) return null
  const left = run.counts.waiting + run.counts.sending
  return <LinkButton to={bulkChangeAddress(run.key)}>{run.endedAt === null ? `Bulk change: ${formatCount(left)} left` : 'Bulk changes'}</LinkButton>
}
