import * as z from 'zod'
import type {
  GenerateSiteInvoiceMutation,
  GenerateTransactionIdMutation,
  GetSiteTransactionsBySiteQuery,
  SiteWalletRechargeByAdminMutation,
} from '#generated/graphql.ts'
import { withReference } from '#shared/domain/payment.ts'
import { atSkips, skipsPage } from '#shared/paging.ts'
import { notedRecord, type PlatformRecord, type RecordPage, ruleFor } from '../money-rule.ts'

type Booking = GetSiteTransactionsBySiteQuery['getSiteTransactionsBySite'][number]

const BOOKINGS_PER_READ = 50

/**
 * How the bookings of a wallet are read, newest first: of one type, or of both. The next page is asked for while one
 * is full.
 */
const bookings = (type: 'CREDIT' | null, recordOf: (booking: Booking) => PlatformRecord | null) => ({
  readBack: 'GetSiteTransactionsBySite',
  firstPage: (siteId: string) => ({ siteId, type, ...atSkips(0, BOOKINGS_PER_READ) }),
  page: (data: unknown, asked: Readonly<Record<string, unknown>>): RecordPage => {
    const { getSiteTransactionsBySite: rows } = data as GetSiteTransactionsBySiteQuery
    const { next } = skipsPage(rows, Number(asked['skips']), BOOKINGS_PER_READ)
    return {
      records: rows.flatMap((row) => recordOf(row) ?? []),
      ids: rows.map(({ id }) => id),
      next: typeof next === 'number' ? { ...asked, ...atSkips(next, BOOKINGS_PER_READ) } : null,
    }
  },
})

const rechargeVariables = z.strictObject({
  siteId: z.string(),
  amt: z.number(),
  currency: z.string(),
  rechargeBy: z.string(),
  paymentState: z.string(),
  note: z.string(),
})

/** A recharge of a site's wallet: its record is a credit of the same amount and note. */
export const recharge = ruleFor(rechargeVariables, (sent) => ({
  leastAmount: 1,
  charge: { siteId: sent.siteId, amount: sent.amt, currency: sent.currency },
  referenced: (reference) => ({ ...sent, note: withReference(sent.note, reference) }),
  list: 'newest-first',
  hasBaseline: true,
  ...bookings('CREDIT', ({ id, amount, balance, currency, note, createdAt }) => {
    const made: SiteWalletRechargeByAdminMutation = { siteWalletRechargeByAdmin: { id, amount, balance, currency, note, createdAt } }
    return notedRecord({ id, made, isLike: amount === sent.amt, note, sentNote: sent.note, createdAt })
  }),
  recordOf: (data) => (data as SiteWalletRechargeByAdminMutation).siteWalletRechargeByAdmin.id,
}))

/** A transaction id for a booking: done once the booking has one, whoever asked first. */
export const transactionId = ruleFor(z.strictObject({ id: z.string() }), (sent) => ({
  leastAmount: 1,
  charge: { siteId: undefined, amount: undefined, currency: undefined },
  referenced: () => sent,
  list: 'named',
  hasBaseline: false,
  ...bookings(null, (booking) => {
    if (booking.id !== sent.id) return null
    const made: GenerateTransactionIdMutation = { generateTransactionId: { id: sent.id, transactionId: booking.transactionId } }
    return { id: booking.transactionId ?? 'none', answer: booking.transactionId === null ? null : made }
  }),
  recordOf: () => undefined,
}))

const invoiceVariables = z.strictObject({
  input: z
    .looseObject({ siteId: z.string(), transactionId: z.string(), amt: z.number(), total: z.number() })
    // The total is what the user confirms.
    .refine(({ amt, total }) => amt === total),
})

type Invoice = GenerateSiteInvoiceMutation['generateSiteInvoice']

/**
 * Distinguishes a document from the one that it replaces, which has the same number. Assumption: each making has a
 * storage key of its own.
 */
const documentOf = ({ invoiceId, invoicePdf }: Pick<Invoice, 'invoiceId' | 'invoicePdf'>): string => `${invoiceId} ${invoicePdf?.key ?? ''}`

/** An invoice for a booking: its record is another document at the booking than the one before. */
export const invoice = ruleFor(invoiceVariables, (sent) => ({
  leastAmount: 1,
  charge: { siteId: sent.input.siteId, amount: sent.input.total, currency: undefined },
  referenced: () => sent,
  list: 'named',
  hasBaseline: true,
  ...bookings(null, ({ transactionId: id, attachedInvoice: attached }) => {
    if (id !== sent.input.transactionId) return null
    if (attached === null) return { id: 'none', answer: null }
    const made: GenerateSiteInvoiceMutation = { generateSiteInvoice: { ...attached, transactionId: id } }
    return { id: documentOf(attached), answer: made }
  }),
  recordOf: (data) => documentOf((data as GenerateSiteInvoiceMutation).generateSiteInvoice),
}))
