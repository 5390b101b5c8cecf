import { RecordTable } from '../../database/record-table.ts'
import type { Templete } from '../../generated/resolvers.ts'

/** Message templates: "master" for campaigns, "global" for what sites start from. */
export const templates = new RecordTable<Templete, 'siteId' | 'slugName'>('template', ['siteId', 'slugName'])
