import type { Subject } from '../subject.ts'
import { siteResolvers } from './resolvers.ts'
import { seedSites } from './seed.ts'
import { SITE_TABLES } from './site-store.ts'

/** Customer sites: the list, their settings, creation, change and removal. */
export const sites: Subject = { name: 'sites', tables: SITE_TABLES, seed: seedSites, resolvers: siteResolvers }
