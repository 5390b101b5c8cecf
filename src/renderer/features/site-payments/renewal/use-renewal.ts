import { useEffect, useRef, useState } from 'react'
import { useBridge, useConnectionProfile } from '#data/bridge/bridge-context.ts'
import { doneData, type Money, useMoney } from '#data/money/use-money.ts'
import { useSave } from '#data/saving/use-save.ts'
import {
  GenerateSiteInvoiceDocument,
  type GenerateSiteInvoiceMutation,
  GenerateTransactionIdDocument,
  GetSiteActionEventsFilterDocument,
  GetSiteConfigDocument,
  GetSitesAdminDocument,
  GetSubscriptionPlansBySiteIdDocument,
  SendWhatsAppDocument,
  SiteWalletRechargeByAdminDocument,
  UpdateSiteConfigDocument,
} from '#generated/graphql.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { invoiceVariables } from '../invoices/invoice-form.ts'
import { type MessageSubject, sendInvoice } from '../invoices/invoice-message.ts'
import { rechargeVariables } from '../wallet/recharge-variables.ts'
import { type RenewalOrder, renewalSteps } from './renewal-order.ts'

const TOUCHED = [GetSiteConfigDocument, GetSitesAdminDocument, GetSubscriptionPlansBySiteIdDocument, GetSiteActionEventsFilterDocument]

export type StageId = 'services' | 'payment' | 'transaction-id' | 'invoice' | 'message'

type Invoice = GenerateSiteInvoiceMutation['generateSiteInvoice']

/** Values that later stages need. */
interface Results {
  bookingId?: string
  transactionId?: string
  invoice?: Invoice
}

export const stagesOf = ({ payment, invoice, recipient }: Pick<RenewalOrder, 'payment' | 'invoice' | 'recipient'>): readonly StageId[] => [
  'services',
  ...(payment === null ? [] : (['payment'] as const)),
  ...(invoice === null ? [] : (['transaction-id', 'invoice'] as const)),
  ...(recipient === null ? [] : (['message'] as const)),
]

export interface RenewalProgress {
  /** The stages before this one are done, and are never sent again. */
  readonly at: number
  readonly state: 'running' | 'stopped' | 'done'
}

interface RenewalOptions {
  readonly order: RenewalOrder
  readonly onDone: (invoice: Invoice | null) => void
}

/**
 * Sends a renewal stage by stage and stops at the first that is not certainly done. Continuing sends that stage again
 * only if it was refused or did not arrive. Closing the dialog stops before the next stage.
 */
export const useRenewal = ({ order, onDone }: RenewalOptions) => {
  const bridge = useBridge()
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const { site, note } = order
  const stages = stagesOf(order)
  const services = useSave({
    steps: (made: RenewalOrder) => renewalSteps(bridge, made, nowInSeconds()),
    sends: [UpdateSiteConfigDocument],
    invalidates: TOUCHED,
    toasts: 'none',
  })
  const payment = useMoney(SiteWalletRechargeByAdminDocument)
  const numbering = useMoney(GenerateTransactionIdDocument)
  const invoicing = useMoney(GenerateSiteInvoiceDocument)
  const message = useSave({
    run: (subject: MessageSubject, send) => (order.recipient === null ? Promise.resolve() : sendInvoice(send, subject, order.recipient, imageBase)),
    sends: [SendWhatsAppDocument],
    toasts: 'none',
  })
  const [progress, setProgress] = useState<RenewalProgress>({ at: 0, state: 'running' })
  /** Booked, but the platform's answer does not name what the next stage needs. */
  const [isUnnamed, setUnnamed] = useState(false)
  const results = useRef<Results>({})
  const isRunning = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const about = { siteId: site.siteId, domain: site.domain, amount: order.payment?.amount ?? 0, currency: order.payment?.currency ?? site.currency }
  /** Sends a payment, or takes the outcome of the last try where that has become known. Null: not certainly done. */
  const sent = async <Variables>(money: Money<Variables>, variables: Variables, text: string): Promise<MoneyEntry | null> => {
    const { entry } = money
    if (entry?.state === 'done') return entry
    if (entry?.state === 'sending' || entry?.state === 'unknown') return null
    const outcome = await money.run(crypto.randomUUID(), variables, { ...about, text })
    return outcome.state === 'done' ? outcome : null
  }
  /** Keeps what a booked payment names. @returns whether the next stage can be sent */
  const keep = (named: Results | null, isBooked: boolean): boolean => {
    if (named !== null) results.current = { ...results.current, ...named }
    setUnnamed(isBooked && named === null)
    return named !== null
  }

  const take: Readonly<Record<StageId, () => Promise<boolean>>> = {
    services: () => {
      if (services.stopped === null) return services.run(order)
      return services.stopped.canLookAgain ? services.lookAgain() : services.retry()
    },
    payment: async () => {
      const { amount, currency } = order.payment ?? about
      const entry = await sent(payment, rechargeVariables(site.siteId, currency, amount, note), note)
      const id = entry && doneData(SiteWalletRechargeByAdminDocument, entry)?.siteWalletRechargeByAdmin.id
      return order.invoice === null ? entry !== null : keep(id ? { bookingId: id } : null, entry !== null)
    },
    'transaction-id': async () => {
      const entry = await sent(numbering, { id: results.current.bookingId ?? '' }, note)
      const id = entry && doneData(GenerateTransactionIdDocument, entry)?.generateTransactionId.transactionId
      return keep(id ? { transactionId: id } : null, entry !== null)
    },
    invoice: async () => {
      const { transactionId = '' } = results.current
      if (order.invoice === null) return true
      const variables = invoiceVariables(site.siteId, transactionId, order.invoice, about.amount)
      const entry = await sent(invoicing, variables, `${transactionId} ${order.invoice.serviceName}`)
      const invoice = entry && doneData(GenerateSiteInvoiceDocument, entry)?.generateSiteInvoice
      return keep(invoice ? { invoice } : null, entry !== null)
    },
    message: () => {
      const { invoice } = results.current
      if (invoice === undefined) return Promise.resolve(false)
      const { amount, currency } = about
      const companyName = order.invoice?.billTo ?? site.domain
      return message.run({ invoiceId: invoice.invoiceId, companyName, amount, currency, country: site.country, key: invoice.invoicePdf?.key ?? null })
    },
  }

  const goOn = async (): Promise<void> => {
    if (isRunning.current || progress.state === 'done') return
    isRunning.current = true
    let { at } = progress
    for (let stage = stages[at]; stage !== undefined; stage = stages[at]) {
      setProgress({ at, state: 'running' })
      const isDone = await take[stage]()
      if (isGone.current) return
      if (!isDone) break
      at += 1
    }
    isRunning.current = false
    const state = at === stages.length ? 'done' : 'stopped'
    setProgress({ at, state })
    if (state === 'done') onDone(results.current.invoice ?? null)
  }
  const begin = useRef(goOn)
  useEffect(() => void begin.current(), [])

  const moneyOf: Partial<Record<StageId, Omit<Money<never>, 'run'>>> = { payment, 'transaction-id': numbering, invoice: invoicing }
  return { stages, progress, goOn, services, message, moneyOf, isUnnamed }
}
