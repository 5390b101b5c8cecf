import { RecordTable } from '../../database/record-table.ts'
import type { StaticPage } from '../../generated/resolvers.ts'

/** Static pages: those under "master" are what new sites copy from. */
export const pages = new RecordTable<StaticPage, 'siteId' | 'pageName'>('static_page', ['siteId', 'pageName'])
