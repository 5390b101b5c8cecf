import type {
  CreateUserServiceMappingMutationVariables,
  GetPlatformServicesBySiteIdQuery,
  GetSubscriptionPlansBySiteIdQuery,
  GetUserServiceMappingQuery,
} from '#generated/graphql.ts'
import type { BulkCurrent } from '#shared/bridge/bulk.ts'
import { type BulkContent, isRecord, mappedServiceOf } from '#shared/domain/bulk/bulk-jobs.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'
import type { BulkWork, WorkRow } from './bulk-work.ts'
import type { RowCall } from './site-change.ts'
import { userOf } from './user-work.ts'

type Mapping = GetUserServiceMappingQuery['getUserServiceMapping'][number]
type Offer = Pick<CreateUserServiceMappingMutationVariables['input'], 'serviceId' | 'serviceName' | 'planId' | 'planName' | 'siteType' | 'siteOptions' | 'type'>

interface Partner {
  readonly siteId: string
  readonly currency: string
}

/** Sets what partners pay for plans and add-ons: changes the price that is there, or adds one; taken back, an added one is deleted. Amounts in minor units. */
export class MappingWork implements BulkWork {
  readonly #platform: Pick<PlatformClient, 'execute'>
  /** By user name; null: there is none. */
  readonly #partners = new Map<string, Promise<Result<Partner | null>>>()
  #offers: Promise<Result<ReadonlyMap<string, Offer>>> | undefined
  /** What was read last, by the id of the row. */
  readonly #found = new Map<string, { readonly partner: Partner; readonly mapping?: Mapping; readonly offer?: Offer }>()

  constructor(platform: Pick<PlatformClient, 'execute'>) {
    this.#platform = platform
  }

  readonly current = async (row: WorkRow): Promise<Result<BulkCurrent>> => {
    const { id, domain: userName, to } = row
    const found = await this.#partner(userName)
    if (!found.ok) return found
    const { value: partner } = found
    const serviceId = mappedServiceOf(row)
    if (partner === null || serviceId === null) return success({ missing: 'absent' })
    const answer = await this.#platform.execute('GetUserServiceMapping', { userId: userName })
    if (!answer.ok) return answer
    const mapping = (JSON.parse(answer.value.data) as GetUserServiceMappingQuery).getUserServiceMapping.find((each) => each.serviceId === serviceId)
    if (mapping !== undefined) {
      this.#found.set(id, { partner, mapping })
      return success({ value: contentOf(mapping, partner.currency, to) })
    }
    const offers = await this.#catalogue()
    if (!offers.ok) return offers
    const offer = offers.value.get(serviceId)
    if (offer === undefined && to !== null) return success({ missing: 'absent' })
    this.#found.set(id, offer === undefined ? { partner } : { partner, offer })
    return success({ value: null })
  }

  readonly call = (row: WorkRow): RowCall => {
    const { id, domain: userId, to } = row
    const serviceId = mappedServiceOf(row) ?? ''
    if (!isRecord(to)) return { operation: 'DeleteUserServiceMapping', variables: { serviceId, userId } }
    const { mapping, offer, partner } = this.#found.get(id) ?? {}
    const prices = { boardingAmount: to['boardingAmount'], renewalAmount: to['renewalAmount'], ...('note' in to ? { note: to['note'] } : {}) }
    if (mapping !== undefined) {
      const { type: _type, ...stored } = mapping
      return { operation: 'UpdateUserServiceMapping', variables: { input: { ...stored, ...prices } } }
    }
    const input = { ...offer, serviceId, siteId: partner?.siteId ?? MASTER_SITE_ID, userId, note: null, ...prices }
    return { operation: 'CreateUserServiceMapping', variables: { input } }
  }

  #partner(userName: string): Promise<Result<Partner | null>> {
    const known = this.#partners.get(userName)
    if (known !== undefined) return known
    const reading = this.#readPartner(userName).then((answer) => {
      if (!answer.ok) this.#partners.delete(userName)
      return answer
    })
    this.#partners.set(userName, reading)
    return reading
  }

  async #readPartner(userName: string): Promise<Result<Partner | null>> {
    const answer = await userOf(this.#platform, userName)
    if (!answer.ok) return answer
    const user = answer.value
    if (user === null || user.userRole !== 'CP') return success(null)
    return success({ siteId: user.siteId ?? MASTER_SITE_ID, currency: user.currency?.trim() || DEFAULT_CURRENCY })
  }

  #catalogue(): Promise<Result<ReadonlyMap<string, Offer>>> {
    this.#offers ??= this.#readCatalogue().then((answer) => {
      if (!answer.ok) this.#offers = undefined
      return answer
    })
    return this.#offers
  }

  async #readCatalogue(): Promise<Result<ReadonlyMap<string, Offer>>> {
    const [plans, services] = await Promise.all([
      this.#platform.execute('GetSubscriptionPlansBySiteId', { siteId: MASTER_SITE_ID }),
      this.#platform.execute('GetPlatformServicesBySiteId', { siteId: MASTER_SITE_ID }),
    ])
    if (!plans.ok || !services.ok) return plans.ok ? (services as Result<never>) : failure(plans.error.kind, plans.error.message)
    const offers = [
      ...(JSON.parse(plans.value.data) as GetSubscriptionPlansBySiteIdQuery).getSubscriptionPlansBySiteId.map(planOffer),
      ...(JSON.parse(services.value.data) as GetPlatformServicesBySiteIdQuery).getPlatformServicesBySiteId.map(addonOffer),
    ]
    return success(new Map(offers.map((offer) => [String(offer.serviceId), offer])))
  }
}

const contentOf = ({ boardingAmount, renewalAmount, note }: Mapping, currency: string, to: BulkContent | undefined): BulkContent => ({
  boardingAmount,
  renewalAmount,
  currency,
  // A file without notes leaves them as they are.
  ...(isRecord(to) && !('note' in to) ? {} : { note: note === '' ? null : note }),
})

type Plan = GetSubscriptionPlansBySiteIdQuery['getSubscriptionPlansBySiteId'][number]
type Service = GetPlatformServicesBySiteIdQuery['getPlatformServicesBySiteId'][number]

const planOffer = ({ planId, planName, siteType, platform }: Plan): Offer => ({
  serviceId: planId,
  serviceName: planName,
  planId,
  planName,
  siteType,
  siteOptions: platform,
  type: 'PLAN',
})

const addonOffer = ({ serviceId, serviceName, siteType, platform }: Service): Offer => ({
  serviceId,
  serviceName: serviceName ?? serviceId,
  planId: null,
  planName: null,
  siteType,
  siteOptions: platform,
  type: 'ADDONS',
})
