import * as z from 'zod'
import type { SignedInUser } from '#shared/bridge.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { claimsOf, roleOf, userNameOf } from './claims.ts'
import type { Tokens } from './provider.ts'

const storedSchema = z.object({
  idToken: z.string(),
  refreshToken: z.string().optional(),
  expiresAt: z.number(),
  ended: z.boolean(),
})

/** A signed-in user with the tokens, in main only. */
export interface Session {
  readonly idToken: string
  readonly refreshToken: string | undefined
  /** When the identity token stops being good, by this computer's clock, milliseconds. */
  readonly expiresAt: number
  /** The provider ended it: only a new sign-in helps. */
  readonly ended: boolean
  readonly subject: string
  readonly user: SignedInUser
}

/**
 * A session from tokens received at `now`, undefined when they do not say who the user is. The expiry is counted from now by the token's own lifetime,
 * so that a clock that is wrong does no harm.
 */
export function sessionFrom(tokens: Tokens, profile: ConnectionProfile, now: number): Session | undefined {
  const claims = claimsOf(tokens.idToken)
  if (claims === undefined) return undefined
  return identified({ ...tokens, expiresAt: now + (claims.exp - claims.iat) * 1000, ended: false }, profile)
}

/** The text that is sealed for a session. */
export const serializeSession = ({ idToken, refreshToken, expiresAt, ended }: Session): string => JSON.stringify({ idToken, refreshToken, expiresAt, ended })

/** The session in a sealed text, undefined when it does not hold one. User and role follow from the token and the profile of today. */
export function parseSession(text: string, profile: ConnectionProfile): Session | undefined {
  try {
    const { refreshToken, ...stored } = storedSchema.parse(JSON.parse(text))
    return identified({ ...stored, refreshToken }, profile)
  } catch {
    return undefined
  }
}

/** Who a user is, across restarts and changes of addresses: the tenant's client and the user's subject there. */
export const ownerId = ({ identity }: ConnectionProfile, subject: string): string => JSON.stringify([identity.issuer, identity.clientId, subject])

/** Whose sealed session it was in release 0.1. */
export const formerSessionOwner = ({ identity, platform }: ConnectionProfile): string =>
  JSON.stringify([identity.issuer, identity.clientId, platform.graphqlUrl, platform.restUrl])

function identified(tokens: Pick<Session, 'idToken' | 'refreshToken' | 'expiresAt' | 'ended'>, profile: ConnectionProfile): Session | undefined {
  const claims = claimsOf(tokens.idToken)
  const userName = claims === undefined ? undefined : userNameOf(claims, profile)
  if (claims === undefined || userName === undefined) return undefined
  return { ...tokens, subject: claims.sub, user: { userName, role: roleOf(claims, profile) } }
}
