import { randomUUID } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { transaction } from '../../database/transaction.ts'
import type { UserWallet, UserWalletTransaction } from '../../generated/resolvers.ts'
import { findUser, saveUser } from '../users/user-record.ts'

export const PARTNER_WALLET_TABLES = `
  create table if not exists partner_wallet (
    username text primary key collate nocase,
    balance integer not null,
    currency text not null,
    created_at integer not null
  ) strict;
  create table if not exists partner_transaction (
    position integer primary key,
    id text not null unique,
    username text not null collate nocase references partner_wallet (username),
    transaction_type text not null check (transaction_type in ('CREDIT', 'DEBIT')),
    amount integer not null check (amount > 0),
    balance integer not null,
    payment_state text not null,
    payment_mode text not null,
    note text not null,
    created_at integer not null
  ) strict;
  create index if not exists partner_transaction_user on partner_transaction (username)`

/** An entry of a partner's wallet before it is made. */
export interface PartnerEntry {
  readonly userName: string
  readonly type: 'CREDIT' | 'DEBIT'
  /** minor units, at least 1 */
  readonly amount: number
  readonly paymentState: string
  readonly paymentMode: string
  readonly note: string
  /** unix seconds */
  readonly at: number
  /** Default: a random one. */
  readonly id?: string
}

const SITE_ID = 'master'

/** The wallet of a partner, or null. */
export function findPartnerWallet(database: DatabaseSync, userName: string): UserWallet | null {
  const row = database.prepare('select * from partner_wallet where username = ?').get(userName)
  return row === undefined
    ? null
    : { id: String(row['username']), siteId: SITE_ID, balance: Number(row['balance']), currency: String(row['currency']), createdAt: Number(row['created_at']) }
}

/** Opens an empty wallet for a partner who has none. */
export function openPartnerWallet(database: DatabaseSync, userName: string, currency: string, at: number): void {
  database
    .prepare('insert into partner_wallet (username, balance, currency, created_at) values (?, 0, ?, ?) on conflict (username) do nothing')
    .run(userName, currency, at)
}

/** Makes an entry: its row, the wallet's balance and the balance in the user's record change together or not at all. The wallet must exist. */
export function bookPartnerEntry(database: DatabaseSync, entry: PartnerEntry): UserWalletTransaction {
  const { id = randomUUID() } = entry
  return transaction(database, () => {
    const change = entry.type === 'CREDIT' ? entry.amount : -entry.amount
    const row = database.prepare('update partner_wallet set balance = balance + ? where username = ? returning balance').get(change, entry.userName)
    if (row === undefined) throw new Error(`No wallet for ${entry.userName}`)
    const balance = Number(row['balance'])
    database
      .prepare(
        `insert into partner_transaction (id, username, transaction_type, amount, balance, payment_state, payment_mode, note, created_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(id, entry.userName, entry.type, entry.amount, balance, entry.paymentState, entry.paymentMode, entry.note, entry.at)
    const user = findUser(database, entry.userName)
    if (user !== null) saveUser(database, { ...user, balance })
    const made = database.prepare(`${SELECT} where id = ?`).get(id)
    if (made === undefined) throw new Error('The entry is not there after it was made')
    return entryOf(made)
  })
}

/** A partner's entries, newest first. */
export function listPartnerEntries(database: DatabaseSync, userName: string): UserWalletTransaction[] {
  return database.prepare(`${SELECT} where username = ? order by position desc`).all(userName).map(entryOf)
}

const SELECT = 'select partner_transaction.*, partner_wallet.currency from partner_transaction join partner_wallet using (username)'

const entryOf = (row: Record<string, SQLOutputValue>): UserWalletTransaction => ({
  id: String(row['id']),
  siteId: SITE_ID,
  transactionType: String(row['transaction_type']),
  amount: Number(row['amount']),
  balance: Number(row['balance']),
  currency: String(row['currency']),
  note: String(row['note']),
  createdAt: Number(row['created_at']),
})
