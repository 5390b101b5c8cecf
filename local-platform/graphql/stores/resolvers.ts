import { randomInt } from 'node:crypto'
import { transaction } from '../../database/transaction.ts'
import type { FalconStoreInput, Resolvers } from '../../generated/resolvers.ts'
import { given, requireAmount } from '../argument-rules.ts'
import { notFound } from '../errors.ts'
import { requireMayChangeMenus } from '../menus/access.ts'
import { readPayload } from './registration.ts'
import { stores } from './store-table.ts'

/** The network's answers: "1" is ok, then the message is the merchant id. */
const answer = (success: '0' | '1', message: string, details: string): string => JSON.stringify({ success, message, details })

export const storeResolvers: Resolvers = {
  Mutation: {
    // The network refuses in its answer, not as an error of the call: the console has to read `success`.
    storeRegisterONDC: (_root, { payload }, { caller, database, now }) => {
      requireMayChangeMenus(caller)
      const read = readPayload(payload)
      if (!read.ok) return answer('0', 'Registration failed', read.problems)
      return transaction(database, () => {
        const name = read.payload.name
        if (stores.list(database).some((store) => store.name === name && store.pin_code === read.payload.pin_code)) {
          return answer('0', 'Registration failed', `A store ${name} is registered at ${read.payload.pin_code} already`)
        }
        const merchantId = `FALCON${randomInt(10_000_000, 99_999_999)}`
        stores.insert(database, { ...(read.payload as Partial<FalconStoreInput>), merchantId, store_status: '1', updatedAt: now() })
        return answer('1', merchantId, 'Registered')
      })
    },

    updateFalconStore: (_root, { input }, { caller, database, now }) => {
      requireMayChangeMenus(caller)
      requireAmount(input.minimum_order_size, 'MINIMUM_ORDER_SIZE')
      requireAmount(input.delivery_charges, 'DELIVERY_CHARGES')
      return transaction(database, () => {
        const known = stores.find(database, input)
        if (known === null) throw notFound('STORE_NOT_FOUND')
        const store = { ...known, ...given(input), updatedAt: now() }
        stores.save(database, store)
        return store
      })
    },
  },
}
