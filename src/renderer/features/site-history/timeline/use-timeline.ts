import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bothAmounts, type IssuedInvoices, invoiceAmountOf, useIssuedInvoices } from '#data/invoices/issued-invoices.ts'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRead } from '#data/platform/use-read.ts'
import type { ListedSite } from '#data/sites/listed-site.ts'
import { type ExtraService, useExtraServices } from '#data/wallet/use-extra-services.ts'
import { type SiteTransaction, useSiteTransactions } from '#data/wallet/use-site-transactions.ts'
import {
  GetSiteConfigDocument,
  type GetSiteConfigQuery,
  GetSubscriptionPlansBySiteIdDocument,
  type GetSubscriptionPlansBySiteIdQuery,
} from '#generated/graphql.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { MASTER_OFF_REASONS } from '#shared/domain/note.ts'
import { billingStatusWords, chargingModelWords } from '#shared/domain/text/code-words.ts'
import type { PagingStop } from '#shared/paging.ts'
import { type SiteEvent, useSiteEvents } from '../use-site-events.ts'
import { inOrder, type TimelineEntry, type TimelineKind } from './timeline-list.ts'

type SiteService = NonNullable<NonNullable<GetSiteConfigQuery['getSiteConfig']>['siteServices']>[number]
type Plan = GetSubscriptionPlansBySiteIdQuery['getSubscriptionPlansBySiteId'][number]

const OFF_REASONS: ReadonlySet<string> = new Set(MASTER_OFF_REASONS)

/** A reason is given only where a service was switched off; what a save writes, and what is logged as set-up, is set-up. */
const kindOf = ({ eventName, eventType, reason }: SiteEvent): TimelineKind => {
  if (reason !== null && OFF_REASONS.has(reason)) return 'service'
  return eventType === 'AUTO_GENERATE' || eventName === 'Setup' ? 'setup' : 'note'
}

const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

export const eventEntry =
  (currency: string) =>
  (event: SiteEvent): TimelineEntry => ({
    id: `event:${event.id}`,
    kind: kindOf(event),
    at: event.createdAt,
    title: event.eventName ?? 'Note',
    detail: joined(event.reason, event.note),
    amount: null,
    currency,
    who: event.createdBy,
  })

/**
 * A recharge, and its invoice: the platform keeps no date of an invoice, so it is listed with its recharge, whose date it shows. Where the invoice is known to be
 * for another amount, its line names both.
 */
export const transactionEntries =
  (siteCurrency: string, issued: IssuedInvoices) =>
  (transaction: SiteTransaction): readonly TimelineEntry[] => {
    const { id, createdAt: at, amount, service, note, transactionId, rechargeBy: who, attachedInvoice: invoice } = transaction
    const currency = transaction.currency ?? siteCurrency
    const recharge: TimelineEntry = {
      id: `recharge:${id}`,
      kind: 'recharge',
      at,
      title: service ?? 'Recharge',
      detail: joined(note, transactionId),
      amount,
      currency,
      who,
    }
    if (invoice === null) return [recharge]
    const issuedAmount = invoiceAmountOf(issued, transaction)
    const detail = joined(bothAmounts(issuedAmount, amount, currency), `of the recharge of ${formatDateTime(at)}`, transactionId)
    const title = `Invoice ${invoice.invoiceId}`
    return [{ id: `invoice:${id}`, kind: 'invoice', at, title, detail, amount: issuedAmount ?? amount, currency, who: null }, recharge]
  }

/** When a recurring service begins, which may be ahead, and when it was last changed. */
export const serviceEntries =
  (currency: string) =>
  (service: SiteService): readonly TimelineEntry[] => {
    const { serviceName, startedAt, updatedAt, charges, chargingModel, status, masterStatus, notes } = service
    const entry = (what: string, at: number | null, detail: string): TimelineEntry => ({
      id: `service:${serviceName}:${what}`,
      kind: 'service',
      at,
      title: `${serviceName} ${what}`,
      detail,
      amount: charges,
      currency,
      who: null,
    })
    const isChanged = updatedAt !== null && updatedAt !== startedAt
    return [
      ...(isChanged
        ? [
            entry(
              'last change',
              updatedAt,
              joined(billingStatusWords(status), chargingModelWords(chargingModel), masterStatus && `master status ${masterStatus}`, notes),
            ),
          ]
        : []),
      ...(startedAt === null ? [] : [entry('start', startedAt, '')]),
    ]
  }

export const planEntry =
  (currency: string) =>
  ({ planId, planName, amount, chargingModel, status, createdAt, curr }: Plan): TimelineEntry => ({
    id: `plan:${planId}`,
    kind: 'service',
    at: createdAt,
    title: `Subscribed to ${planName ?? 'a plan'}`,
    detail: joined(billingStatusWords(status), chargingModelWords(chargingModel)),
    amount,
    currency: curr ?? currency,
    who: null,
  })

export const extraServiceEntry =
  (siteCurrency: string) =>
  ({ id, serviceName, amt, currency, note, createdAt, createdBy }: ExtraService): TimelineEntry => ({
    id: `extra:${id}`,
    kind: 'service',
    at: createdAt,
    title: `One-time service ${serviceName ?? ''}`.trimEnd(),
    detail: note ?? '',
    amount: amt,
    currency: currency ?? siteCurrency,
    who: createdBy,
  })

export type HistorySite = Pick<ListedSite, 'siteId' | 'domain' | 'currency'>

/** A part of the timeline, such as "The notes". */
interface Part {
  readonly what: string
  readonly retry: () => void
}

/** A part that could not be read. */
interface MissingPart extends Part {
  readonly failure: PlatformFailure
}

export interface Timeline {
  /** Newest first; undefined until anything is there. */
  readonly entries: readonly TimelineEntry[] | undefined
  /** More is being loaded. */
  readonly isReadingOn: boolean
  /** Parts that could not be read. */
  readonly missing: readonly MissingPart[]
  /** Parts whose reading stopped before their end. */
  readonly stopped: readonly (Part & { readonly stopped: PagingStop })[]
  /** Reads all parts again. */
  readonly refresh: () => void
}

const named = new Intl.ListFormat('en-GB')

/** The parts that failed for one reason as one: "The notes and the plans". */
export const missingTogether = (missing: readonly MissingPart[]): readonly MissingPart[] =>
  [...Map.groupBy(missing, ({ failure }) => failure.message).values()].flatMap((parts) => {
    const [first] = parts
    if (first === undefined) return []
    const what = named.format(parts.map((part, index) => (index === 0 ? part.what : part.what.replace(/^The /, 'the '))))
    const retry = (): void => {
      for (const part of parts) part.retry()
    }
    return [{ what, failure: first.failure, retry }]
  })

/** Everything that the platform keeps of a site with a date, in one list. A part that could not be read is in `missing`. */
export const useTimeline = ({ siteId, domain, currency }: HistorySite): Timeline => {
  const events = useSiteEvents(siteId)
  const transactions = useSiteTransactions(siteId)
  const issued = useIssuedInvoices(siteId)
  const config = useRead(GetSiteConfigDocument, { domain })
  const plans = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId })
  const extras = useExtraServices(siteId)

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
    refresh: () => {
      for (const { retry } of parts) retry()
    },
  }
}

/** A part that is read in one go, with the words of those that come page by page. */
const wholePart = ({ error, isPending, refetch }: UseQueryResult<unknown, PlatformFailure>) => ({
  failure: error,
  isReadingOn: isPending,
  stopped: null,
  retry: () => void refetch(),
})
