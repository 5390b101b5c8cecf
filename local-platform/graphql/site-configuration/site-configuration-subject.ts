import type { Subject } from '../subject.ts'
import { siteConfigurationResolvers } from './resolvers.ts'

/** The recurring services of a site. They are a part of its record, so there is no table. */
export const siteConfiguration: Subject = { name: 'site-configuration', tables: '', resolvers: siteConfigurationResolvers }
