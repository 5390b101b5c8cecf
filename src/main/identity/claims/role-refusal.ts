import type { ConnectionProfile } from '../../connection/profile.ts'
import { printable } from '../provider-problem.ts'
import { claimName, roleOf, sentRoles } from './claims.ts'

/** How many names a sentence holds, and how long each may be: a token can have thousands. */
const MOST_NAMES = 8
const LONGEST_NAME = 60

/**
 * Why an identity gets no access, as a sentence for the user and their administrator; undefined when it has a role, or when the profile has no mapping: a
 * role that nobody knows then opens the console with nothing in it. Holds names of roles only, nothing else of the token.
 */
export function roleRefusal(claims: Readonly<Record<string, unknown>>, profile: Pick<ConnectionProfile, 'identity'>): string | undefined {
  const { roles, roleClaim } = profile.identity
  if (roles === undefined || roleOf(claims, profile) !== null) return undefined
  const sent = sentRoles(claims, profile)
  const received = sent.length === 0 ? `no role in "${claimName(roleClaim)}"` : `${listed(sent)} in "${claimName(roleClaim)}"`
  return `You have no access: the identity provider sent ${received}, and the connection profile knows only ${listed(Object.keys(roles))}. Ask your administrator.`
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => `"${printable(name).slice(0, LONGEST_NAME)}"`)
  return names.length > MOST_NAMES ? `${shown.join(', ')} and ${names.length - MOST_NAMES} more` : shown.join(', ')
}
