import type { LocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'

const PLAN = 'POS Pack'
const RESTAURANTS = '{ getSitesAdmin { siteId siteOptions } }'
const PLANS = 'query PlansOf($siteId: ID!) { getSubscriptionPlansBySiteId(siteId: $siteId) { planName amount curr } }'
interface Plans {
  readonly getSubscriptionPlansBySiteId: readonly { readonly planName: string; readonly amount: number | null; readonly curr: string | null }[]
}

/** Minor units. */
export interface Charge {
  readonly amount: number
  readonly currency: string
}

export async function readRestaurants(platform: LocalPlatform): Promise<readonly string[]> {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  const { data } = await execute<{ getSitesAdmin: { siteId: string; siteOptions: string | null }[] }>(platform, idToken, RESTAURANTS)
  return data.getSitesAdmin.flatMap(({ siteId, siteOptions }) => (siteOptions === 'BOOKING_RESTAURANTS' ? [siteId] : []))
}

/** What each site is charged for the plan, once for each time that it has it. */
export async function chargesOf(platform: LocalPlatform, siteIds: readonly string[]): Promise<ReadonlyMap<string, readonly Charge[]>> {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  const charges = new Map<string, readonly Charge[]>()
  for (const siteId of siteIds) {
    const { data } = await execute<Plans>(platform, idToken, PLANS, { siteId })
    const bought = data.getSubscriptionPlansBySiteId.filter(({ planName }) => planName === PLAN)
    charges.set(
      siteId,
      bought.map(({ amount, curr }) => ({ amount: amount ?? 0, currency: curr ?? '' })),
    )
  }
  return charges
}
