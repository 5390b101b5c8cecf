import { useCallback, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { useMoney } from '#data/money/use-money.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import {
  CreateSiteConfigDocument,
  GetSiteConfigDocument,
  type SiteServiceInput,
  SubscribeSitePlanByAdminV2Document,
  type SubscribeSitePlanByAdminV2MutationVariables,
  UpdateSiteDataNormalizeDocument,
} from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { nowInSeconds, parseFormDate } from '#shared/domain/date.ts'
import { parseMoney } from '#shared/domain/money.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { Remedy } from '#shared/remedy.ts'
import { isPartnerSite, type PaymentSite } from '../../payment-site.ts'
import type { PlanValues } from './plan-fields.tsx'

export interface Subscribing {
  /** How the confirmation stands. */
  readonly entry: MoneyEntry | null
  /** Makes the site's configuration where there is none, then the subscription. Answers whether it is made for certain. */
  readonly confirm: (key: string, order: PlanOrder) => Promise<boolean>
  readonly check: () => void
  readonly remedy: Remedy | null
  readonly leave: () => void
}

/** Subscribes a site to a plan, once. */
export const useSubscribing = (): Subscribing => {
  const bridge = useBridge()
  const { run, entry, check, remedy, leave: leaveMoney } = useMoney(SubscribeSitePlanByAdminV2Document)
  const { attempt: ensure } = useSave({ run: (order: PlanOrder, send) => ensureSiteConfig(bridge, send, order, nowInSeconds()) })
  /** What kept the subscription from being sent. */
  const [stopped, setStopped] = useState<MoneyEntry | null>(null)

  const confirm = useCallback(
    async (key: string, order: PlanOrder): Promise<boolean> => {
      const about = { siteId: order.site.siteId, domain: order.site.domain, amount: amountOf(order), currency: order.site.currency, text: order.plan.planName }
      const startedAt = nowInSeconds()
      setStopped(null)
      try {
        await ensure(order)
      } catch (cause) {
        const message = `The plan is not added: the recurring service before it failed. ${readableServerMessage(asPlatformFailure(cause).message)}`
        const neverSent = { startedAt, settledAt: nowInSeconds(), checkedAt: null, found: false, message, data: null } as const
        setStopped({ key, operation: 'SubscribeSitePlanByAdminV2', ...about, state: 'refused', ...neverSent })
        return false
      }
      const { state } = await run(key, subscriptionOf(order), about)
      return state === 'done'
    },
    [ensure, run],
  )
  const leave = useCallback(() => {
    setStopped(null)
    leaveMoney()
  }, [leaveMoney])
  return { entry: stopped ?? entry, confirm, check, remedy, leave }
}

/** A plan of the catalogue as it is to be added to a site. */
export interface PlanOrder {
  readonly site: PaymentSite
  readonly plan: Plan
  readonly terms: PlanValues['plan']
}

/** Minor units. */
export const amountOf = ({ terms }: PlanOrder): number => parseMoney(terms.rate) ?? 0

/** What is sent for the subscription. */
const subscriptionOf = (order: PlanOrder): SubscribeSitePlanByAdminV2MutationVariables => {
  const { site, plan, terms } = order
  return {
    input: {
      siteId: site.siteId,
      planName: plan.planName,
      status: terms.status,
      masterService: plan.masterService,
      platform: plan.platform,
      siteType: plan.siteType,
      amount: amountOf(order),
      chargingModel: modelOf(order),
      services: plan.services,
      description: plan.description,
      paymentGateway: 'MANUAL',
      curr: site.currency,
    },
  }
}

/**
 * The site's configuration, with a recurring service for the plan where the site has none yet. It comes before the subscription, which is not made
 * when this fails. `now` in unix seconds. Throws a `PlatformFailure`.
 */
const ensureSiteConfig = async (bridge: Bridge, send: Send, order: PlanOrder, now: number): Promise<void> => {
  const { domain, siteId, channelPartner, companyName } = order.site
  const { data } = await executeOperation(bridge, GetSiteConfigDocument, { domain })
  if (data.getSiteConfig !== null) return
  const partner = isPartnerSite(order.site) ? { channelPartner, companyName } : {}
  await send(CreateSiteConfigDocument, { domain, siteId, siteServices: [serviceOf(order, now)], enabled: true, ...partner })
}

const serviceOf = (order: PlanOrder, now: number): SiteServiceInput => ({
  serviceName: order.plan.masterService ?? SITE_SERVICE,
  charges: amountOf(order),
  chargingModel: modelOf(order),
  status: order.terms.status,
  masterStatus: 'On',
  ...periodOf(order),
  startedAt: now,
  updatedAt: now,
})

/**
 * Lets the SITE service and the site's record follow a plan of that service, as a change of the plan does. Throws a `PlatformFailure`.
 */
export const followPlan = async (bridge: Bridge, send: Send, order: PlanOrder): Promise<void> => {
  const { plan, site, terms } = order
  if (plan.masterService !== SITE_SERVICE) return
  const { domain } = site
  const { data } = await executeOperation(bridge, GetSiteConfigDocument, { domain })
  const service = data.getSiteConfig?.siteServices?.find(({ serviceName }) => serviceName === SITE_SERVICE)
  if (service === undefined) return
  const { masterStatus } = service
  const input = {
    domain,
    planName: plan.planName,
    chargingModel: modelOf(order),
    status: terms.status,
    masterStatus,
    ...periodOf(order),
    charges: amountOf(order),
  }
  await send(UpdateSiteDataNormalizeDocument, { input })
}

/** The charging model is optional. */
const modelOf = ({ terms: { chargingModel } }: PlanOrder): string | null => (chargingModel === '' ? null : chargingModel)

const periodOf = ({ terms: { startDate, endDate } }: PlanOrder) => ({ startDate: parseFormDate(startDate), endDate: parseFormDate(endDate) })
