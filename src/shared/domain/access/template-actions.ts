import type { AccessRule } from './access-rule.ts'
import { needs } from './site-actions.ts'

/** What the route table asks for of templates; like the list of sites it is there from the start. */
export const TEMPLATE_ACTIONS = {
  createGlobalTemplate: needs({ group: 'globalTemplates', operation: 'create' }, 'CreateTempleteByAdmin'),
  editGlobalTemplate: needs({ group: 'globalTemplates', operation: 'edit' }, 'UpdateTempleteByAdmin'),
  deleteGlobalTemplate: needs({ group: 'globalTemplates', operation: 'delete' }, 'DeleteTemplete'),
  changeMasterTemplate: needs({ group: 'campaigns', operation: 'campaigns_templates' }),
} as const satisfies Readonly<Record<string, AccessRule>>
