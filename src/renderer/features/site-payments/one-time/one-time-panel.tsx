import { makeStyles, mergeClasses, Subtitle2 } from '@fluentui/react-components'
import { ReceiptRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import type { Column } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { INITIAL_TABLE_STATE } from '#components/data-table/table-state.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { PagingNotice } from '#components/list-state/list-notices.tsx'
import { usePagesOnDemand } from '#data/platform/use-paged-query.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetSiteConfigServicesDocument, GetSiteExtraServicesBySiteIdDocument, type GetSiteExtraServicesBySiteIdQuery } from '#generated/graphql.ts'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import { formatDateTime, newestFirst } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { ONE_TIME_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'
import { SERVICES_FAILED } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { ExtraEditor } from './extra-editor.tsx'

const useStyles = makeStyles({
  panel: { flexGrow: 1 },
  // Header, foot and some rows in sight, more where there is room; a long list scrolls inside.
  table: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexShrink: 0, height: '320px' },
})

export const OneTimePanel = ({ site, onDirtyChange }: { readonly site: PaymentSite; readonly onDirtyChange: (isDirty: boolean) => void }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const prices = useRead(GetSiteConfigServicesDocument, { domain: ONE_TIME_PRICE_DOMAIN })
  return (
    <LoadState read={prices} what={SERVICES_FAILED} skeleton="Loading the services">
      {({ getSiteConfigServices }) => (
        <div className={mergeClasses(layout.stackL, styles.panel)}>
          <ExtraEditor site={site} priceList={getSiteConfigServices} onDirtyChange={onDirtyChange} />
          <Subtitle2 as="h3" className={layout.noMargin}>
            Services of this site
          </Subtitle2>
          <ExtraServiceList site={site} />
        </div>
      )}
    </LoadState>
  )
}

type ExtraService = GetSiteExtraServicesBySiteIdQuery['getSiteExtraServicesBySiteId']['items'][number]

const COLUMNS: readonly Column<ExtraService>[] = [
  { id: 'service', title: 'Service', kind: 'text', value: ({ serviceName }) => serviceName, width: 240 },
  {
    id: 'price',
    title: 'Price',
    kind: 'money',
    value: ({ amt }) => amt,
    text: ({ amt, currency }) => (amt === null ? '' : formatMoney(amt, currency ?? '')),
    width: 140,
  },
  { id: 'note', title: 'Note', kind: 'text', value: ({ note }) => note, width: 280 },
  { id: 'by', title: 'Created by', kind: 'text', value: ({ createdBy }) => createdBy, width: 200 },
  { id: 'created', title: 'Created', kind: 'date', value: ({ createdAt }) => createdAt, text: ({ createdAt }) => formatDateTime(createdAt), width: 150 },
]

const PER_FETCH = 30
const NO_SERVICES: readonly ExtraService[] = []
const pageOf = (data: GetSiteExtraServicesBySiteIdQuery) => tokenPage(data.getSiteExtraServicesBySiteId)
const rowId = ({ id }: ExtraService): string => id
const rowLabel = ({ serviceName, id }: ExtraService): string => serviceName ?? id

export const ExtraServiceList = ({ site: { siteId } }: { readonly site: PaymentSite }) => {
  const styles = useStyles()
  const [table, setTable] = useState(INITIAL_TABLE_STATE)
  const { rows, failure, stopped, hasMore, isLoadingMore, loadMore, retry } = usePagesOnDemand(GetSiteExtraServicesBySiteIdDocument, {
    variablesAt: (token: PageToken) => ({ siteId, limit: PER_FETCH, ...atToken(token) }),
    firstPlace: FIRST_TOKEN,
    pageOf,
    rowId,
    sorted: newestFirst,
  })
  if (rows === undefined && failure !== null) return <FailureState what={SERVICES_FAILED} failure={failure} onRetry={retry} />
  const more = (
    <ActionButton size="small" onClick={loadMore} isPending={isLoadingMore}>
      Load older ones
    </ActionButton>
  )
  return (
    <div className={styles.table}>
      <PagingNotice stopped={stopped} onRetry={retry} />
      <DataTable
        label="One-time services of this site"
        rows={rows ?? NO_SERVICES}
        columns={COLUMNS}
        rowId={rowId}
        rowLabel={rowLabel}
        state={table}
        onStateChange={setTable}
        loading={rows === undefined}
        emptyState={<EmptyState icon={ReceiptRegular} title="No one-time service yet" explanation="What is bought for this site once is listed here." />}
        {...(hasMore ? { toolbarEnd: more } : {})}
      />
    </div>
  )
}
