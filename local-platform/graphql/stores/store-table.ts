import { RecordTable } from '../../database/record-table.ts'
import type { FalconStoreInput } from '../../generated/resolvers.ts'

/** A registered store: everything that was sent of it, and when. */
export interface RegisteredStore extends FalconStoreInput {
  /** unix seconds */
  readonly updatedAt: number
}

/** Stores registered with the food-delivery network. */
export const stores = new RecordTable<RegisteredStore, 'merchantId'>('registered_store', ['merchantId'])
