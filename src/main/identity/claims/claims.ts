import * as z from 'zod'
import { isRole, type Role } from '#shared/domain/role.ts'
import { isShownLine } from '#shared/domain/text/shown-line.ts'
import type { ClaimPath, ConnectionProfile } from '../../connection/profile.ts'
import { printable } from '../problems/provider-problem.ts'

type Claims = Readonly<Record<string, unknown>>
type WithIdentity = Pick<ConnectionProfile, 'identity'>

/** The longest that the standard allows a subject to be. */
const LONGEST_SUBJECT = 255

/** The claims of an identity token that the console reads; custom ones are looked up by the names in the profile. */
const claimsSchema = z.looseObject({ sub: z.string().min(1).max(LONGEST_SUBJECT), iat: z.number(), exp: z.number() })
export type IdentityClaims = z.infer<typeof claimsSchema>

/** The claims of an identity token. `ProviderKeys` has checked its signature, or it comes out of a sealed file. */
export const claimsOf = (idToken: string): IdentityClaims | undefined => claimsSchema.safeParse(payloadOf(idToken)).data

export const accessClaimsOf = (accessToken: string): Claims | undefined => z.looseObject({}).safeParse(payloadOf(accessToken)).data

/**
 * The role of an identity: its role claim; without that claim the role the profile grants, ADMIN unless it says otherwise. Any other value
 * of the claim, an empty text among them, is no role: null, no access. This is the only place that decides it.
 */
export function roleOf(claims: Claims, { identity }: WithIdentity): Role | null {
  const value = valueAt(claims, identity.roleClaim)
  if (value === ABSENT) return identity.roleWhenAbsent
  const names = textsOf(value)
  if (identity.roles !== undefined) return Object.entries(identity.roles).find(([name]) => names.includes(name))?.[1] ?? null
  const [role, ...others] = new Set(names.filter(isRole))
  // The order of a token's list means nothing: several roles without a mapping that ranks them are none.
  return others.length === 0 ? (role ?? null) : null
}

export const sentRoles = (claims: Claims, { identity }: WithIdentity): readonly string[] => textsOf(valueAt(claims, identity.roleClaim))

/** More than an email address can have. */
const LONGEST_USER_NAME = 256

/**
 * The name under which the platform knows the user, undefined when the identity does not carry it, carries several, or
 * one that cannot be shown.
 */
export function userNameOf(claims: Claims, { identity }: WithIdentity): string | undefined {
  const [name, ...others] = textsOf(valueAt(claims, identity.userNameClaim))
  return name === undefined || !isShownLine(name, LONGEST_USER_NAME) || others.length > 0 ? undefined : name
}

export const claimName = (path: ClaimPath): string => (typeof path === 'string' ? path : path.join('.'))

const ABSENT = Symbol('absent')

/** What is at a path; `ABSENT` only where a name is missing. A step through something that has no names leads to undefined, which is no value. */
function valueAt(claims: Claims, path: ClaimPath): unknown {
  let at: unknown = claims
  for (const name of typeof path === 'string' ? [path] : path) {
    if (typeof at !== 'object' || at === null || Array.isArray(at)) return undefined
    if (!Object.hasOwn(at, name)) return ABSENT
    at = (at as Claims)[name]
  }
  return at
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : []
}

function payloadOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** How many names a sentence holds, and how long each may be: a token can have thousands. */
const MOST_NAMES = 8
const LONGEST_NAME = 60

/** Why an identity gets no access; without a mapping a role that nobody knows opens an empty console. Names roles, nothing else. */
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
