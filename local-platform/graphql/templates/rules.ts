import { GLOBAL_TEMPLATE_SITE_ID, MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { CreateTempleteInput } from '../../generated/resolvers.ts'
import { requireOneOf, requireText } from '../argument-rules.ts'
import { requireAnyPermission, requirePermission } from '../authorisation.ts'
import type { Caller } from '../context.ts'
import { notFound } from '../errors.ts'

const TEMPLATE_TYPES = ['WHATSAPP', 'EMAIL']

/** What is done to a template, named as the permission for global ones. */
type Action = 'view' | 'create' | 'edit' | 'delete'

/** Global templates have a permission for each action; master templates one for all, and campaigns read them too. */
export function requireMayUseTemplates(caller: Caller, siteId: string, action: Action): void {
  if (siteId === GLOBAL_TEMPLATE_SITE_ID) requirePermission(caller, { group: 'globalTemplates', operation: action })
  else if (siteId !== MASTER_SITE_ID) throw notFound('TEMPLATE_SCOPE_NOT_FOUND')
  else if (action === 'view')
    requireAnyPermission(caller, { group: 'campaigns', operation: 'campaigns_templates' }, { group: 'campaigns', operation: 'run_campaigns' })
  else requirePermission(caller, { group: 'campaigns', operation: 'campaigns_templates' })
}

/** Refuses a template without a name, or of an unknown type. */
export function requireValidTemplate({ slugName, tempName, type }: CreateTempleteInput): void {
  requireText(slugName, 'SLUG')
  requireText(tempName, 'TEMPLATE_NAME')
  requireOneOf(type, TEMPLATE_TYPES, 'TYPE')
}
