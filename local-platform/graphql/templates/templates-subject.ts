import type { Subject } from '../subject.ts'
import { templateResolvers } from './resolvers.ts'
import { seedTemplates } from './seed.ts'
import { templates as table } from './template-table.ts'

/** Message templates for WhatsApp and email. */
export const templates: Subject = { name: 'templates', tables: table.sql, seed: seedTemplates, resolvers: templateResolvers }
