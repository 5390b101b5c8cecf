import { randomUUID } from 'node:crypto'
import { transaction } from '../../database/transaction.ts'
import type { Resolvers, UserServiceMapping } from '../../generated/resolvers.ts'
import { given, requireOneOf } from '../argument-rules.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { mappings } from './mapping-table.ts'
import {
  requireChannelPartner,
  requireMayChangeMapping,
  requireMayChangeWallet,
  requireMayReadPartner,
  requireValidEntry,
  requireValidMapping,
} from './rules.ts'
import { bookPartnerEntry, findPartnerWallet, listPartnerEntries, openPartnerWallet } from './wallet-store.ts'

const MAPPING_TYPES = ['PLAN', 'ADDONS']

export const partnerResolvers: Resolvers = {
  Query: {
    getUserServiceMapping: (_root, { userId }, { caller, database }) => {
      requireMayReadPartner(caller, userId)
      return mappings.list(database, { userId })
    },

    getUserWalletBalance: (_root, { userId }, { caller, database }) => {
      requireMayReadPartner(caller, userId)
      const partner = requireChannelPartner(database, userId)
      // A partner without an entry has no wallet yet; to everybody it is an empty one.
      const empty = {
        id: partner.username,
        siteId: partner.siteId ?? null,
        balance: 0,
        currency: partner.currency ?? null,
        createdAt: partner.createdAt ?? null,
      }
      return findPartnerWallet(database, userId) ?? empty
    },

    getUserWalletTransactions: (_root, { userId }, { caller, database }) => {
      requireMayReadPartner(caller, userId)
      requireChannelPartner(database, userId)
      return listPartnerEntries(database, userId)
    },
  },

  Mutation: {
    // A debit may exceed the balance: the source leaves it to the server (CPL-029), and sites may owe as well.
    updateCPWallet: (_root, { input }, { caller, database, now }) => {
      requireMayChangeWallet(caller)
      const partner = requireChannelPartner(database, input.userId)
      if (input.siteId !== partner.siteId) throw invalid('SITE_ID_NOT_OF_USER')
      requireValidEntry(input)
      return transaction(database, () => {
        openPartnerWallet(database, partner.username, partner.currency ?? 'INR', now())
        return bookPartnerEntry(database, {
          userName: partner.username,
          type: input.transactionType === 'CREDIT' ? 'CREDIT' : 'DEBIT',
          amount: input.amount,
          paymentState: input.paymentState,
          paymentMode: input.paymentMode,
          note: input.note,
          at: now(),
        })
      })
    },

    createUserServiceMapping: (_root, { input }, { caller, database, now }) => {
      requireMayChangeMapping(caller)
      const partner = requireChannelPartner(database, input.userId)
      if ((input.siteId ?? partner.siteId) !== partner.siteId) throw invalid('SITE_ID_NOT_OF_USER')
      requireOneOf(input.type, MAPPING_TYPES, 'TYPE')
      requireValidMapping(input)
      return transaction(database, () => {
        if (mappings.list(database, { userId: partner.username, serviceId: input.serviceId }).length > 0) throw conflict('SERVICE_ALREADY_MAPPED')
        const mapping: UserServiceMapping = {
          ...given(input),
          siteId: partner.siteId ?? null,
          id: randomUUID(),
          userId: partner.username,
          createdAt: now(),
          createdBy: caller.userName,
        }
        mappings.insert(database, mapping)
        return mapping
      })
    },

    updateUserServiceMapping: (_root, { input }, { caller, database }) => {
      requireMayChangeMapping(caller)
      requireValidMapping(input)
      const { id, siteId, userId, serviceId, ...changes } = input
      return transaction(database, () => {
        const known = mappings.list(database).find((mapping) => mapping.id === id)
        if (known === undefined) throw notFound('MAPPING_NOT_FOUND')
        const isMoved =
          (siteId ?? known.siteId) !== known.siteId || (userId ?? known.userId) !== known.userId || (serviceId ?? known.serviceId) !== known.serviceId
        if (isMoved) throw invalid('MAPPING_CANNOT_BE_MOVED')
        const mapping: UserServiceMapping = { ...known, ...given(changes) }
        mappings.save(database, mapping)
        return mapping
      })
    },

    deleteUserServiceMapping: (_root, { serviceId, userId }, { caller, database }) => {
      requireMayChangeMapping(caller)
      const [mapping] = mappings.list(database, { userId, serviceId })
      if (mapping === undefined) throw notFound('MAPPING_NOT_FOUND')
      mappings.remove(database, { userId, serviceId })
      return mapping
    },
  },
}
