import type { BulkOrder } from '#shared/bridge/bulk.ts'
import { answered, FakeSites, orderOf, siteId } from './bulk-world.test-support.ts'

type Variables = Readonly<Record<string, unknown>>
type Answer = Awaited<ReturnType<FakeSites['execute']>>

interface FakePlan {
  readonly planId: string
  readonly planName: string
  readonly masterService: string
  readonly amount: number
}

export interface FakePlanSite {
  enabled: boolean
  siteType: string
  siteOptions: string
  channelPartnerId: string | null
  curr: string
  balance: number | null
  plans: FakePlan[]
}

const GROWTH = { planId: 'growth', planName: 'Growth', status: 'ACTIVE', masterService: 'SITE', platform: 'SPA', siteType: 'O2OCommerce', services: ['web'] }
const PRICES = [
  { chargingModel: 'MONTHLY', rate: 99_900 },
  { chargingModel: 'YEARLY', rate: 999_900 },
]

/** Sites that can be subscribed to the plan Growth, with their wallets, and every subscription that arrived. */
export class FakePlans extends FakeSites {
  readonly sites = new Map<string, FakePlanSite>()
  /** What became of the recurring services beside the plans, in order. */
  readonly written: string[] = []
  /** Of the catalogue. */
  plan: Readonly<Record<string, unknown>> = { ...GROWTH, priceList: PRICES, curr: 'INR', description: null }
  /** By partner: currency and annual price of Growth; null: not mapped. */
  readonly partners = new Map<string, { readonly currency: string; readonly annual: number | null }>()

  constructor(count: number) {
    super(0)
    for (let place = 0; place < count; place += 1) {
      const site = { enabled: true, siteType: 'O2OCommerce', siteOptions: 'SPA', channelPartnerId: null, curr: 'INR', balance: 500_000, plans: [] }
      this.sites.set(siteId(place), site)
    }
  }

  site(place: number): FakePlanSite {
    return this.sites.get(siteId(place)) as FakePlanSite
  }

  override async execute(operation: string, variables: Variables): Promise<Answer> {
    const id = String(variables['siteId'])
    const partner = this.partners.get(String(variables['userName'] ?? variables['userId']))
    switch (operation) {
      case 'GetSitesAdminForPlans':
        return answered({ getSitesAdmin: [...this.sites].map(([key, { curr, ...site }]) => ({ ...site, ...named(key), basicSiteSetting: { curr } })) })
      case 'GetSubscriptionPlansBySiteId':
        return answered({ getSubscriptionPlansBySiteId: id === 'master' ? [this.plan] : (this.sites.get(id)?.plans ?? []) })
      case 'GetSiteWalletById':
        return answered({ getSiteWalletById: this.sites.get(id)?.balance === null ? null : { balance: this.sites.get(id)?.balance } })
      case 'GetInternalUserByUserName':
        return answered({ getInternalUserByUserName: { currency: partner?.currency } })
      case 'GetUserServiceMapping':
        return answered({ getUserServiceMapping: partner?.annual === null ? [] : [{ type: 'PLAN', planName: 'Growth', boardingAmount: partner?.annual }] })
      case 'GetSiteConfig':
        return answered({ getSiteConfig: { siteServices: [{ serviceName: 'SITE', masterStatus: 'On' }] } })
      case 'UpdateSiteDataNormalize':
        this.written.push(JSON.stringify(variables))
        return answered({ updateSiteDataNormalize: { domain: '' } })
      default:
        return this.#subscribe(variables)
    }
  }

  async #subscribe(variables: Variables): Promise<Answer> {
    const { siteId: id, planName, amount, masterService } = variables['input'] as FakePlan & { siteId: string }
    this.sent.push(id)
    const planId = `${id}-plan`
    return this.answer(id, () => this.sites.get(id)?.plans.push({ planId, planName, amount, masterService }))
  }
}

const named = (id: string) => ({ siteId: id, domain: `${id}.example`, companyName: null, channelPartner: null })

export const subscribed = (id: string) => answered({ subscribeSitePlanByAdminV2: { planId: `${id}-plan`, subscriptionId: 'sub-1' } })

export const TERMS = {
  planId: 'growth',
  planName: 'Growth',
  chargingModel: 'YEARLY',
  status: 'ACTIVE',
  startDate: '2026-11-25',
  endDate: '2027-11-25',
  needsBalance: false,
}

const PRICED = { ...TERMS, amount: 999_900, currency: 'INR' }

/** The order that subscribes sites to Growth, as its dry run shows it. */
export const planOrder = (count: number): BulkOrder => {
  const { rows, ...order } = orderOf(count, { field: 'subscription', label: 'Subscription: Growth' })
  return { ...order, rows: rows.map((row) => ({ ...row, from: null, to: PRICED })) }
}
