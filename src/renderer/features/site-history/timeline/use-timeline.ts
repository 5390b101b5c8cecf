import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIssuedInvoices } from '#data/invoices/issued-invoices.ts'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { usePagedQuery } from '#data/platform/use-paged-query.ts'
import { useRead } from '#data/platform/use-read.ts'
import type { ListedSite } from '#data/sites/listed-site.ts'
import { useSiteTransactions } from '#data/wallet/use-site-transactions.ts'
import {
  GetSiteConfigDocument,
  GetSiteExtraServicesBySiteIdDocument,
  type GetSiteExtraServicesBySiteIdQuery,
  GetSubscriptionPlansBySiteIdDocument,
} from '#generated/graphql.ts'
import { atToken, FIRST_TOKEN, type PageToken, type PagingStop, tokenPage } from '#shared/paging.ts'
import { useSiteEvents } from '../use-site-events.ts'
import { eventEntry, extraServiceEntry, planEntry, serviceEntries, transactionEntries } from './entries-of.ts'
import { inOrder, type TimelineEntry } from './timeline-list.ts'

export type HistorySite = Pick<ListedSite, 'siteId' | 'domain' | 'currency'>

/** A part of the timeline, such as "The notes". */
interface Part {
  readonly what: string
  readonly retry: () => void
}

export interface Timeline {
  /** Newest first; undefined until anything is there. */
  readonly entries: readonly TimelineEntry[] | undefined
  /** More is on its way. */
  readonly isReadingOn: boolean
  /** Parts that could not be read. */
  readonly missing: readonly (Part & { readonly failure: PlatformFailure })[]
  /** Parts whose reading stopped before their end. */
  readonly stopped: readonly (Part & { readonly stopped: PagingStop })[]
}

const EXTRA_SERVICES_PER_READ = 30
const extraServicesPage = (data: GetSiteExtraServicesBySiteIdQuery) => tokenPage(data.getSiteExtraServicesBySiteId)
const extraServiceId = ({ id }: { readonly id: string }): string => id

/** Everything that the platform keeps of a site with a date, in one list. What is there shows; a part that cannot be had is said. */
export const useTimeline = ({ siteId, domain, currency }: HistorySite): Timeline => {
  const events = useSiteEvents(siteId)
  const transactions = useSiteTransactions(siteId)
  const issued = useIssuedInvoices(siteId)
  const config = useRead(GetSiteConfigDocument, { domain })
  const plans = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId })
  const extras = usePagedQuery(GetSiteExtraServicesBySiteIdDocument, {
    variablesAt: (token: PageToken) => ({ siteId, limit: EXTRA_SERVICES_PER_READ, ...atToken(token) }),
    firstPlace: FIRST_TOKEN,
    pageOf: extraServicesPage,
    rowId: extraServiceId,
  })

  const entries = useMemo(() => {
    const parts = [
      events.rows?.map(eventEntry(currency)),
      transactions.rows?.flatMap(transactionEntries(currency, issued)),
      config.data && (config.data.getSiteConfig?.siteServices ?? []).flatMap(serviceEntries(currency)),
      plans.data?.getSubscriptionPlansBySiteId.map(planEntry(currency)),
      extras.rows?.map(extraServiceEntry(currency)),
    ]
    return parts.every((part) => part === undefined) ? undefined : inOrder(parts.flatMap((part) => part ?? []))
  }, [config.data, currency, events.rows, extras.rows, issued, plans.data, transactions.rows])

  const parts = [
    { what: 'The notes', ...events },
    { what: 'The recharges and invoices', ...transactions },
    { what: 'The recurring services', ...wholePart(config) },
    { what: 'The plans', ...wholePart(plans) },
    { what: 'The one-time services', ...extras },
  ]
  return {
    entries,
    isReadingOn: parts.some((part) => part.isReadingOn),
    missing: parts.flatMap(({ what, failure, retry }) => (failure === null ? [] : [{ what, failure, retry }])),
    stopped: parts.flatMap(({ what, stopped, retry }) => (stopped === null ? [] : [{ what, stopped, retry }])),
  }
}

/** A part that is read in one go, with the words of those that come page by page. */
const wholePart = ({ error, isPending, refetch }: UseQueryResult<unknown, PlatformFailure>) => ({
  failure: error,
  isReadingOn: isPending,
  stopped: null,
  retry: () => void refetch(),
})
