import { bothAmounts, type IssuedInvoices, invoiceAmountOf } from '#data/invoices/issued-invoices.ts'
import type { SiteTransaction } from '#data/wallet/use-site-transactions.ts'
import type { GetSiteConfigQuery, GetSiteExtraServicesBySiteIdQuery, GetSubscriptionPlansBySiteIdQuery } from '#generated/graphql.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { MASTER_OFF_REASONS } from '#shared/domain/note.ts'
import type { SiteEvent } from '../use-site-events.ts'
import type { TimelineEntry, TimelineKind } from './timeline-list.ts'

/** What the platform keeps of a site, each as lines of its timeline. */

type SiteService = NonNullable<NonNullable<GetSiteConfigQuery['getSiteConfig']>['siteServices']>[number]
type Plan = GetSubscriptionPlansBySiteIdQuery['getSubscriptionPlansBySiteId'][number]
type ExtraService = GetSiteExtraServicesBySiteIdQuery['getSiteExtraServicesBySiteId']['items'][number]

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
 * A recharge, and its invoice: the platform keeps no date of an invoice, so it stands with its recharge, whose date it says. Where the invoice is known to be
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
      ...(isChanged ? [entry('last change', updatedAt, joined(status, chargingModel, masterStatus && `master status ${masterStatus}`, notes))] : []),
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
    detail: joined(status, chargingModel),
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
