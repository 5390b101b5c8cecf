import type {
  GetSiteConfigQuery,
  GetSiteWalletByIdQuery,
  GetSubscriptionPlansBySiteIdQuery,
  GetUserServiceMappingQuery,
  SubscribeSitePlanByAdminV2MutationVariables,
} from '#generated/graphql.ts'
import type { BulkCurrent } from '#shared/bridge/bulk.ts'
import type { MoneyRequest } from '#shared/bridge/money.ts'
import { type BulkContent, type BulkRecord, isRecord, rateName } from '#shared/domain/bulk/bulk-jobs.ts'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { DEFAULT_CURRENCY, type Price } from '#shared/domain/currency.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { catalogueRate } from '#shared/domain/plans/plan-prices.ts'
import { firstServiceOf, mappingOfPlan, type PlanTerms, storedTerms, subscriptionInput } from '#shared/domain/plans/subscription.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { PaymentService } from '../../money/payment-service.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'
import { BriefReading } from './brief-reading.ts'
import type { BulkWork, PaymentWork, WorkRow } from './bulk-work.ts'
import type { RowCall } from './site-change.ts'
import type { PlanSite, SiteStates } from './site-states.ts'
import { userOf } from './user-work.ts'

type Plan = GetSubscriptionPlansBySiteIdQuery['getSubscriptionPlansBySiteId'][number]

interface Partner {
  readonly mappings: GetUserServiceMappingQuery['getUserServiceMapping']
  readonly currency: string
}

const SUBSCRIBE = 'SubscribeSitePlanByAdminV2'
const NOT_OFFERED = 'the plan is no longer offered.'
const INACTIVE = 'the site is inactive.'
const NOT_MAPPED = 'the plan is not mapped with its partner.'
const NO_WALLET = 'it has no wallet.'
const IN_DOUBT = 'we do not know yet whether another subscription of the site went through.'

interface SubscriptionSurroundings {
  readonly platform: Pick<PlatformClient, 'execute'>
  readonly states: Pick<SiteStates, 'planSite'>
  readonly money: Pick<PaymentService, 'isInDoubt'>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/**
 * Subscribes sites to a plan of the catalogue, at the price that the site pays for it: its partner's, the rate that was typed for its currency, or the
 * catalogue's. The same steps as Add Subscription Plan.
 */
export class SubscriptionWork implements BulkWork {
  readonly #surroundings: SubscriptionSurroundings
  readonly #plans: BriefReading<readonly Plan[]>
  readonly #partners: BriefReading<Partner>
  /** What was read last, by the id of the row. */
  readonly #found = new Map<string, { readonly site: PlanSite; readonly plan: Plan }>()

  constructor(surroundings: SubscriptionSurroundings) {
    this.#surroundings = surroundings
    const { now } = surroundings
    this.#plans = new BriefReading((siteId) => this.#readPlans(siteId), now)
    this.#partners = new BriefReading((userName) => this.#readPartner(userName), now)
  }

  readonly current = async (row: WorkRow, since?: number): Promise<Result<BulkCurrent>> => {
    const { id } = row
    const wanted = recordOf(row.to)
    const found = await this.#surroundings.states.planSite(row, since)
    if (!found.ok) return found
    if ('missing' in found.value) return success({ missing: found.value.missing })
    const site = found.value.kept
    const own = await this.#plans.of(id, since)
    if (!own.ok) return own
    const value = own.value.length === 0 ? null : own.value.map(({ planName }) => planName).join(', ')
    if (own.value.some(({ planName }) => sameName(planName, wanted['planName']))) return success({ value, isThere: true })
    const catalogue = await this.#plans.of(MASTER_SITE_ID)
    if (!catalogue.ok) return catalogue
    const plan = catalogue.value.find(({ planId, planName }) => planId === wanted['planId'] && planName === wanted['planName'])
    const reason = plan === undefined || plan.status !== 'ACTIVE' ? NOT_OFFERED : reasonAgainst(plan, site, own.value)
    if (plan === undefined || reason !== null) return success({ inapplicable: reason ?? NOT_OFFERED })
    const inDoubt = await this.#surroundings.money.isInDoubt({ operation: SUBSCRIBE, siteId: id })
    if (!inDoubt.ok) return inDoubt
    if (inDoubt.value) return success({ inapplicable: IN_DOUBT })
    const price = await this.#priceOf(plan, site, wanted)
    if (!price.ok) return price
    if (typeof price.value === 'string') return success({ inapplicable: price.value })
    if (wanted['needsBalance'] !== false) {
      const lack = await this.#lackOf(id, price.value)
      if (!lack.ok) return lack
      if (lack.value !== null) return success({ inapplicable: lack.value })
    }
    this.#found.set(id, { site, plan })
    return success({ value, to: { ...wanted, amount: price.value.amount, currency: price.value.currency } })
  }

