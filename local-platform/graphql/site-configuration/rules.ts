import { BILLING_STATUSES, CHARGING_MODELS, MASTER_STATUSES } from '#shared/domain/catalogue.ts'
import { requireAmount, requireOneOf, requirePeriod, requireText } from '../argument-rules.ts'
import { requireAnyPermission } from '../authorisation.ts'
import type { Caller } from '../context.ts'
import { invalid } from '../errors.ts'
import type { SiteRecord } from '../sites/list-line.ts'

/** INACTIVE occurs in older records, which are sent back whole. */
const SERVICE_STATUSES = [...BILLING_STATUSES, 'INACTIVE']

/** What a site is charged for is set by those who open its Payment action, and by those who create sites. */
export const requireMayBill = (caller: Caller): void =>
  requireAnyPermission(caller, { group: 'editSite', operation: 'wallet_settings' }, { group: 'site', operation: 'create_new_site' })

/** Refuses a domain that is not the one of the site named beside it. */
export function requireDomainOf(site: SiteRecord, domain: string): void {
  if (site.domain !== domain) throw invalid('DOMAIN_NOT_OF_SITE')
}

/** The terms of a service or plan as they are sent: charges in minor units, dates in unix seconds. */
interface Terms {
  readonly charges?: number | null | undefined
  readonly chargingModel?: string | null | undefined
  readonly status?: string | null | undefined
  readonly masterStatus?: string | null | undefined
  readonly startDate?: number | null | undefined
  readonly endDate?: number | null | undefined
}

/** Refuses terms that make no sense; what is left out passes. */
export function requireValidTerms({ charges, chargingModel, status, masterStatus, startDate, endDate }: Terms): void {
  requireAmount(charges, 'CHARGES')
  requireOneOf(chargingModel, CHARGING_MODELS, 'CHARGING_MODEL')
  requireOneOf(status, SERVICE_STATUSES, 'STATUS')
  requireOneOf(masterStatus, MASTER_STATUSES, 'MASTER_STATUS')
  requirePeriod(startDate, endDate)
}

/** A list of services as it is sent: valid terms, and every service once. */
export function requireValidServices(services: readonly (Terms & { readonly serviceName: string })[]): void {
  const names = new Set<string>()
  for (const service of services) {
    requireText(service.serviceName, 'SERVICE_NAME')
    requireValidTerms(service)
    if (names.has(service.serviceName)) throw invalid('SERVICE_NAMED_TWICE')
    names.add(service.serviceName)
  }
}
