import type { DatabaseSync } from 'node:sqlite'
import type { UpdateCpWalletInput } from '../../generated/resolvers.ts'
import { requireAmount, requireOneOf, requirePositive, requireText } from '../argument-rules.ts'
import { isPartner, requireEnabled, requireRole } from '../authorisation.ts'
import type { Caller } from '../context.ts'
import { invalid, notFound, unauthorized } from '../errors.ts'
import { findUser, type UserRecord } from '../users/user-record.ts'

const PAYMENT_MODES = ['CASH', 'UPI', 'DEBIT CARD', 'CREDIT CARD']
const TRANSACTION_TYPES = ['CREDIT', 'DEBIT']

/** A partner sees its own account; staff sees every partner's. */
export function requireMayReadPartner(caller: Caller, userId: string): void {
  requireEnabled(caller)
  if (isPartner(caller) && caller.userName.toLowerCase() !== userId.toLowerCase()) throw unauthorized()
}

/** Wallets are changed by those who see the CP List. */
export const requireMayChangeWallet = (caller: Caller): void => requireRole(caller, 'ADMIN', 'SITE_CREATOR', 'SALES_PERSON')

/** The mapping is changed by those who see ADD SERVICE. */
export const requireMayChangeMapping = (caller: Caller): void => requireRole(caller, 'ADMIN', 'SITE_CREATOR')

/** An existing channel partner. */
export function requireChannelPartner(database: DatabaseSync, userId: string): UserRecord {
  const user = findUser(database, userId)
  if (user?.userRole !== 'CP') throw notFound('CHANNEL_PARTNER_NOT_FOUND')
  return user
}

/** Refuses a wallet entry that breaks a rule. Cash is PAID_OFFLINE, every other mode PAID_ONLINE (CPL-026). */
export function requireValidEntry({ amount, transactionType, paymentMode, paymentState, note }: UpdateCpWalletInput): void {
  requirePositive(amount, 'AMOUNT')
  requireOneOf(transactionType, TRANSACTION_TYPES, 'TRANSACTION_TYPE')
  requireOneOf(paymentMode, PAYMENT_MODES, 'PAYMENT_MODE')
  if (paymentState !== (paymentMode === 'CASH' ? 'PAID_OFFLINE' : 'PAID_ONLINE')) throw invalid('PAYMENT_STATE_NOT_VALID')
  requireText(note, 'NOTE')
}

/** Amounts of a mapping, minor units; what is left out passes. */
export function requireValidMapping({
  boardingAmount,
  renewalAmount,
  serviceName,
}: {
  readonly boardingAmount?: number | null | undefined
  readonly renewalAmount?: number | null | undefined
  readonly serviceName?: string | null | undefined
}): void {
  requireAmount(boardingAmount, 'ANNUAL_AMOUNT')
  requireAmount(renewalAmount, 'RENEWAL_AMOUNT')
  requireText(serviceName, 'SERVICE_NAME')
}
