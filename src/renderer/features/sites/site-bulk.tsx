import { useNavigate } from 'react-router-dom'
import { useBarAction } from '#components/data-table/bar/bar-action.ts'
import { useActionKey } from '#components/shortcuts/use-action-key.ts'
import { useMayAccess } from '#data/session/current-user.ts'
import { BulkButton } from '#patterns/bulk/bulk-button.tsx'
import { BulkRunLink } from '#patterns/bulk/bulk-run-link.tsx'
import { ImportButton } from '#patterns/import/import-button.tsx'
import type { ListScreen } from '#patterns/list-page/list-slots.ts'
import { type BulkSites, usePanels } from '#patterns/panels/panels.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { NO_ACCESS } from './messages.ts'
import { type Site, siteName } from './site.ts'

const STILL_LOADING = 'The list is still loading.'
const SEND_CAMPAIGN = 'Send a campaign'

interface SiteBulkActionsProps extends Pick<ListScreen<Site>, 'onScreen'> {
  readonly writesBlocked: string | null
  /** Which sites there are is not known yet. */
  readonly isArriving: boolean
}

const bulkSites = (sites: readonly Site[]): BulkSites =>
  sites.map((site) => ({
    id: site.siteId,
    domain: site.domain,
    name: siteName(site),
    currency: site.basicSiteSetting?.curr ?? DEFAULT_CURRENCY,
    kind: { siteType: site.siteType ?? '', siteOption: site.siteOptions ?? '' },
  }))

/** What can be done with the selected sites together: a field is changed, a note written, a message sent. */
export const SiteBulkActions = ({ onScreen, writesBlocked, isArriving }: SiteBulkActionsProps) => {
  const { BulkSiteChange, BulkNote, BulkPlanChange } = usePanels()
  const mayBill = useMayAccess()({ group: 'editSite', operation: 'wallet_settings' })
  const refusal = writesBlocked ?? (isArriving ? STILL_LOADING : null)
  return (
    <>
      <BulkButton onScreen={onScreen} refusal={refusal} dialog={(selected, close) => <BulkSiteChange sites={bulkSites(selected)} onClose={close} />} />
      <BulkButton
        onScreen={onScreen}
        action="bulk-note"
        refusal={refusal}
        dialog={(selected, close) => <BulkNote sites={bulkSites(selected)} onClose={close} />}
      />
      <BulkButton
        onScreen={onScreen}
        action="bulk-plan"
        refusal={mayBill ? refusal : NO_ACCESS}
        dialog={(selected, close) => <BulkPlanChange sites={bulkSites(selected)} onClose={close} />}
      />
      <SiteCampaignButton onScreen={onScreen} isArriving={isArriving} />
    </>
  )
}

/** Writes a message to the owners of the selected sites: what it says is chosen next. */
const SiteCampaignButton = ({ onScreen, isArriving }: Pick<SiteBulkActionsProps, 'onScreen' | 'isArriving'>) => {
  const navigate = useNavigate()
  const may = useMayAccess()({ group: 'campaigns', operation: 'run_campaigns' })
  const open = (): void => void navigate('/marketing-index', { state: { audience: onScreen().selected.map(({ siteId }) => siteId) } })
  const reason = may ? (isArriving ? STILL_LOADING : null) : NO_ACCESS
  const { title } = useActionKey('bulk-campaign', SEND_CAMPAIGN, 'Selected rows', reason === null ? open : undefined)
  useBarAction({ action: 'bulk-campaign', label: SEND_CAMPAIGN, reason, title, run: open })
  return null
}

/** Imports that begin at the list of sites, and what each asks for. */
const IMPORTS = [
  { to: '/import-new-sites', action: 'import-new-sites', label: 'New sites', needs: { group: 'site', operation: 'create_new_site' } },
  { to: '/import-sites', action: 'import-values', label: 'Site values', needs: { group: 'site', operation: 'edit_site' } },
  { to: '/import-notes', action: 'import-notes', label: 'Notes', needs: { group: 'site', operation: 'view_site_list' } },
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
