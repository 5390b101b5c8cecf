import { makeStyles } from '@fluentui/react-components'
import { ReceiptRegular } from '@fluentui/react-icons'
import { useMemo, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import type { Column } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { INITIAL_TABLE_STATE } from '#components/data-table/table-state.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { type PagesOnDemand, usePagesOnDemand } from '#data/platform/use-paged-query.ts'
import { GetSiteExtraServicesBySiteIdDocument, type GetSiteExtraServicesBySiteIdQuery } from '#generated/graphql.ts'
import { formatDateTime, newestFirst } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'
import { SERVICES_FAILED } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'

/** A one-time service bought for a site. */
export type ExtraService = GetSiteExtraServicesBySiteIdQuery['getSiteExtraServicesBySiteId']['items'][number]

const PER_FETCH = 30

const pageOf = (data: GetSiteExtraServicesBySiteIdQuery) => tokenPage(data.getSiteExtraServicesBySiteId)
const rowId = ({ id }: ExtraService): string => id

/** The one-time services of a site, newest first, page by page as they are asked for. */
const useExtraServices = (siteId: string): PagesOnDemand<ExtraService> => {
  const pages = usePagesOnDemand(GetSiteExtraServicesBySiteIdDocument, {
    variablesAt: (token: PageToken) => ({ siteId, limit: PER_FETCH, ...atToken(token) }),
    firstPlace: FIRST_TOKEN,
    pageOf,
    rowId,
  })
  const { rows } = pages
  const sorted = useMemo(() => rows && newestFirst(rows), [rows])
  return { ...pages, rows: sorted }
}

const useStyles = makeStyles({
  // Header, foot and some rows in sight, more where there is room; a long list scrolls inside.
  table: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexShrink: 0, height: '320px' },
})

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

const NO_SERVICES: readonly ExtraService[] = []
const serviceId = ({ id }: ExtraService): string => id
const serviceLabel = ({ serviceName, id }: ExtraService): string => serviceName ?? id

/** The one-time services a site has, newest first. */
export const ExtraServiceList = ({ site }: { readonly site: PaymentSite }) => {
  const styles = useStyles()
  const [table, setTable] = useState(INITIAL_TABLE_STATE)
  const { rows: services, failure, stopped, hasMore, isLoadingMore, loadMore, retry } = useExtraServices(site.siteId)
  if (services === undefined && failure !== null) return <FailureState what={SERVICES_FAILED} failure={failure} onRetry={retry} />
  return (
    <div className={styles.table}>
      <PagingNotice stopped={stopped} onRetry={retry} />
      <DataTable
        label="One-time services of this site"
        rows={services ?? NO_SERVICES}
        columns={COLUMNS}
        rowId={serviceId}
        rowLabel={serviceLabel}
        state={table}
        onStateChange={setTable}
        loading={services === undefined}
        emptyState={<EmptyState icon={ReceiptRegular} title="No one-time service yet" explanation="What is bought for this site once is listed here." />}
        {...(hasMore
          ? {
              toolbarEnd: (
                <ActionButton size="small" onClick={loadMore} isPending={isLoadingMore}>
                  Load older ones
                </ActionButton>
              ),
            }
          : {})}
      />
    </div>
  )
}
