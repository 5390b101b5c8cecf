import { useMemo } from 'react'
import { useIssuedInvoices } from '#data/invoices/issued-invoices.ts'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { usePagedQuery } from '#data/platform/use-paged-query.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useSiteTransactions } from '#data/wallet/use-site-transactions.ts'
import {
  GetSiteConfigDocument,
  GetSiteExtraServicesBySiteIdDocument,
  type GetSiteExtraServicesBySiteIdQuery,
  GetSubscriptionPlansBySiteIdDocument,
} from '#generated/graphql.ts'
import { atToken, FIRST_TOKEN, type PageToken, type PagingStop, tokenPage } from '#shared/paging.ts'
import type { HistorySite } from '../history-site.ts'
import { useSiteEvents } from '../use-site-events.ts'
import { eventEntry, extraServiceEntry, planEntry, serviceEntries, transactionEntries } from './entries-of.ts'
import { inOrder, type TimelineEntry } from './timeline-entry.ts'

/** A part of the timeline that could not be had. */
export interface MissingPart {
  /** "The recharges and invoices". */
  readonly what: string
  readonly failure: PlatformFailure
  readonly retry: () => void
}

/** A part of the timeline whose reading stopped before its end. */
export interface StoppedPart {
  readonly what: string
  readonly stopped: PagingStop
  readonly retry: () => void
}

export interface Timeline {
  /** Newest first; undefined until anything is there. */
  readonly entries: readonly TimelineEntry[] | undefined
  /** More is on its way. */
  readonly isReadingOn: boolean
  readonly missing: readonly MissingPart[]
  readonly stopped: readonly StoppedPart[]
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

  const missing: (MissingPart | false)[] = [
    events.failure !== null && { what: 'The notes', failure: events.failure, retry: events.retry },
    transactions.failure !== null && { what: 'The recharges and invoices', failure: transactions.failure, retry: transactions.retry },
    config.error !== null && { what: 'The recurring services', failure: config.error, retry: () => void config.refetch() },
    plans.error !== null && { what: 'The plans', failure: plans.error, retry: () => void plans.refetch() },
    extras.failure !== null && { what: 'The one-time services', failure: extras.failure, retry: extras.retry },
  ]
  const paged = [
    { what: 'The notes', ...events },
    { what: 'The recharges and invoices', ...transactions },
    { what: 'The one-time services', ...extras },
  ]
  return {
    entries,
    isReadingOn: events.isReadingOn || transactions.isReadingOn || extras.isReadingOn || config.isPending || plans.isPending,
    missing: missing.filter((part) => part !== false),
    stopped: paged.flatMap(({ what, stopped, retry }) => (stopped === null ? [] : [{ what, stopped, retry }])),
  }
}
