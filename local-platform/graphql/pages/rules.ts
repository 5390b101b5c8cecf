import { PAGE_DISPLAY_TYPES, PAGE_TYPES } from '#shared/domain/content/page.ts'
import { requireOneOf, requireText } from '../argument-rules.ts'
import { requireAnyPermission, requirePermission } from '../authorisation.ts'
import type { Caller } from '../context.ts'
import { invalid } from '../errors.ts'

const PAGE_FOR = PAGE_DISPLAY_TYPES.map(({ value }) => value)
/** A lower-case slug, letters of any script. */
const SLUG = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[-_][\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u

/** Pages are copied to a site by those who create sites, and by those who create pages. */
export const requireMayCopyPages = (caller: Caller): void =>
  requireAnyPermission(caller, { group: 'site', operation: 'create_new_site' }, { group: 'staticPage', operation: 'create_new_page' })

export const requireMayCreatePage = (caller: Caller): void => requirePermission(caller, { group: 'staticPage', operation: 'create_new_page' })
export const requireMayEditPage = (caller: Caller): void => requirePermission(caller, { group: 'staticPage', operation: 'edit_page' })
export const requireMayDeletePage = (caller: Caller): void => requirePermission(caller, { group: 'staticPage', operation: 'delete_page' })

/** What is sent of a page. */
interface PageFields {
  readonly pageName: string
  readonly displayName?: string | null | undefined
  readonly pageFor?: string | null | undefined
  readonly pageType?: string | null | undefined
}

/** Refuses a page that breaks a rule; what is left out passes. */
export function requireValidPage({ pageName, displayName, pageFor, pageType }: PageFields): void {
  if (!SLUG.test(pageName)) throw invalid('PAGE_NAME_NOT_VALID')
  requireText(displayName, 'DISPLAY_NAME')
  requireOneOf(pageFor, PAGE_FOR, 'PAGE_FOR')
  requireOneOf(pageType, PAGE_TYPES, 'PAGE_TYPE')
}
