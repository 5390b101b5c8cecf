import { RecordTable } from '../../database/record-table.ts'
import type { SiteConfigService } from '../../generated/resolvers.ts'

/** The price list: a row per domain, service and charging model. */
export const prices = new RecordTable<SiteConfigService, 'domain' | 'serviceName' | 'typeValue'>('price', ['domain', 'serviceName', 'typeValue'])
