import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { useMayAccess } from '#data/session/current-user.ts'
import { bulkChangeAddress, useBulkRuns } from '#patterns/bulk/bulk-runs.ts'
import { ImportButton } from '#patterns/import/import-button.tsx'
import type { ListScreen } from '#patterns/list-page/list-page.tsx'
import { type BulkSites, usePanels } from '#patterns/panels/panels.ts'
import { formatCount } from '#shared/domain/text.ts'
import { NO_ACCESS } from './messages.ts'
import { type Site, siteName } from './site.ts'

const STILL_LOADING = 'The list is still loading.'

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
      <ActionButton size="small" reason={writesBlocked ?? (isArriving ? STILL_LOADING : null)} onClick={open}>
        Change a field
      </ActionButton>
      {sites !== null && <BulkSiteChange sites={sites} onClose={() => setSites(null)} />}
    </>
  )
}

/** Writes a message to the owners of the selected sites: what it says is chosen next. */
export const SiteCampaignButton = ({ onScreen, isArriving }: Pick<BulkSiteButtonProps, 'onScreen' | 'isArriving'>) => {
  const navigate = useNavigate()
  const may = useMayAccess()({ group: 'campaigns', operation: 'run_campaigns' })
  const open = (): void => void navigate('/marketing-index', { state: { audience: onScreen().selected.map(({ siteId }) => siteId) } })
  const reason = may ? (isArriving ? STILL_LOADING : null) : NO_ACCESS
  return (
    <ActionButton size="small" reason={reason} onClick={open}>
      Send a campaign
    </ActionButton>
  )
}

/** Imports that begin at the list of sites, and what each asks for. */
const IMPORTS = [
  { to: '/import-sites', label: 'Site values', needs: { group: 'site', operation: 'edit_site' } },
  { to: '/import-notes', label: 'Notes', needs: { group: 'site', operation: 'view_site_list' } },
] as const

/** What brings many sites up to date at once: imports, and the way back to the newest bulk change. */
export const SiteListTools = () => {
  const may = useMayAccess()
  return (
    <>
      <BulkRunLink />
      <ImportButton ways={IMPORTS.filter(({ needs }) => may(needs))} />
    </>
  )
}

/** With how far it is. Nothing where there is none. */
const BulkRunLink = () => {
  const { runs } = useBulkRuns()
  const run = runs?.[0]
  if (run === undefined) return null
  const left = run.counts.waiting + run.counts.sending
  return <LinkButton to={bulkChangeAddress(run.key)}>{run.endedAt === null ? `Bulk change: ${formatCount(left)} left` : 'Bulk changes'}</LinkButton>
}