  /** What it would send: only the payment service does. */
  readonly call = (row: WorkRow): RowCall => ({ operation: SUBSCRIBE, variables: this.#variables(row) })

  readonly payment: PaymentWork = {
    request: (row: WorkRow): Omit<MoneyRequest, 'key'> => {
      const { planName, amount, currency } = recordOf(row.to)
      const subject = { siteId: row.id, domain: row.domain, amount: Number(amount), currency: String(currency), text: String(planName) }
      return { operation: SUBSCRIBE, ...subject, variables: this.#variables(row) }
    },
    prepare: async (row: WorkRow): Promise<Result<undefined>> => {
      const { platform } = this.#surroundings
      const config = await this.#configOf(row.domain)
      if (!config.ok || config.value !== null) return config.ok ? success(undefined) : config
      const { site, plan } = this.#foundOf(row)
      const content = recordOf(row.to)
      const services = [firstServiceOf(plan, termsOf(content), Number(content['amount']), nowInSeconds())]
      const partner = site.channelPartnerId ? { channelPartner: site.channelPartner, companyName: site.companyName } : {}
      const variables = { domain: row.domain, siteId: row.id, siteServices: services, enabled: true, ...partner }
      const answer = await platform.execute('CreateSiteConfig', variables, { sent: { way: 'bulk' } })
      if (answer.ok) return success(undefined)
      return failure(answer.error.kind, `The plan is not added: the recurring service before it failed. ${answer.error.message}`, answer.error.details)
    },
    follow: async (row: WorkRow): Promise<string | null> => {
      const { platform } = this.#surroundings
      const content = recordOf(row.to)
      const [plans, config] = [await this.#plans.of(MASTER_SITE_ID), await this.#configOf(row.domain)]
      if (!plans.ok || !config.ok) return NO_DATES
      if (plans.value.find(({ planId }) => planId === content['planId'])?.masterService !== SITE_SERVICE) return null
      const service = config.value?.siteServices?.find(({ serviceName }) => serviceName === SITE_SERVICE)
      if (service === undefined) return null
      const terms = storedTerms(termsOf(content), Number(content['amount']))
      const input = { domain: row.domain, planName: content['planName'], ...terms, masterStatus: service.masterStatus }
      const answer = await platform.execute('UpdateSiteDataNormalize', { input }, { sent: { way: 'bulk' } })
      return answer.ok ? null : NO_DATES
    },
  }

  #variables(row: WorkRow): SubscribeSitePlanByAdminV2MutationVariables & Readonly<Record<string, unknown>> {
    const content = recordOf(row.to)
    const price = { amount: Number(content['amount']), currency: String(content['currency']) }
    return { input: subscriptionInput(row.id, this.#foundOf(row).plan, termsOf(content), price) }
  }

  #foundOf({ id }: WorkRow): { readonly site: PlanSite; readonly plan: Plan } {
    const found = this.#found.get(id)
    if (found === undefined) throw new Error('A row is read before it is sent')
    return found
  }

  /** The price, or why there is none. */
  async #priceOf(plan: Plan, site: PlanSite, wanted: BulkRecord): Promise<Result<Price | string>> {
    const currency = site.basicSiteSetting?.curr ?? DEFAULT_CURRENCY
    const typed = wanted[rateName(currency)]
    const byHand = typeof typed === 'number' ? { amount: typed, currency } : null
    const none = `there is no rate in ${currency}.`
    if (site.channelPartnerId === null || site.channelPartnerId === '') {
      const listed = catalogueRate(plan, String(wanted['chargingModel']))
      return success(byHand ?? (listed?.currency === currency ? listed : none))
    }
    const partner = await this.#partners.of(site.channelPartnerId)
    if (!partner.ok) return partner
    const amount = mappingOfPlan(partner.value.mappings, plan.planName)?.boardingAmount ?? null
    if (amount === null) return success(NOT_MAPPED)
    return success(partner.value.currency === currency ? { amount, currency } : (byHand ?? none))
  }

  /** Why the wallet does not cover a price; null: it does. */
  async #lackOf(siteId: string, { amount, currency }: Price): Promise<Result<string | null>> {
    const answer = await this.#surroundings.platform.execute('GetSiteWalletById', { siteId })
    if (!answer.ok) return answer
    const wallet = (JSON.parse(answer.value.data) as GetSiteWalletByIdQuery).getSiteWalletById
    if (wallet === null) return success(amount === 0 ? null : NO_WALLET)
    const balance = wallet.balance ?? 0
    return success(balance >= amount ? null : `its balance of ${formatMoney(balance, currency)} is below ${formatMoney(amount, currency)}.`)
  }

  async #readPlans(siteId: string): Promise<Result<readonly Plan[]>> {
    const answer = await this.#surroundings.platform.execute('GetSubscriptionPlansBySiteId', { siteId })
    return answer.ok ? success((JSON.parse(answer.value.data) as GetSubscriptionPlansBySiteIdQuery).getSubscriptionPlansBySiteId) : answer
  }

  async #readPartner(userName: string): Promise<Result<Partner>> {
    const { platform } = this.#surroundings
    const [user, mapped] = await Promise.all([userOf(platform, userName), platform.execute('GetUserServiceMapping', { userId: userName })])
    if (!user.ok) return user
    if (!mapped.ok) return mapped
    const mappings = (JSON.parse(mapped.value.data) as GetUserServiceMappingQuery).getUserServiceMapping
    return success({ mappings, currency: user.value?.currency?.trim() || DEFAULT_CURRENCY })
  }

