import type { AccessRule } from './access-rule.ts'
import { needs } from './site-actions.ts'

/** What the route table asks for of templates; like the list of sites it is there from the start. */
export const TEMPLATE_ACTIONS = {
  createGlobalTemplate: needs({ group: 'globalTemplates', operation: 'create' }),
  editGlobalTemplate: needs({ group: 'globalTemplates', operation: 'edit' }),
  deleteGlobalTemplate: needs({ group: 'globalTemplates', operation: 'delete' }),
  changeMasterTemplate: needs({ group: 'campaigns', operation: 'campaigns_templates' }),
} as const satisfies Readonly<Record<string, AccessRule>>
