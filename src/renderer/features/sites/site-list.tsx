import { lazy, Suspense, useCallback, useId, useMemo, useState } from 'react'
import { DataTable } from '#components/data-table/data-table.tsx'
import { pageOf } from '#components/data-table/pages.ts'
import { NOTHING_SELECTED, type Selection, selectedCount } from '#components/data-table/selection.ts'
import { DownloadTray } from '#components/download-tray/download-tray.tsx'
import { ExportMenu, type ExportScope } from '#components/export-menu/export-menu.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { useListState } from '#components/list-state/use-list-state.ts'
import { usePeek } from '#components/list-state/use-peek.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { useInternalUsers } from '#data/users/use-internal-users.ts'
import { ListLayout } from '#patterns/list-page/list-layout.tsx'
import { SavedViews } from '#patterns/list-page/saved-views/saved-views.tsx'
import { usePanels } from '#patterns/panels/panels.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { CreateSiteButton } from './create-site-button.tsx'
import { DataAge } from './data-age.tsx'
import { DownloadMenu } from './download-menu.tsx'
import { type Site, siteName } from './site.ts'
import { SiteActionsContext } from './site-actions.ts'
import { SITE_COLUMNS_WITH_GAPS } from './site-column-gaps.ts'
import { SITE_COLUMNS } from './site-columns.tsx'
import { countSites } from './site-counts.ts'
import { siteFacets } from './site-facets.ts'
import { siteFilterFields } from './site-filter-fields.ts'
import { SITE_LIST, siteCriteria } from './site-filters.ts'
import { SiteListEmpty } from './site-list-empty.tsx'
import { SitePeek } from './site-peek.tsx'
import { siteRowActions } from './site-row-actions.tsx'
import { SiteTiles } from './site-tiles.tsx'
import { sitesOnScreen } from './sites-on-screen.ts'
import { useSiteDownloads } from './use-site-downloads.ts'
import { type ExportScopeId, useSiteExport } from './use-site-export.ts'
import { useSiteListActions } from './use-site-list-actions.ts'
import { useSiteViews } from './use-site-views.ts'

const PasswordQuestion = lazy(async () => ({ default: (await import('./password-question.tsx')).PasswordQuestion }))

const siteId = (site: Site): string => site.siteId

export interface SiteListProps {
  readonly sites: readonly Site[]
  /** There are no sites yet to show: skeletons in the shape of the list. */
  readonly isLoading: boolean
  /** When the sites were received, unix seconds. */
  readonly asOf: number | undefined
  readonly isOffline: boolean
  readonly isFetching: boolean
  /** How many sites have arrived of a list that is slow to come. */
  readonly arrived: number | undefined
  /** Only those that have arrived are shown. */
  readonly isArriving: boolean
  /** Fields of some sites could not be loaded. */
  readonly hasGaps: boolean
  readonly onRefresh: () => void
}

/** The Manage Sites screen: tiles, filters, table, peek panel. */
export const SiteList = ({ sites, isLoading, asOf, isOffline, isFetching, arrived, isArriving, hasGaps, onRefresh }: SiteListProps) => {
  const { PaymentDetails, SiteHistory } = usePanels()
  const searchId = useId()
  const list = useListState(SITE_LIST)
  const { filters, setFilters, clear } = list
  const { views, change: changeViews } = useSiteViews()
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED)
  const columns = hasGaps ? SITE_COLUMNS_WITH_GAPS : SITE_COLUMNS
  const { actions, payment, closePayment, history, closeHistory, passwordQuestion, closePasswordQuestion } = useSiteListActions(sites, isArriving)
  const files = useSiteDownloads()
  const { start: startExport, ...exporting } = useSiteExport()

  // What depends on the sites alone is worked out once for them; "expiring" and "expired" at the time they came on screen.
  const { criteria, counts } = useMemo(() => {
    const now = nowInSeconds()
    return { criteria: siteCriteria(now), counts: countSites(sites, now) }
  }, [sites])
  const users = useInternalUsers()
  const facets = useMemo(() => siteFacets(sites, users), [sites, users])
  const matches = useRowFilter(sites, criteria, filters)
  const matching = matches?.length ?? sites.length
  const fields = useMemo(() => siteFilterFields(filters, facets, setFilters), [filters, facets, setFilters])

  const [peeked, peek] = usePeek(sites, siteId, matches)
  const rowActions = useCallback((site: Site) => siteRowActions(site, actions), [actions])

  useListShortcuts({ group: 'Site list', what: 'sites', searchId, onClear: clear, onRefresh })

  const page = pageOf(matching, list.table.size, list.table.page)
  const selected = selectedCount(selection, matching)
  const scopes: readonly ExportScope<ExportScopeId>[] = [
    ...(selected === 0 ? [] : [{ id: 'selected' as const, label: 'Selected', count: selected }]),
    { id: 'matching', label: 'All that match', count: matching },
    { id: 'page', label: 'This page', count: page.end - page.start },
  ]

  return (
    <SiteActionsContext value={actions}>
      <ListLayout
        summary={<SiteTiles counts={isLoading ? undefined : counts} filters={filters} onFilter={setFilters} />}
        actions={
          <>
            <DataAge asOf={asOf} isOffline={isOffline} isFetching={isFetching} arrived={arrived} onRefresh={onRefresh} />
            <DownloadMenu onDownload={files.download} />
            <DownloadTray
              downloads={files.downloads}
              progress={exporting.progress}
              opensByItself={payment === null}
              footer={<LinkButton to="/invoice-library">Invoice library</LinkButton>}
            />
          </>
        }
        filters={
          <FilterBar
            label="Filter sites"
            search={{ id: searchId, value: filters.q, placeholder: 'Search business, domain, customer, e-mail, mobile', onChange: (q) => setFilters({ q }) }}
            fields={fields}
            onClear={clear}
            clearKey="X"
          />
        }
        table={
          <DataTable
            label="Sites"
            rows={sites}
            matches={matches}
            columns={columns}
            rowId={siteId}
            rowLabel={siteName}
            state={list.table}
            onStateChange={list.setTable}
            selection={selection}
            onSelectionChange={setSelection}
            filterKey={list.filterKey}
            onOpen={actions.edit}
            peekedId={peeked?.siteId ?? null}
            onPeek={peek}
            rowActions={rowActions}
            loading={isLoading}
            emptyState={<SiteListEmpty hasSites={sites.length > 0} onClear={clear} />}
            toolbarStart={<SavedViews views={views} search={list.search} everything="All sites" onApply={list.apply} onChange={changeViews} />}
            toolbarEnd={
              <>
                <ExportMenu
                  scopes={scopes}
                  isBusy={exporting.isBusy}
                  onExport={(scope, format) => startExport(sitesOnScreen(columns, sites, matches, list.table, selection), scope, format)}
                />
                <CreateSiteButton />
              </>
            }
          />
        }
        peek={peeked !== undefined && <SitePeek site={peeked} onClose={() => peek(null)} />}
      />
      <Suspense fallback={null}>
        {passwordQuestion !== null && (
          <PasswordQuestion {...passwordQuestion} onClose={closePasswordQuestion} onConfirm={() => actions.resetPassword(passwordQuestion.site)} />
        )}
        {payment !== null && <PaymentDetails key={payment.siteId} site={payment} onClose={closePayment} />}
        {history !== null && <SiteHistory key={history.siteId} site={history} onClose={closeHistory} />}
      </Suspense>
    </SiteActionsContext>
  )
}