  async #configOf(domain: string): Promise<Result<GetSiteConfigQuery['getSiteConfig']>> {
    const answer = await this.#surroundings.platform.execute('GetSiteConfig', { domain })
    return answer.ok ? success((JSON.parse(answer.value.data) as GetSiteConfigQuery).getSiteConfig) : answer
  }
}

const NO_DATES = 'The plan is added, but not its dates: edit the row of the plan to set them.'

const NOTHING: BulkRecord = {}
const recordOf = (content: BulkContent | undefined): BulkRecord => (isRecord(content) ? content : NOTHING)

const termsOf = ({ chargingModel, status, startDate, endDate }: BulkRecord): PlanTerms => ({
  chargingModel: String(chargingModel ?? ''),
  status: String(status ?? ''),
  startDate: String(startDate ?? ''),
  endDate: String(endDate ?? ''),
})

const sameName = (one: string, other: unknown): boolean => one.trim().toLowerCase() === String(other).trim().toLowerCase()

/** Why a site cannot have a plan, whatever it costs; null: it can. */
const reasonAgainst = ({ siteType, platform, masterService }: Plan, site: PlanSite, own: readonly Plan[]): string | null => {
  if (site.enabled !== true) return INACTIVE
  const isOther = (wanted: string | null, has: string | null): boolean => wanted !== null && wanted !== '' && wanted !== has
  if (isOther(siteType, site.siteType)) return `the plan is for sites of another type, ${siteType}.`
  if (isOther(platform, site.siteOptions)) return `the plan is for another site option, ${siteOptionLabel(platform ?? '')}.`
  const used = own.find((plan) => masterService !== null && plan.masterService === masterService)
  return used === undefined ? null : `${used.planName} is its plan for ${masterService} already.`
}
