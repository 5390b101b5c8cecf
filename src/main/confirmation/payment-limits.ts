type Limits = Readonly<Record<string, number>>

interface LimitsInForce {
  readonly profile: Limits | undefined
  readonly policy: Limits | undefined
}

const lowest = (limits: readonly number[]): number | undefined => limits.toSorted((one, other) => one - other)[0]

const isAbove = (limits: Limits | undefined, amount: number, currency: string | undefined): boolean => {
  if (limits === undefined) return false
  // `toString` and other inherited keys are not currencies.
  const own = currency === undefined ? lowest(Object.values(limits)) : Object.hasOwn(limits, currency) ? limits[currency] : undefined
  return amount > (own ?? 0)
}

/**
 * Names the profile or the policy if its limit is below an amount in minor units; undefined if neither is. Without a
 * currency the lowest limit counts.
 */
export const whoAsksAbove = ({ profile, policy }: LimitsInForce, amount: number, currency: string | undefined): string | undefined => {
  if (isAbove(profile, amount, currency)) return 'The connection profile'
  return isAbove(policy, amount, currency) ? 'The policy of this computer' : undefined
}
