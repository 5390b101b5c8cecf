import { transaction } from '../../database/transaction.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { requirePositive, requireText } from '../argument-rules.ts'
import { requirePermission } from '../authorisation.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { requireSlice } from '../page-token.ts'
import { requireSite } from '../sites/access.ts'
import { requireMayOpenWallet, requireTransactionType } from './rules.ts'
import { book, findTransaction, findWallet, listTransactions, openWallet, reserveTransactionId, setTransactionId } from './wallet-store.ts'

const TRANSACTIONS_PER_READ = 50

export const walletResolvers: Resolvers = {
  Query: {
    getSiteWalletById: (_root, { siteId }, context) => {
      requireSite(context, { siteId })
      return findWallet(context.database, siteId)
    },

    getSiteTransactionsBySite: (_root, { siteId, type, skips, limits }, context) => {
      requireSite(context, { siteId })
      return listTransactions(context.database, siteId, requireTransactionType(type), requireSlice({ skips, limits }, TRANSACTIONS_PER_READ))
    },
  },

  Mutation: {
    createSiteWallet: (_root, { siteId, balance, currency, domain }, context) => {
      requireMayOpenWallet(context.caller)
      const site = requireSite(context, { siteId })
      if (site.domain !== domain) throw invalid('DOMAIN_NOT_OF_SITE')
      if (balance < 0) throw invalid('BALANCE_MUST_NOT_BE_NEGATIVE')
      const { database } = context
      return transaction(database, () => {
        if (findWallet(database, siteId) !== null) throw conflict('WALLET_ALREADY_EXISTS')
        const at = context.now()
        openWallet(database, { siteId, domain, currency, at })
        // A balance without a booking would never again be the sum of the bookings.
        if (balance > 0) book(database, { siteId, type: 'CREDIT', amount: balance, at, note: 'Opening balance', rechargeBy: context.caller.userName })
        return requireWallet(findWallet(database, siteId))
      })
    },

    siteWalletRechargeByAdmin: (_root, { siteId, amt, currency, rechargeBy, paymentState, note }, context) => {
      requirePermission(context.caller, { group: 'site', operation: 'wallet_recharge' })
      requireSite(context, { siteId })
      requirePositive(amt, 'AMOUNT')
      requireText(note, 'NOTE')
      if (rechargeBy !== 'Admin') throw invalid('RECHARGE_BY_NOT_VALID')
      if (paymentState !== 'PAID_OFFLINE') throw invalid('PAYMENT_STATE_NOT_VALID')
      const wallet = requireWallet(findWallet(context.database, siteId))
      if (wallet.currency !== currency) throw invalid('CURRENCY_NOT_OF_WALLET')
      return book(context.database, { siteId, type: 'CREDIT', amount: amt, at: context.now(), note, rechargeBy, paymentState, service: 'Recharge' })
    },

    generateTransactionId: (_root, { id }, context) => {
      requirePermission(context.caller, { group: 'editSite', operation: 'wallet_settings' })
      const { database } = context
      return transaction(database, () => {
        const booking = findTransaction(database, { id })
        if (booking === null) throw notFound('TRANSACTION_NOT_FOUND')
        requireSite(context, { siteId: booking.siteId })
        // Asked twice, the first id stands: an invoice may carry it already.
        if (booking.transactionId) return booking
        const transactionId = reserveTransactionId(database, context.now())
        setTransactionId(database, id, transactionId)
        return { ...booking, transactionId }
      })
    },
  },
}

function requireWallet<Wallet>(wallet: Wallet | null): Wallet {
  if (wallet === null) throw notFound('WALLET_NOT_FOUND')
  return wallet
}
