import * as z from 'zod'
import { type CallTable, type EventTable, KB, MB, nothing, SMALL, timestamp } from './contract.ts'
import { downloadSchema } from './files.ts'

const invoiceId = z.uuid().describe('names an invoice of the library')

/** An invoice to download: where its PDF lies, and what the library says of it. */
const invoiceToDownloadSchema = z.object({
  siteId: z.string().min(1).max(200),
  domain: z.string().max(300),
  companyName: z.string().max(1000),
  transactionId: z.string().min(1).max(200),
  number: z.string().max(300),
  date: timestamp,
  amount: z.number().int().describe('minor units'),
  currency: z.string().max(10),
  object: z.object({
    bucket: z.string().max(200).optional().describe('absent in old records: the bucket of the profile'),
    key: z.string().min(1).max(1024),
    region: z.string().max(50).optional(),
  }),
})
export type InvoiceToDownload = z.infer<typeof invoiceToDownloadSchema>

/** `alreadyThere`: nothing is fetched, the file is in the library as it was downloaded; it opens by this id as any download does. */
const invoiceDownloadSchema = downloadSchema.extend({ alreadyThere: z.boolean() })
export type InvoiceDownload = z.infer<typeof invoiceDownloadSchema>

const libraryInvoiceSchema = invoiceToDownloadSchema.omit({ object: true }).extend({
  id: invoiceId,
  savedAt: timestamp,
  bytes: z.number().int().nonnegative(),
  state: z.enum(['present', 'missing', 'changed']).describe('whether the file is there, and the one that was downloaded'),
  invoiceAmount: z.number().int().nullable().describe('what the file says, minor units; null: it was not generated on this computer'),
  replacedBy: z.object({ number: z.string(), amount: z.number().int() }).nullable().describe('generated on this computer since the file was downloaded'),
})
export type LibraryInvoice = z.infer<typeof libraryInvoiceSchema>

/** An invoice generated on this computer: the platform keeps its PDF, and not its amount. */
const issuedInvoiceSchema = z.object({
  transactionId: z.string(),
  number: z.string(),
  amount: z.number().int().describe('minor units'),
  currency: z.string(),
  pdfKey: z.string().nullable().describe('the object that the platform names for it, as the transactions do'),
})
export type IssuedInvoice = z.infer<typeof issuedInvoiceSchema>

const invoiceLibrarySchema = z.object({
  folder: z.string().describe('name of the folder that takes new invoices, without its path'),
  isKept: z.boolean().describe('false: without a keychain the list is forgotten when the console closes'),
  entries: z.array(libraryInvoiceSchema),
})
export type InvoiceLibraryList = z.infer<typeof invoiceLibrarySchema>

export const invoicesCalls = {
  'invoices.download': { argument: invoiceToDownloadSchema, result: invoiceDownloadSchema, limit: 16 * KB },
  'invoices.downloadAll': {
    argument: z.object({ invoices: z.array(invoiceToDownloadSchema).min(1).max(2000) }),
    result: z.array(invoiceDownloadSchema),
    limit: 8 * MB,
  },
  'invoices.issued': { argument: z.object({ siteId: z.string().min(1).max(200) }), result: z.array(issuedInvoiceSchema), limit: SMALL },
  'invoices.list': { argument: nothing, result: invoiceLibrarySchema, limit: SMALL },
  'invoices.open': { argument: z.object({ id: invoiceId }), result: nothing, limit: SMALL },
  'invoices.showInFolder': { argument: z.object({ id: invoiceId }), result: nothing, limit: SMALL },
  'invoices.read': { argument: z.object({ id: invoiceId }), result: z.object({ bytes: z.instanceof(Uint8Array) }), limit: SMALL },
  'invoices.downloadAgain': { argument: z.object({ id: invoiceId }), result: invoiceDownloadSchema, limit: SMALL },
  'invoices.forget': { argument: z.object({ id: invoiceId }), result: nothing, limit: SMALL },
  'invoices.chooseFolder': { argument: nothing, result: z.object({ folder: z.string() }).nullable(), limit: SMALL },
} as const satisfies CallTable

export const invoicesEvents = {
  'invoices.changed': nothing,
} as const satisfies EventTable
