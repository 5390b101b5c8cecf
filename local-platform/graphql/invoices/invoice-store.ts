import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Invoice } from '../../generated/resolvers.ts'
import { STORAGE_BUCKET, STORAGE_REGION } from '../../storage/object-store.ts'

export const INVOICE_TABLES = `
  create table if not exists invoice (
    transaction_id text primary key,
    number integer not null unique,
    site_id text not null,
    storage_key text not null,
    created_at integer not null
  ) strict;
  create table if not exists invoice_number (number integer primary key autoincrement, reserved_at integer not null) strict`

/** The invoice of a wallet transaction, or null. */
export function findInvoice(database: DatabaseSync, transactionId: string): Invoice | null {
  const row = database.prepare('select * from invoice where transaction_id = ?').get(transactionId)
  return row === undefined ? null : invoiceOf(row)
}

/** The invoice whose PDF has a storage key, or null. */
export function findInvoiceByKey(database: DatabaseSync, key: string): Invoice | null {
  const row = database.prepare('select * from invoice where storage_key = ?').get(key)
  return row === undefined ? null : invoiceOf(row)
}

/** The number for a transaction's invoice: the one it has, or a new one, never given out again even when the invoice fails. */
export function reserveNumber(database: DatabaseSync, transactionId: string, now: number): number {
  const known = database.prepare('select number from invoice where transaction_id = ?').get(transactionId)
  if (known !== undefined) return Number(known['number'])
  return Number(database.prepare('insert into invoice_number (reserved_at) values (?)').run(now).lastInsertRowid)
}

/** An invoice whose PDF is stored. */
export interface StoredInvoice {
  readonly transactionId: string
  readonly siteId: string
  readonly number: number
  /** Key of the PDF in object storage. */
  readonly key: string
  /** unix seconds */
  readonly at: number
}

/** Records an invoice; the one the transaction had before is replaced. */
export function saveInvoice(database: DatabaseSync, { transactionId, siteId, number, key, at }: StoredInvoice): void {
  database
    .prepare(
      `insert into invoice (transaction_id, number, site_id, storage_key, created_at) values (?, ?, ?, ?, ?)
       on conflict (transaction_id) do update set number = excluded.number, storage_key = excluded.storage_key, created_at = excluded.created_at`,
    )
    .run(transactionId, number, siteId, key, at)
}

/** Forgets the invoices of a site. */
export function removeInvoices(database: DatabaseSync, siteId: string): void {
  database.prepare('delete from invoice where site_id = ?').run(siteId)
}

/** How an invoice's number is written. */
export const invoiceId = (number: number): string => `INV-${String(number).padStart(6, '0')}`

const invoiceOf = (row: Record<string, SQLOutputValue>): Invoice => ({
  invoiceId: invoiceId(Number(row['number'])),
  transactionId: String(row['transaction_id']),
  invoicePdf: { bucket: STORAGE_BUCKET, region: STORAGE_REGION, key: String(row['storage_key']), mimeType: 'application/pdf' },
})
