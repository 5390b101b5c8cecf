import type { DatabaseSync } from 'node:sqlite'
import { BILLING_STATUSES, CATALOGUE_STATUSES, CHARGING_MODELS, PLATFORM_SERVICE_TYPES } from '#shared/domain/catalogue.ts'
import { isCurrency } from '#shared/domain/currency.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { PlanPriceInput, PlatformService } from '../../generated/resolvers.ts'
import { requireAmount, requireOneOf, requireText } from '../argument-rules.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { mappings } from '../partners/mapping-table.ts'
import type { SiteRecord } from '../sites/list-line.ts'
import { findPlanService, platformServices, subscriptionPlans } from './plan-tables.ts'

/** What a site's plan can be in: billing statuses, and what older records hold. */
const SITE_PLAN_STATUSES = [...BILLING_STATUSES, 'INACTIVE']

/** What is sent of a platform service. */
interface ServiceFields {
  readonly serviceName?: string | null | undefined
  readonly slugServiceName?: string | null | undefined
  readonly status?: string | null | undefined
  readonly serviceType?: string | null | undefined
}

/** Name and slug not blank, status and type of the fixed sets; what is left out passes. */
export function requireValidService({ serviceName, slugServiceName, status, serviceType }: ServiceFields): void {
  requireText(serviceName, 'SERVICE_NAME')
  requireText(slugServiceName, 'SLUG')
  requireOneOf(status, CATALOGUE_STATUSES, 'STATUS')
  requireOneOf(serviceType, PLATFORM_SERVICE_TYPES, 'SERVICE_TYPE')
}

/** A slug is there once for a site type and option; a clone for another option may carry it again. */
export function requireFreeSlug(database: DatabaseSync, service: PlatformService): void {
  const isTaken = platformServices
    .list(database, { siteId: service.siteId })
    .some(
      (other) =>
        other.serviceId !== service.serviceId &&
        other.slugServiceName === service.slugServiceName &&
        other.platform === service.platform &&
        other.siteType === service.siteType,
    )
  if (isTaken) throw conflict('SERVICE_ALREADY_EXISTS')
}

/** What is sent of a plan; amounts in minor units. */
interface PlanFields {
  readonly planName?: string | null | undefined
  readonly status?: string | null | undefined
  readonly curr?: string | null | undefined
  readonly amount?: number | null | undefined
  readonly chargingModel?: string | null | undefined
  readonly priceList?: readonly PlanPriceInput[] | null | undefined
  readonly services?: readonly string[] | null | undefined
}

/** Refuses a plan that breaks a rule; what is left out passes. Statuses differ: a catalogue plan is offered or not, a site's plan is billed. */
export function requireValidPlan(database: DatabaseSync, siteId: string, plan: PlanFields): void {
  requireText(plan.planName, 'PLAN_NAME')
  requireOneOf(plan.status, siteId === MASTER_SITE_ID ? CATALOGUE_STATUSES : SITE_PLAN_STATUSES, 'STATUS')
  requireOneOf(plan.chargingModel, CHARGING_MODELS, 'CHARGING_MODEL')
  requireAmount(plan.amount, 'AMOUNT')
  if (typeof plan.curr === 'string' && !isCurrency(plan.curr)) throw invalid('CURRENCY_NOT_KNOWN')
  const models = new Set<string>()
  for (const { chargingModel, rate } of plan.priceList ?? []) {
    requireOneOf(chargingModel, CHARGING_MODELS, 'CHARGING_MODEL')
    requireAmount(rate, 'RATE')
    if (models.has(chargingModel)) throw invalid('CHARGING_MODEL_NAMED_TWICE')
    models.add(chargingModel)
  }
  for (const serviceId of plan.services ?? []) if (findPlanService(database, siteId, serviceId) === null) throw notFound('SERVICE_NOT_FOUND')
}

/** A plan's name is there once in its scope. */
export function requireFreePlanName(database: DatabaseSync, siteId: string, planName: string, planId?: string): void {
  const wanted = planName.trim().toLowerCase()
  const isTaken = subscriptionPlans.list(database, { siteId }).some((other) => other.planId !== planId && other.planName.trim().toLowerCase() === wanted)
  if (isTaken) throw conflict('PLAN_NAME_ALREADY_EXISTS')
}

/** A site holds one plan of a master service (SVC-052), and a channel partner's site only plans mapped to the partner (section 5 of the source). */
export function requireMaySubscribe(database: DatabaseSync, site: SiteRecord, planName: string, masterService: string | null | undefined): void {
  if (!subscriptionPlans.list(database, { siteId: MASTER_SITE_ID }).some((plan) => plan.planName === planName)) throw notFound('PLAN_NOT_FOUND')
  const isUsed = subscriptionPlans.list(database, { siteId: site.siteId }).some((plan) => plan.masterService === masterService)
  if (masterService && isUsed) throw conflict('MASTER_SERVICE_ALREADY_SUBSCRIBED')
  if (!site.channelPartnerId) return
  const isMapped = mappings.list(database, { userId: site.channelPartnerId }).some((mapping) => mapping.type === 'PLAN' && mapping.planName === planName)
  if (!isMapped) throw invalid('PLAN_NOT_MAPPED_WITH_CP')
}
