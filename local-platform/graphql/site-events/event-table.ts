import { RecordTable } from '../../database/record-table.ts'
import type { SiteActionEvent } from '../../generated/resolvers.ts'

/** Notes and audit entries of sites. */
export const siteEvents = new RecordTable<SiteActionEvent, 'siteId' | 'id'>('site_event', ['siteId', 'id'])
