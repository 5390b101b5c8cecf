import * as z from 'zod'
import type {
  GenerateSiteInvoiceMutation,
  GenerateTransactionIdMutation,
  GetSiteTransactionsBySiteQuery,
  SiteWalletRechargeByAdminMutation,
} from '#generated/graphql.ts'
import { withReference } from '#shared/domain/payment.ts'
import { atSkips, skipsPage } from '#shared/paging.ts'
import { type ListPage, type MoneyRule, sameNote } from '../money-rule.ts'

type Booking = GetSiteTransactionsBySiteQuery['getSiteTransactionsBySite'][number]

const BOOKINGS_PER_READ = 50

/** How the bookings of a wallet are read, newest first: of one type, or of both. The next page is asked for while one is full. */
const bookings = (type: 'CREDIT' | null) => ({
  readBack: 'GetSiteTransactionsBySite',
  firstPage: (siteId: string) => ({ siteId, type, ...atSkips(0, BOOKINGS_PER_READ) }),
  page: (data: unknown, asked: Readonly<Record<string, unknown>>): ListPage<Booking> => {
    const { getSiteTransactionsBySite: rows } = data as GetSiteTransactionsBySiteQuery
    const { next } = skipsPage(rows, Number(asked['skips']), BOOKINGS_PER_READ)
    return { rows, ids: rows.map(({ id }) => id), next: typeof next === 'number' ? { ...asked, ...atSkips(next, BOOKINGS_PER_READ) } : null }
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
export const recharge: MoneyRule<z.infer<typeof rechargeVariables>, Booking> = {
  operation: 'SiteWalletRechargeByAdmin',
  variables: rechargeVariables,
  leastAmount: 1,
  said: ({ siteId, amt, currency }) => ({ siteId, amount: amt, currency }),
  referenced: ({ note, ...others }, reference) => ({ ...others, note: withReference(note, reference) }),
  list: 'newest-first',
  hasBaseline: true,
  ...bookings('CREDIT'),
  record: ({ id, amount, balance, currency, note, createdAt }, sent) => {
    const made: SiteWalletRechargeByAdminMutation = { siteWalletRechargeByAdmin: { id, amount, balance, currency, note, createdAt } }
    return { id, answer: amount === sent.amt && sameNote(note, sent.note) ? made : null }
  },
  recordOf: (data) => (data as SiteWalletRechargeByAdminMutation).siteWalletRechargeByAdmin.id,
}

const transactionIdVariables = z.strictObject({ id: z.string() })

/** A transaction id for a booking: done once the booking has one, whoever asked first. */
export const transactionId: MoneyRule<z.infer<typeof transactionIdVariables>, Booking> = {
  operation: 'GenerateTransactionId',
  variables: transactionIdVariables,
  leastAmount: 1,
  said: () => ({ siteId: undefined, amount: undefined, currency: undefined }),
  list: 'named',
  hasBaseline: false,
  ...bookings(null),
  record: (booking, { id }) => {
    if (booking.id !== id) return null
    const made: GenerateTransactionIdMutation = { generateTransactionId: { id, transactionId: booking.transactionId } }
    return { id: booking.transactionId ?? 'none', answer: booking.transactionId === null ? null : made }
  },
  recordOf: () => undefined,
}

const invoiceVariables = z.strictObject({
  input: z.looseObject({ siteId: z.string(), transactionId: z.string(), amt: z.number(), total: z.number() }),
})

type Invoice = GenerateSiteInvoiceMutation['generateSiteInvoice']

/** Distinguishes a document from the one that it replaces, which has the same number. Assumption: each making has a storage key of its own. */
const documentOf = ({ invoiceId, invoicePdf }: Pick<Invoice, 'invoiceId' | 'invoicePdf'>): string => `${invoiceId} ${invoicePdf?.key ?? ''}`

/** An invoice for a booking: its record is another document at the booking than the one before. */
export const invoice: MoneyRule<z.infer<typeof invoiceVariables>, Booking> = {
  operation: 'GenerateSiteInvoice',
  variables: invoiceVariables,
  leastAmount: 1,
  said: ({ input }) => ({ siteId: input.siteId, amount: input.total, currency: undefined }),
  list: 'named',
  hasBaseline: true,
  ...bookings(null),
  record: ({ transactionId: id, attachedInvoice: attached }, { input }) => {
    if (id !== input.transactionId) return null
    if (attached === null) return { id: 'none', answer: null }
    const made: GenerateSiteInvoiceMutation = { generateSiteInvoice: { ...attached, transactionId: input.transactionId } }
    return { id: documentOf(attached), answer: made }
  },
  recordOf: (data) => documentOf((data as GenerateSiteInvoiceMutation).generateSiteInvoice),
}
