import * as z from 'zod'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import type { StoredInvoice, StoredLibrary } from './library-store.ts'

/**
 * An invoice that was generated on this computer. The platform keeps the PDF of an invoice and not its amount, so the amount is
 * known only from here, and only as long as the platform still names this PDF.
 */
export const issuedInvoiceSchema = z.object({
  siteId: z.string(),
  transactionId: z.string(),
  number: z.string(),
  amount: z.number().int().describe('minor units'),
  currency: z.string(),
  pdf: z.object({ bucket: z.string().optional(), key: z.string(), region: z.string().optional() }).nullable(),
  issuedAt: z.number().int().describe('unix seconds'),
})
export type IssuedInvoice = z.infer<typeof issuedInvoiceSchema>

const answerSchema = z.object({
  generateSiteInvoice: z.object({
    invoiceId: z.string(),
    transactionId: z.string(),
    invoicePdf: z.object({ bucket: z.string().nullish(), key: z.string().nullish(), region: z.string().nullish() }).nullable(),
  }),
})

/** The invoice that a payment entry says was generated; undefined for every other entry. */
export function issuedBy({ operation, state, siteId, amount, currency, data, settledAt, startedAt }: MoneyEntry): IssuedInvoice | undefined {
  if (operation !== 'GenerateSiteInvoice' || state !== 'done' || data === null) return undefined
  const answer = answerSchema.safeParse(JSON.parse(data))
  if (!answer.success) return undefined
  const { invoiceId, transactionId, invoicePdf } = answer.data.generateSiteInvoice
  const { bucket, key, region } = invoicePdf ?? {}
  const pdf = key ? { key, ...(bucket ? { bucket } : {}), ...(region ? { region } : {}) } : null
  return { siteId, transactionId, number: invoiceId, amount, currency, pdf, issuedAt: settledAt ?? startedAt }
}

/** What was last generated on this computer for the transaction of an invoice. */
export const issuedFor = ({ issued }: StoredLibrary, { siteId, transactionId }: { siteId: string; transactionId: string }): IssuedInvoice | undefined =>
  issued.find((one) => one.siteId === siteId && one.transactionId === transactionId)

/** Whether a downloaded file is the PDF of an invoice generated here. */
export const isFileOf = ({ number, pdf }: IssuedInvoice, { invoice }: Pick<StoredInvoice, 'invoice'>): boolean =>
  number === invoice.number && (pdf === null || pdf.key === invoice.object.key)
