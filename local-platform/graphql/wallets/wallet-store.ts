import { randomUUID } from 'node:crypto'
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { transaction } from '../../database/transaction.ts'
import type { SiteTransaction, SiteWallet } from '../../generated/resolvers.ts'

/** Which way a booking goes. */
export type TransactionType = 'CREDIT' | 'DEBIT'

export const WALLET_TABLES = `
  create table if not exists site_wallet (
    site_id text primary key,
    domain text not null,
    balance integer not null,
    currency text not null,
    created_at integer not null,
    updated_at integer not null
  ) strict;
  create table if not exists site_transaction (
    position integer primary key,
    id text not null unique,
    site_id text not null references site_wallet (site_id) on delete cascade,
    transaction_type text not null check (transaction_type in ('CREDIT', 'DEBIT')),
    amount integer not null check (amount > 0),
    balance integer not null,
    transaction_id text unique,
    created_at integer not null,
    service text,
    note text,
    recharge_by text,
    payment_state text
  ) strict;
  create index if not exists site_transaction_site on site_transaction (site_id, transaction_type);
  create table if not exists transaction_number (number integer primary key autoincrement, reserved_at integer not null) strict`

/** A wallet's booking before it is made. Amounts in minor units. */
export interface Booking {
  readonly siteId: string
  readonly type: TransactionType
  /** minor units, at least 1 */
  readonly amount: number
  /** unix seconds */
  readonly at: number
  readonly service?: string | null
  readonly note?: string | null
  readonly rechargeBy?: string | null
  readonly paymentState?: string | null
  /** Given by `generateTransactionId` later, unless here. */
  readonly transactionId?: string | null
  /** Default: a random one. */
  readonly id?: string
}

/** The wallet of a site, or null. */
export function findWallet(database: DatabaseSync, siteId: string): SiteWallet | null {
  const row = database.prepare('select * from site_wallet where site_id = ?').get(siteId)
  return row === undefined ? null : walletOf(row)
}

/** A wallet to open. */
export interface Opening {
  readonly siteId: string
  readonly domain: string
  readonly currency: string
  /** unix seconds */
  readonly at: number
}

/** Opens an empty wallet; throws when the site has one. */
export function openWallet(database: DatabaseSync, { siteId, domain, currency, at }: Opening): void {
  database
    .prepare('insert into site_wallet (site_id, domain, balance, currency, created_at, updated_at) values (?, ?, 0, ?, ?, ?)')
    .run(siteId, domain, currency, at, at)
}

/** Makes a booking: the row and the balance change together or not at all. The wallet must exist. */
export function book(database: DatabaseSync, booking: Booking): SiteTransaction {
  const { siteId, at, id = randomUUID() } = booking
  return transaction(database, () => {
    const changed = database
      .prepare('update site_wallet set balance = balance + ?, updated_at = ? where site_id = ? returning balance')
      .get(signed(booking), at, siteId)
    if (changed === undefined) throw new Error(`No wallet for ${siteId}`)
    database.prepare(INSERT_TRANSACTION).run(...columnsOf(booking, id, Number(changed['balance'])))
    return findTransaction(database, { id }) as SiteTransaction
  })
}

/** A writer of whole wallets with their bookings, oldest first: for filling a fresh platform, where preparing each statement again would take minutes. */
export function createWalletWriter(database: DatabaseSync) {
  const insertWallet = database.prepare('insert into site_wallet (site_id, domain, balance, currency, created_at, updated_at) values (?, ?, ?, ?, ?, ?)')
  const insertBooking = database.prepare(INSERT_TRANSACTION)
  return ({ siteId, domain, currency, at }: Opening, bookings: readonly (Booking & { readonly id: string })[]): void => {
    const total = bookings.reduce((sum, booking) => sum + signed(booking), 0)
    insertWallet.run(siteId, domain, total, currency, at, bookings.at(-1)?.at ?? at)
    let balance = 0
    for (const booking of bookings) {
      balance += signed(booking)
      insertBooking.run(...columnsOf(booking, booking.id, balance))
    }
  }
}

const signed = ({ type, amount }: Booking): number => (type === 'CREDIT' ? amount : -amount)

const INSERT_TRANSACTION = `
  insert into site_transaction (id, site_id, transaction_type, amount, balance, transaction_id, created_at, service, note, recharge_by, payment_state)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

const columnsOf = (booking: Booking, id: string, balance: number): SQLInputValue[] => [
  id,
  booking.siteId,
  booking.type,
  booking.amount,
  balance,
  booking.transactionId ?? null,
  booking.at,
  booking.service ?? null,
  booking.note ?? null,
  booking.rechargeBy ?? null,
  booking.paymentState ?? null,
]

const SELECT_TRANSACTION = `
  select site_transaction.*, site_wallet.domain, site_wallet.currency
  from site_transaction join site_wallet using (site_id)`

/** One booking by its id or by the transaction id given to it, or null. */
export function findTransaction(database: DatabaseSync, key: { readonly id: string } | { readonly transactionId: string }): SiteTransaction | null {
  const [column, value] = 'id' in key ? ['id', key.id] : ['transaction_id', key.transactionId]
  const row = database.prepare(`${SELECT_TRANSACTION} where site_transaction.${column} = ?`).get(value)
  return row === undefined ? null : transactionOf(row)
}

/** A site's bookings, newest first; of both types where none is given. */
export function listTransactions(
  database: DatabaseSync,
  siteId: string,
  type: TransactionType | null,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): SiteTransaction[] {
  return database
    .prepare(
      `${SELECT_TRANSACTION} where site_id = ? and (? is null or transaction_type = ?)
       order by site_transaction.created_at desc, site_transaction.position desc limit ? offset ?`,
    )
    .all(siteId, type, type, limit, skip)
    .map(transactionOf)
}

/** Gives a booking its transaction id. */
export function setTransactionId(database: DatabaseSync, id: string, transactionId: string): void {
  database.prepare('update site_transaction set transaction_id = ? where id = ?').run(transactionId, id)
}

/** A new transaction id. It is never given out again, whatever becomes of the booking. */
export function reserveTransactionId(database: DatabaseSync, now: number): string {
  const number = database.prepare('insert into transaction_number (reserved_at) values (?)').run(now).lastInsertRowid
  return `TXN${String(number).padStart(8, '0')}`
}

/** Removes a site's wallet with its bookings. */
export function removeWallet(database: DatabaseSync, siteId: string): void {
  database.prepare('delete from site_wallet where site_id = ?').run(siteId)
}

type Row = Record<string, SQLOutputValue>

const text = (row: Row, column: string): string | null => (row[column] === null || row[column] === undefined ? null : String(row[column]))

const walletOf = (row: Row): SiteWallet => ({
  id: `wallet-${String(row['site_id'])}`,
  siteId: String(row['site_id']),
  domain: text(row, 'domain'),
  balance: Number(row['balance']),
  currency: text(row, 'currency'),
  createdAt: Number(row['created_at']),
  updatedAt: Number(row['updated_at']),
})

const transactionOf = (row: Row): SiteTransaction => ({
  id: String(row['id']),
  siteId: String(row['site_id']),
  domain: text(row, 'domain'),
  balance: Number(row['balance']),
  currency: text(row, 'currency'),
  transactionId: text(row, 'transaction_id'),
  createdAt: Number(row['created_at']),
  amount: Number(row['amount']),
  service: text(row, 'service'),
  note: text(row, 'note'),
  transactionType: text(row, 'transaction_type'),
  rechargeBy: text(row, 'recharge_by'),
  paymentState: text(row, 'payment_state'),
})
