import { RecordTable } from '../../database/record-table.ts'
import type { UserServiceMapping } from '../../generated/resolvers.ts'

/** What each partner pays for the plans and add-ons it may sell. */
export const mappings = new RecordTable<UserServiceMapping, 'userId' | 'serviceId' | 'id'>('user_service_mapping', ['userId', 'serviceId', 'id'])
