import * as z from 'zod'
import { calls } from '#shared/bridge/bridge.ts'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { issuedInvoiceSchema } from './issued-invoice.ts'

/** A downloaded invoice as the sealed list keeps it: what the renderer knows of it, where it came from, and the file as it was when it came. */
export const storedInvoiceSchema = z.object({
  id: z.uuid(),
  invoice: calls['invoices.download'].argument,
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

export const storedLibrarySchema = z.object({
  version: z.literal(1),
  folder: z.string().nullable().describe('chosen by the user, absolute; null: the usual one'),
  invoices: z.array(storedInvoiceSchema),
  issued: z.array(issuedInvoiceSchema).default([]),
})
export type StoredLibrary = z.infer<typeof storedLibrarySchema>

export const EMPTY_LIBRARY: StoredLibrary = { version: 1, folder: null, invoices: [], issued: [] }

/** An invoice belongs to one transaction of one site, whatever its number and however often it is made anew. */
export const isSameInvoice = (one: InvoiceToDownload, other: InvoiceToDownload): boolean =>
  one.siteId === other.siteId && one.transactionId === other.transactionId

/** The list on the disk together with a newer one that was begun without it. */
export const joined = (stored: StoredLibrary, newer: StoredLibrary): StoredLibrary => ({
  ...stored,
  folder: newer.folder ?? stored.folder,
  invoices: [...stored.invoices.filter((one) => !newer.invoices.some((other) => isSameInvoice(one.invoice, other.invoice))), ...newer.invoices],
})
