import { requireAnyPermission } from '../authorisation.ts'
import type { Caller } from '../context.ts'
import { invalid } from '../errors.ts'
import type { TransactionType } from './wallet-store.ts'

/** A wallet is opened with its site, or by those who recharge it. */
export const requireMayOpenWallet = (caller: Caller): void =>
  requireAnyPermission(caller, { group: 'site', operation: 'create_new_site' }, { group: 'site', operation: 'wallet_recharge' })

/** CREDIT, DEBIT, or null for both. */
export function requireTransactionType(type: string | null | undefined): TransactionType | null {
  if (type === null || type === undefined) return null
  if (type !== 'CREDIT' && type !== 'DEBIT') throw invalid('TRANSACTION_TYPE_NOT_VALID')
  return type
}
