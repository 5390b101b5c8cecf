import { useCallback, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useMoney } from '#data/money/use-money.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { SubscribeSitePlanByAdminV2Document } from '#generated/graphql.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { Remedy } from '#shared/remedy.ts'
import { amountOf, ensureSiteConfig, type PlanOrder, subscriptionOf } from './subscription.ts'

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
  const { send, entry, check, remedy, leave: leaveMoney } = useMoney(SubscribeSitePlanByAdminV2Document)
  /** What kept the subscription from being sent. */
  const [stopped, setStopped] = useState<MoneyEntry | null>(null)

  const confirm = useCallback(
    async (key: string, order: PlanOrder): Promise<boolean> => {
      const about = { siteId: order.site.siteId, domain: order.site.domain, amount: amountOf(order), currency: order.site.currency, text: order.plan.planName }
      const startedAt = nowInSeconds()
      setStopped(null)
      try {
        await ensureSiteConfig(bridge, order, startedAt)
      } catch (cause) {
        const message = `The plan is not added: the recurring service before it failed. ${readableServerMessage(asPlatformFailure(cause).message)}`
        const neverSent = { startedAt, settledAt: nowInSeconds(), checkedAt: null, found: false, message, data: null } as const
        setStopped({ key, operation: 'SubscribeSitePlanByAdminV2', ...about, state: 'refused', ...neverSent })
        return false
      }
      const { state } = await send(key, subscriptionOf(order), about)
      return state === 'done'
    },
    [bridge, send],
  )
  const leave = useCallback(() => {
    setStopped(null)
    leaveMoney()
  }, [leaveMoney])
  return { entry: stopped ?? entry, confirm, check, remedy, leave }
}
