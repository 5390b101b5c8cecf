import type { DatabaseSync } from 'node:sqlite'
import { isCurrency } from '#shared/domain/currency.ts'
import { PAYMENT_OPTIONS } from '#shared/domain/payment.ts'
import { PARTNER_ROLES } from '#shared/domain/role.ts'
import { APP_VERSIONS, COURIER_OPTIONS, SITE_MODES } from '#shared/domain/site/site-choices.ts'
import { siteOptionsOf } from '#shared/domain/site/site-option.ts'
import { SITE_TYPES, type SiteType } from '#shared/domain/site/site-type.ts'
import type { CreateSiteInput, UpdateSiteInput } from '../../generated/resolvers.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { isUserNameTaken } from '../user-names.ts'
import { findUser } from '../users/user-record.ts'
import type { SiteRecord } from './list-line.ts'
import { findSite } from './site-store.ts'

const DOMAIN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i
const E_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Types whose sites need at least one payment option. */
const SELLING_TYPES: readonly string[] = ['SIMPLE_B2C', 'B2C_MARKET_PLACE']

/** Refuses a new site that breaks a rule; what the console checks is checked again here. */
export function requireValidNewSite(database: DatabaseSync, input: CreateSiteInput): void {
  for (const [name, value] of Object.entries({ CUSTOMER_NAME: input.custName, COMPANY_NAME: input.companyName, USERNAME: input.userName })) {
    if (value.trim() === '') throw invalid(`${name}_MUST_NOT_BE_EMPTY`)
  }
  if (!DOMAIN.test(input.domain) || !input.domain.toLowerCase().startsWith(`${input.subdomain.toLowerCase()}.`)) throw invalid('DOMAIN_NOT_VALID')
  if (findSite(database, { domain: input.domain }) !== null) throw conflict('DOMAIN_ALREADY_EXISTS')
  if (typeof input.siteId === 'string' && findSite(database, { siteId: input.siteId }) !== null) throw conflict('SITE_ID_ALREADY_EXISTS')
  requireFreeUserName(database, input.userName)
  if (SELLING_TYPES.includes(input.siteType) && (input.integratePaymentOption?.length ?? 0) === 0) throw invalid('PAYMENT_OPTION_REQUIRED')
  requireValidFields(database, input)
}

/** Refuses a change of a site that breaks a rule. */
export function requireValidChange(database: DatabaseSync, site: SiteRecord, input: UpdateSiteInput): void {
  if (isOther(input.domain, site.domain) || isOther(input.subdomain, site.subdomain)) throw invalid('DOMAIN_CANNOT_BE_CHANGED')
  if (isOther(input.currency, site.curr)) throw invalid('CURRENCY_CANNOT_BE_CHANGED')
  if (typeof input.userName === 'string' && isOther(input.userName, site.userName)) requireFreeUserName(database, input.userName)
  requireValidFields(database, input, site)
}

export function requireAppVersion(appVersion: string): void {
  requireOneOf(appVersion, APP_VERSIONS, 'APP_VERSION_NOT_KNOWN')
}

const isOther = (given: string | null | undefined, stored: string | null | undefined): boolean =>
  typeof given === 'string' && given.toLowerCase() !== (stored ?? '').toLowerCase()

function requireFreeUserName(database: DatabaseSync, userName: string): void {
  if (isUserNameTaken(database, userName)) throw conflict('USERNAME_ALREADY_EXISTS')
}

function requireValidFields(database: DatabaseSync, input: Partial<CreateSiteInput> | UpdateSiteInput, site?: SiteRecord): void {
  if (typeof input.ownerEmail === 'string' && !E_MAIL.test(input.ownerEmail)) throw invalid('EMAIL_NOT_VALID')
  if (typeof input.currency === 'string' && !isCurrency(input.currency)) throw invalid('CURRENCY_NOT_KNOWN')
  requireKind(input.siteType ?? site?.siteType, input.siteOptions ?? undefined, site)
  requireOneOf(input.partnerType, PARTNER_ROLES, 'PARTNER_TYPE_NOT_KNOWN')
  requireOneOf(input.courierOption, COURIER_OPTIONS, 'COURIER_OPTION_NOT_KNOWN')
  requireOneOf(input.siteMode, SITE_MODES, 'SITE_MODE_NOT_KNOWN')
  for (const option of input.integratePaymentOption ?? []) requireOneOf(option, PAYMENT_OPTIONS, 'PAYMENT_OPTION_NOT_KNOWN')
  for (const count of [input.no_of_photos, input.no_of_products, input.availableWhatsApp]) {
    if (typeof count === 'number' && count < 0) throw invalid('NUMBER_MUST_NOT_BE_NEGATIVE')
  }
  const from = input.fromDate ?? site?.fromDate
  const till = input.tillDate ?? site?.tillDate
  if (typeof from === 'number' && typeof till === 'number' && from > till) throw invalid('LICENSE_ENDS_BEFORE_IT_STARTS')
  if (typeof input.channelPartnerId === 'string' && input.channelPartnerId !== '' && findUser(database, input.channelPartnerId)?.userRole !== 'CP') {
    throw notFound('CHANNEL_PARTNER_NOT_FOUND')
  }
}

/** A type and option as stored before they were withdrawn stay allowed while they are not changed. */
function requireKind(siteType: string | null | undefined, siteOption: string | undefined, site?: SiteRecord): void {
  const isUnchanged = siteType === site?.siteType && (siteOption === undefined || siteOption === site?.siteOptions)
  if (siteType === null || siteType === undefined || isUnchanged) return
  if (!isOffered(siteType)) throw invalid('SITE_TYPE_NOT_KNOWN')
  const options = siteOptionsOf(siteType).map(({ value }) => value)
  if (siteOption !== undefined && !options.includes(siteOption)) throw invalid('SITE_OPTION_NOT_KNOWN')
}

const isOffered = (siteType: string): siteType is SiteType => SITE_TYPES.some(({ value }) => value === siteType)

function requireOneOf(value: string | null | undefined, allowed: readonly string[], message: string): void {
  if (typeof value === 'string' && value !== '' && !allowed.includes(value)) throw invalid(message)
}
