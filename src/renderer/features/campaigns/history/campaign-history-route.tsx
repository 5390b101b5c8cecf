import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular, HistoryRegular } from '@fluentui/react-icons'
import { useId, useMemo } from 'react'
import { DataTable } from '#components/data-table/data-table.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { NothingMatches } from '#components/list-state/nothing-matches.tsx'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { ListLayout } from '#patterns/list-page/list-layout.tsx'
import { HISTORY_FAILED } from '../messages.ts'
import { CampaignRunNotice } from '../run/campaign-run-notice.tsx'
import { CAMPAIGN_COLUMNS, CAMPAIGN_CRITERIA, CAMPAIGN_LIST, campaignFields } from './campaign-list.tsx'
import { type Campaign, campaignId, useCampaigns } from './use-campaigns.ts'

const NO_CAMPAIGNS: readonly Campaign[] = []
const campaignName = ({ template, campaignId: id }: Campaign): string => template || id

/** Campaign History: what became of every campaign. */
const CampaignHistoryRoute = () => {
  const searchId = useId()
  const { rows, stopped, failure, retry } = useCampaigns()
  const campaigns = rows ?? NO_CAMPAIGNS
  const { filters, setFilters, clear, ...list } = useListState(CAMPAIGN_LIST)
  const matches = useRowFilter(campaigns, CAMPAIGN_CRITERIA, filters)
  const fields = useMemo(() => campaignFields(filters, campaigns, setFilters), [filters, campaigns, setFilters])
  useListShortcuts({ group: 'Campaign history', what: 'campaigns', searchId, onClear: clear, onRefresh: retry })

  if (failure !== null && rows === undefined) {
    return <FailureState what={HISTORY_FAILED} failure={failure} onRetry={retry} />
  }
  return (
    <ListLayout
      notice={
        <>
          <CampaignRunNotice />
          <PagingNotice stopped={stopped} onRetry={retry} />
        </>
      }
      filters={
        <FilterBar
          label="Filter campaigns"
          search={{ id: searchId, value: filters.q, placeholder: 'Search template', onChange: (q) => setFilters({ q }) }}
          fields={fields}
          onClear={clear}
          clearKey="X"
        />
      }
      actions={
        <Button icon={<ArrowClockwiseRegular />} title="Refresh the list (R)" onClick={retry}>
          Refresh
        </Button>
      }
      table={
        <DataTable
          label="Campaigns"
          rows={campaigns}
          matches={matches}
          columns={CAMPAIGN_COLUMNS}
          rowId={campaignId}
          rowLabel={campaignName}
          state={list.table}
          onStateChange={list.setTable}
          filterKey={list.filterKey}
          loading={rows === undefined}
          emptyState={
            campaigns.length > 0 ? (
              <NothingMatches title="No campaign matches" onClear={clear} />
            ) : (
              <EmptyState
                icon={HistoryRegular}
                title="No campaign was sent yet"
                explanation="What is sent stands here with how much of it was delivered."
                actions={
                  <LinkButton to="/marketing-index" appearance="primary">
                    Run Campaign
                  </LinkButton>
                }
              />
            )
          }
        />
      }
    />
  )
}

export default CampaignHistoryRoute
