import { RecordTable } from '../../database/record-table.ts'
import type { ExtraService } from '../../generated/resolvers.ts'

/** One-time services bought for sites. */
export const extraServices = new RecordTable<ExtraService, 'siteId' | 'id'>('extra_service', ['siteId', 'id'])
