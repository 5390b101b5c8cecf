import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useToday } from '#components/clock/use-today.ts'
import type { Downloads } from '#components/download-tray/use-downloads.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { useRenderWhenIdle } from '#components/memory/use-render-when-idle.ts'
import { MenuOnDemand } from '#components/menu-on-demand/menu-on-demand.tsx'
import { useConnectionProfile, useNoExport, useOfflineSince } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { afterPaint } from '#data/platform/after-paint.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { useInternalUsers } from '#data/users/pickers.ts'
import { GetSitesAdminDocument, type GetSitesAdminQuery } from '#generated/graphql.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import type { ListScreen } from '#patterns/list-page/list-slots.ts'
import { usePanels } from '#patterns/panels/panels.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { CREATE_NEW_SITE, DOWNLOAD_ALL, DOWNLOAD_INACTIVE, listedByType, SOMETHING_WENT_WRONG } from './messages.ts'
import type { Site } from './site.ts'
import { type SiteActions, SiteActionsContext, siteRowActions, useSiteActions } from './site-actions.tsx'
import { countSites } from './site-counts.ts'
import { listedPeople, SITE_LIST } from './site-list.tsx'
import { SitePeek } from './site-peek.tsx'
import { SiteTiles } from './site-tiles.tsx'
import { useSiteListActions } from './use-site-list-actions.ts'

/** Downloads the platform's own list as a file: all sites, or the inactive ones. */
const DownloadMenu = ({ start }: Pick<Downloads, 'start'>) => {
  const notify = useNotify()
  const { writesBlocked } = useSiteActions()
  const noExport = useNoExport()
  const download = async (which: 'all' | 'inactive'): Promise<void> => {
    const failure = await start({ kind: 'sites', which })
    if (failure !== null) notify.error(SOMETHING_WENT_WRONG, readableServerMessage(failure.message))
  }
  return (
    <MenuOnDemand
      label="Download"
      action="download"
      appearance="subtle"
      icon={<ArrowDownloadRegular />}
      disabledReason={noExport ?? writesBlocked}
      title="The platform's own list as a file"
      entries={[
        { kind: 'action', id: 'all', action: 'download-all', label: DOWNLOAD_ALL, onSelect: () => void download('all') },
        { kind: 'action', id: 'inactive', action: 'download-inactive', label: DOWNLOAD_INACTIVE, onSelect: () => void download('inactive') },
      ]}
    >
      Download
    </MenuOnDemand>
  )
}

const SiteBulkActions = lazyPart(async () => (await import('./site-bulk.tsx')).SiteBulkActions)
const SiteListTools = lazyPart(async () => (await import('./site-bulk.tsx')).SiteListTools)

const useStyles = makeStyles({ types: { color: tokens.colorNeutralForeground3 } })

const NO_SITES: readonly Site[] = []

const whileArriving = (rows: readonly unknown[]): GetSitesAdminQuery => ({ getSitesAdmin: rows as Site[] })

/** Changes made here are put into the list at once; those of others come with the refresh button or after this many milliseconds. */
const FRESH_FOR = 5 * 60_000

const drawDownloads = ({ downloads }: ListScreen<Site>) => <DownloadMenu start={downloads.start} />
/** Behind the rows: a start shows them first. */
const ToolsAfterRows = () => {
  const [arePainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return arePainted && <SiteListTools />
}

const drawTools = ({ rows }: ListScreen<Site>) => rows.length > 0 && <ToolsAfterRows />
const drawPeek = (site: Site, close: () => void) => <SitePeek site={site} onClose={close} />

const useRowActions = (actions: SiteActions) => useCallback((site: Site) => siteRowActions(site, actions), [actions])

/** The Manage Sites screen: tiles that count, the list or the copy of this machine, and what can be done with a site. */
const SiteListRoute = () => {
  const styles = useStyles()
  const { PaymentDetails, SiteHistory } = usePanels()
  const query = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { staleTime: FRESH_FOR, whileArriving })
  const { data, failure, isPending, isFetching, isArriving, arrived, asOf, hasGaps, refetch } = query
  const siteTypes = useConnectionProfile()?.siteTypes
  const isOffline = useOfflineSince() !== null || query.isOffline
  const sites = data?.getSitesAdmin
  // The first rows of a copy say nothing of the whole.
  const isSavedStart = isArriving && query.isSavedCopy

  const { actions, payment, closePayment, history, closeHistory } = useSiteListActions(sites ?? NO_SITES, isArriving)
  const today = useToday()
  const counts = useMemo(() => (sites === undefined || isSavedStart ? undefined : countSites(sites, today)), [isSavedStart, sites, today])
  const users = useInternalUsers()
  const listed = useMemo(() => listedPeople(users), [users])
  const rowActions = useRowActions(actions)
  useRenderWhenIdle(sites)

  return (
    <SiteActionsContext value={actions}>
      <ListPage
        list={SITE_LIST}
        read={{ rows: sites, failure, isPending, isFetching, isOffline, isArriving, arrived, asOf, hasGaps, refresh: refetch }}
        listed={listed}
        onOpen={actions.open}
        rowActions={rowActions}
        peek={drawPeek}
        bulkActions={({ onScreen }) => <SiteBulkActions onScreen={onScreen} writesBlocked={actions.writesBlocked} isArriving={isArriving} />}
        create={{ to: '/create-site', label: CREATE_NEW_SITE, denied: actions.refused.create }}
        notice={
          siteTypes !== undefined && (
            <Text size={200} className={styles.types}>
              {listedByType(siteTypes)}
            </Text>
          )
        }
        summary={({ filters, setFilters }) => <SiteTiles counts={counts} filters={filters} onFilter={setFilters} />}
        actions={drawDownloads}
        tools={drawTools}
        trayFooter={<LinkButton to="/invoice-library">Invoice Library</LinkButton>}
        fileFailed={SOMETHING_WENT_WRONG}
      />
      {payment !== null && <PaymentDetails key={payment.siteId} site={payment} onClose={closePayment} />}
      {history !== null && <SiteHistory key={history.siteId} site={history} onClose={closeHistory} />}
    </SiteActionsContext>
  )
}

export default SiteListRoute
