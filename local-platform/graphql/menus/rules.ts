import type { DatabaseSync } from 'node:sqlite'
import type { ServiceInput, ServiceType } from '../../generated/resolvers.ts'
import { requireAmount, requireOneOf, requireText } from '../argument-rules.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { serviceTypes } from './menu-tables.ts'

const AGGREGATOR_SYSTEMS = ['WERA', 'FALCON', 'ZOMATO']
const RESERVATION_TYPES = ['WALKING', 'ONLINE']
const FOUR_DIGITS = /^\d{4}$/
const ALPHANUMERIC = /^[A-Za-z0-9]+$/

/** Refuses a menu, as it would be stored, that breaks a rule. */
export function requireValidMenu(database: DatabaseSync, menu: ServiceType): void {
  requireText(menu.slugName, 'SLUG')
  requireText(menu.typeName, 'MENU_NAME')
  if (menu.slugName !== menu.slugName.toLowerCase()) throw invalid('SLUG_MUST_BE_LOWER_CASE')
  requireOneOf(menu.reservationType, RESERVATION_TYPES, 'RESERVATION_TYPE')
  requireValidAggregator(menu)
  const others = serviceTypes.list(database, { siteId: menu.siteId }).filter(({ slugName }) => slugName !== menu.slugName)
  if (menu.masterServiceType && !others.some(({ slugName }) => slugName === menu.masterServiceType)) throw notFound('PARENT_MENU_NOT_FOUND')
  if (menu.reservationType === 'WALKING' && others.some(({ reservationType }) => reservationType === 'WALKING')) {
    throw conflict('WALKING_RESERVATION_TYPE_ALREADY_EXISTS')
  }
}

function requireValidAggregator({ isAggregatorEnabled, aggregatorSystem, aggregatorMerchantId, weraManagedByRecaho, weraSwiggyDirect }: ServiceType): void {
  requireOneOf(aggregatorSystem, AGGREGATOR_SYSTEMS, 'AGGREGATOR_SYSTEM')
  if (isAggregatorEnabled !== true) return
  if (!aggregatorSystem) throw invalid('AGGREGATOR_SYSTEM_REQUIRED')
  // FALCON gives the merchant id itself, after registration (AGGR-012).
  if (!aggregatorMerchantId && aggregatorSystem !== 'FALCON') throw invalid('AGGREGATOR_MERCHANT_ID_REQUIRED')
  if (aggregatorMerchantId && !(aggregatorSystem === 'WERA' ? FOUR_DIGITS : ALPHANUMERIC).test(aggregatorMerchantId)) {
    throw invalid('AGGREGATOR_MERCHANT_ID_NOT_VALID')
  }
  if (aggregatorSystem === 'WERA' && (typeof weraManagedByRecaho !== 'boolean' || typeof weraSwiggyDirect !== 'boolean')) throw invalid('WERA_CHOICES_REQUIRED')
}

/** Refuses a menu item that breaks a rule; what is left out passes. Amounts in minor units. */
export function requireValidService(service: ServiceInput): void {
  requireText(service.slugName, 'SLUG')
  requireText(service.serviceName, 'SERVICE_NAME')
  requireAmount(service.costPrice, 'COST_PRICE')
  requireAmount(service.packingCharge, 'PACKING_CHARGE')
  const menus = new Set<string>()
  for (const { serviceType, rate, listRate } of service.serviceRates ?? []) {
    requireAmount(rate, 'RATE')
    requireAmount(listRate, 'LIST_RATE')
    if (menus.has(serviceType)) throw invalid('MENU_NAMED_TWICE')
    menus.add(serviceType)
  }
}
