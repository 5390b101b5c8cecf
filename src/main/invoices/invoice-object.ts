import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { FileError } from '../files/file-error.ts'
import { safeFileName } from '../files/safe-file-name.ts'
import type { StorageTarget } from '../storage/object-storage.ts'

/**
 * Why an object may not be asked for, as a sentence; null when it may. Only the profile's own bucket is: what the platform names beside it would get signed
 * requests of this user. A record that names none means the profile's. Nothing in a key may lead out of the bucket.
 */
export function refusalOf({ bucket, key, region }: InvoiceToDownload['object'], target: StorageTarget | undefined): string | null {
  if (target === undefined) return 'The connection profile names no object storage: no invoice can be downloaded.'
  if ((bucket !== undefined && bucket !== '' && bucket !== target.bucket) || (region !== undefined && region !== '' && region !== target.region)) {
    return 'The platform named a storage that is not in the connection profile. Nothing was downloaded.'
  }
  return isPlainKey(key) ? null : 'The platform named no file of the storage. Nothing was downloaded.'
}

const isPlainKey = (key: string): boolean => !/[\\\p{Cc}]/u.test(key) && key.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

/** What the file of an invoice is called: site and number, as people look for it. */
export const invoiceFileName = ({ domain, number, transactionId }: InvoiceToDownload): string =>
  `${safeFileName(`${domain} ${number || transactionId}`, 'Invoice')}.pdf`

const PDF = '%PDF-'

/** Throws unless a file begins as a PDF does. */
export function requirePdf(head: Uint8Array): void {
  if (Buffer.from(head.subarray(0, PDF.length)).toString('latin1') !== PDF)
    throw new FileError('What the storage keeps as this invoice is no PDF. It was not saved.')
}
