import type { Seeding } from '../subject.ts'
import { reserveNumber, saveInvoice } from './invoice-store.ts'
import { seededKey } from './storage-key.ts'

/** How many sites have invoices from the start. Nobody looks at those of 100,000. */
const SITES_WITH_INVOICES = 3_000

/**
 * Invoices for about half of the transactions that have an id; the others wait for theirs. Only their rows: the PDF is made when it is read
 * (`missing-invoice.ts`), as making thousands would take minutes.
 */
export function seedInvoices({ database, random }: Seeding): void {
  const transactions = database
    .prepare(
      `select transaction_id, site_id, domain, site_transaction.created_at from site_transaction join site_wallet using (site_id)
       where transaction_id is not null and site_id in (select site_id from site_wallet order by rowid limit ?) order by position`,
    )
    .all(SITES_WITH_INVOICES)
  for (const row of transactions) {
    if (random.chance(0.5)) continue
    const [transactionId, at] = [String(row['transaction_id']), Number(row['created_at'])]
    const number = reserveNumber(database, transactionId, at)
    saveInvoice(database, { transactionId, siteId: String(row['site_id']), number, key: seededKey(String(row['domain']), number), at })
  }
}
