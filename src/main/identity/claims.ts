import * as z from 'zod'
import { isRole, type Role } from '#shared/domain/role.ts'
import type { ConnectionProfile } from '../connection/profile.ts'

/** The claims of an identity token that the console reads; custom ones are looked up by the names in the profile. */
const claimsSchema = z.looseObject({ sub: z.string().min(1), iat: z.number(), exp: z.number() })
export type IdentityClaims = z.infer<typeof claimsSchema>

/**
 * The claims inside an identity token, undefined when it is none. The signature is not looked at here: the token came from the provider's token endpoint
 * or out of a sealed file, and the platform verifies it on every call.
 */
export function claimsOf(idToken: string): IdentityClaims | undefined {
  try {
    return claimsSchema.safeParse(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/**
 * The role of an identity: its role claim; without that claim the role the profile grants, ADMIN unless it says otherwise. Any other value of the claim,
 * an empty text among them, is no role: null, no access. This is the only place that decides it. Source: SHELL-008, SHELL-009, SHELL-010.
 */
export function roleOf(claims: Readonly<Record<string, unknown>>, { identity }: Pick<ConnectionProfile, 'identity'>): Role | null {
  if (!Object.hasOwn(claims, identity.roleClaim)) return identity.roleWhenAbsent
  const role = claims[identity.roleClaim]
  return isRole(role) ? role : null
}

/** The name under which the platform knows the user, undefined when the identity does not carry it. */
export function userNameOf(claims: Readonly<Record<string, unknown>>, { identity }: Pick<ConnectionProfile, 'identity'>): string | undefined {
  const name = claims[identity.userNameClaim]
  return typeof name === 'string' && name !== '' ? name : undefined
}
