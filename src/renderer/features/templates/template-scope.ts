import { TEMPLATE_ACTIONS } from '#shared/domain/access/template-actions.ts'
import { type Placeholder, placeholdersOf, type TemplateSiteId, type TemplateType } from '#shared/domain/content/template.ts'
import type { Access } from '#shared/domain/permission.ts'
import { GLOBAL_TEMPLATE_SITE_ID, MASTER_SITE_ID } from '#shared/domain/scope.ts'

/** What the templates of one scope are, and where their screens stand. */
export interface TemplateScope {
  readonly siteId: TemplateSiteId
  /** "Global" or "Master": before "Whatsapp Template". */
  readonly name: string
  readonly listPath: string
  readonly addPath: string
  readonly editPath: string
  /** Titles of the tabs. */
  readonly tabs: Readonly<Record<TemplateType, string>>
  readonly placeholders: readonly Placeholder[]
  /** Also on adding it never is. */
  readonly needsContentOnEdit: boolean
  readonly access: { readonly create: Access; readonly edit: Access; readonly remove: Access }
}

export const GLOBAL_TEMPLATES: TemplateScope = {
  siteId: GLOBAL_TEMPLATE_SITE_ID,
  name: 'Global',
  listPath: '/global-template',
  addPath: '/addg-templates',
  editPath: '/editg-templates',
  tabs: { WHATSAPP: 'Global Whatsapp Templates', EMAIL: 'Global Email Templates' },
  placeholders: placeholdersOf(GLOBAL_TEMPLATE_SITE_ID),
  needsContentOnEdit: true,
  access: {
    create: TEMPLATE_ACTIONS.createGlobalTemplate.permission,
    edit: TEMPLATE_ACTIONS.editGlobalTemplate.permission,
    remove: TEMPLATE_ACTIONS.deleteGlobalTemplate.permission,
  },
}

const CAMPAIGN_TEMPLATES: Access = TEMPLATE_ACTIONS.changeMasterTemplate.permission

export const MASTER_TEMPLATES: TemplateScope = {
  siteId: MASTER_SITE_ID,
  name: 'Master',
  listPath: '/template-list',
  addPath: '/addm-templates',
  editPath: '/editm-templates',
  tabs: { WHATSAPP: 'Whatsapp Templates', EMAIL: 'Email Templates' },
  placeholders: placeholdersOf(MASTER_SITE_ID),
  needsContentOnEdit: false,
  access: { create: CAMPAIGN_TEMPLATES, edit: CAMPAIGN_TEMPLATES, remove: CAMPAIGN_TEMPLATES },
}
