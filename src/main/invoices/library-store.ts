import * as z from 'zod'
import { type InvoiceToDownload, invoicesCalls } from '#shared/bridge/invoices.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { damageNotice } from '../vault/damage-notice.ts'
import { SealedStore, type StoreSurroundings } from '../vault/sealed-store.ts'

/** A downloaded invoice as the sealed list keeps it: what the renderer knows of it, where it came from, and the file as it was when it came. */
const storedInvoiceSchema = z.object({
  id: z.uuid(),
  invoice: invoicesCalls['invoices.download'].argument,
  savedAt: z.number().int().nonnegative().describe('unix seconds'),
  invoiceAmount: z.number().int().nullable().default(null).describe('what the file says, minor units; null: not generated on this computer'),
  etag: z.string().nullable().describe('of the object in the storage'),
  file: z.object({
    path: z.string().describe('absolute; never leaves main'),
    bytes: z.number().int().nonnegative(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    modifiedAt: z.number().describe('milliseconds, when it was checked'),
  }),
})
export type StoredInvoice = z.infer<typeof storedInvoiceSchema>
export type InvoiceFile = StoredInvoice['file']

/** An invoice generated on this computer. The platform keeps its PDF and not its amount, which is known only from here. */
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

const storedLibrarySchema = z.object({
  folder: z.string().nullable().describe('chosen by the user, absolute; null: the usual one'),
  invoices: z.array(storedInvoiceSchema),
  issued: z.array(issuedInvoiceSchema).default([]),
})
export type StoredLibrary = z.infer<typeof storedLibrarySchema>

export const EMPTY_LIBRARY: StoredLibrary = { folder: null, invoices: [], issued: [] }

const LARGEST_LIST = 64 * 1024 ** 2

const DROPPED = 'The list of your downloaded invoices was damaged and had to be dropped. The files themselves are still in their folder.'

/** The list of downloaded invoices of each user, sealed, one entry a file. It outlives the process and a sign-out; without a keychain it lasts as long as the process. */
export const libraryStore = ({ announce, ...surroundings }: StoreSurroundings): SealedStore<StoredLibrary> =>
  new SealedStore({
    ...surroundings,
    purpose: 'invoice-list',
    schema: storedLibrarySchema,
    version: 1,
    limit: LARGEST_LIST,
    label: 'The list of your invoices',
    keepsLast: true,
    onDamaged: (damage) => {
      const isRestored = damage.of === 'file' && damage.isRestored
      if (isRestored) damageNotice('The list of your downloaded invoices', announce)(damage)
      else if (damage.of !== 'newer-version') announce({ kind: 'invoice-list', intent: 'warning', message: DROPPED })
    },
  })

/** An invoice belongs to one transaction of one site, whatever its number and however often it is generated. */
export const isSameInvoice = (one: InvoiceToDownload, other: InvoiceToDownload): boolean =>
  one.siteId === other.siteId && one.transactionId === other.transactionId

/** The list on the disk together with a newer one that was begun without it. */
export const joined = (stored: StoredLibrary, newer: StoredLibrary): StoredLibrary => ({
  ...stored,
  folder: newer.folder ?? stored.folder,
  invoices: [...stored.invoices.filter((one) => !newer.invoices.some((other) => isSameInvoice(one.invoice, other.invoice))), ...newer.invoices],
})

const answerSchema = z.object({
  generateSiteInvoice: z.object({
    invoiceId: z.string(),
    transactionId: z.string(),
    invoicePdf: z.object({ bucket: z.string().nullish(), key: z.string().nullish(), region: z.string().nullish() }).nullable(),
  }),
})

export function issuedBy({ operation, state, siteId, amount, currency, data, settledAt, startedAt }: MoneyEntry): IssuedInvoice | undefined {
  if (operation !== 'GenerateSiteInvoice' || state !== 'done' || data === null) return undefined
  const answer = answerSchema.safeParse(JSON.parse(data))
  if (!answer.success) return undefined
  const { invoiceId, transactionId, invoicePdf } = answer.data.generateSiteInvoice
  const { bucket, key, region } = invoicePdf ?? {}
  const pdf = key ? { key, ...(bucket ? { bucket } : {}), ...(region ? { region } : {}) } : null
  return { siteId, transactionId, number: invoiceId, amount, currency, pdf, issuedAt: settledAt ?? startedAt }
}

export const issuedFor = ({ issued }: StoredLibrary, { siteId, transactionId }: { siteId: string; transactionId: string }): IssuedInvoice | undefined =>
  issued.find((one) => one.siteId === siteId && one.transactionId === transactionId)

/** Whether a downloaded file is the PDF of an invoice generated here. */
export const isFileOf = ({ number, pdf }: IssuedInvoice, { invoice }: Pick<StoredInvoice, 'invoice'>): boolean =>
  number === invoice.number && (pdf === null || pdf.key === invoice.object.key)
