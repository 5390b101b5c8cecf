import * as z from 'zod'
import type { SignedInUser } from '#shared/bridge/identity.ts'
import type { Result } from '#shared/result.ts'
import type { Connection } from '../connection/connection.ts'
import { type ConnectionProfile, connectionBinding } from '../connection/profile.ts'
import { SealedStore, type StoreSurroundings } from '../vault/sealed-store.ts'
import { accessClaimsOf, claimsOf, roleOf, roleRefusal, userNameOf } from './claims/claims.ts'
import type { Tokens } from './provider.ts'

/** A session as it is sealed, version 1. User and role follow from the token and the profile of today. */
const storedSessionSchema = z.object({
  idToken: z.string(),
  access: z.object({ token: z.string(), expiresAt: z.number() }).optional().describe('kept only where the profile has a use for it'),
  refreshToken: z.string().optional(),
  expiresAt: z.number().describe("when the identity token stops being good, by this computer's clock, milliseconds"),
  isIdTokenFinal: z.boolean().default(false).describe('the provider gives no other identity token than the one of the sign-in'),
  ended: z.boolean().describe('the provider ended it: only a new sign-in helps'),
})
type StoredSession = Readonly<z.infer<typeof storedSessionSchema>>

export type Session = StoredSession & { readonly subject: string; readonly user: SignedInUser }

/** What a token is for: the platform's calls, or what takes nothing but an identity token, such as the storage's identity pool. */
export type TokenUse = 'calls' | 'identity'

export interface HeldToken {
  readonly token: string
  readonly expiresAt: number
  readonly isFinal: boolean
}

/**
 * A session from tokens received at `now`, undefined when they do not say who the user is. The expiry is counted from now by the token's own
 * lifetime, so that a clock that is wrong does no harm. The identity token of `before`, which was refreshed, stays where no new one came.
 */
export function sessionFrom(tokens: Tokens, profile: ConnectionProfile, now: number, before?: Session): Session | undefined {
  const idToken = tokens.id_token ?? before?.idToken
  const claims = idToken === undefined ? undefined : claimsOf(idToken)
  if (idToken === undefined || claims === undefined) return undefined
  const isIdTokenFinal = tokens.id_token === undefined
  const idLifetime = claims.exp - claims.iat
  const expiresAt = isIdTokenFinal && before !== undefined ? before.expiresAt : now + idLifetime * 1000
  const access = usesAccessToken(profile) ? { token: tokens.access_token, expiresAt: now + (tokens.expires_in ?? idLifetime) * 1000 } : undefined
  return identified({ idToken, access, refreshToken: tokens.refresh_token, expiresAt, isIdTokenFinal, ended: false }, profile)
}

export function refusalOf(session: Session, profile: ConnectionProfile): string | undefined {
  const claims = roleClaims(session, profile)
  if (claims === undefined) {
    return 'The identity provider gave an access token that cannot be read, so your role is not known. Ask your administrator to change identity.roleFrom in the connection profile to "id".'
  }
  return roleRefusal(claims, profile)
}

export function heldToken({ idToken, access, expiresAt, isIdTokenFinal }: Session, { platform }: ConnectionProfile, use: TokenUse): HeldToken | undefined {
  if (use === 'identity' || platform.token !== 'access') return { token: idToken, expiresAt, isFinal: isIdTokenFinal }
  return access === undefined ? undefined : { ...access, isFinal: false }
}

export const storedSession = ({ subject: _subject, user: _user, ...stored }: Session): StoredSession => stored

/** Who a user is, across restarts and changes of addresses: the tenant's client and the user's subject there. */
export const ownerId = ({ identity }: ConnectionProfile, subject: string): string => JSON.stringify([identity.issuer, identity.clientId, subject])

/** Whose copies of the platform's data are kept: a user at exactly these addresses, now and as release 0.1 named it. */
export const cacheOwnerOf = (profile: ConnectionProfile, subject: string) => ({
  owner: JSON.stringify([connectionBinding(profile), subject]),
  former: JSON.stringify([formerSessionOwner(profile), subject]),
})

export const formerSessionOwner = ({ identity, platform }: ConnectionProfile): string =>
  JSON.stringify([identity.issuer, identity.clientId, platform.graphqlUrl, platform.restUrl])

const usesAccessToken = ({ identity, platform }: ConnectionProfile): boolean => platform.token === 'access' || identity.roleFrom === 'access'

/** The claims of the token that has the role claim; undefined where it cannot be read. */
export function roleClaims({ idToken, access }: StoredSession, { identity }: ConnectionProfile): Readonly<Record<string, unknown>> | undefined {
  if (identity.roleFrom !== 'access') return claimsOf(idToken)
  return access === undefined ? undefined : accessClaimsOf(access.token)
}

function identified(stored: StoredSession, profile: ConnectionProfile): Session | undefined {
  const claims = claimsOf(stored.idToken)
  const userName = claims === undefined ? undefined : userNameOf(claims, profile)
  if (claims === undefined || userName === undefined) return undefined
  const forRole = roleClaims(stored, profile)
  return { ...stored, subject: claims.sub, user: { userName, role: forRole === undefined ? null : roleOf(forRole, profile) } }
}

export type RestoredSession = { readonly state: 'restored'; readonly session: Session } | { readonly state: 'none' } | { readonly state: 'dropped' }

const LARGEST_SESSION = 1024 ** 2

/** The sealed session of the last run. It opens for one connection: tokens are never sent to the addresses of another. */
export class SessionFile {
  readonly #store: SealedStore<StoredSession>
  #isDamaged = false

  constructor(connection: Pick<Connection, 'profile'>, { vault, folder, logger }: Pick<StoreSurroundings, 'vault' | 'folder' | 'logger'>) {
    this.#store = new SealedStore({
      folder,
      purpose: 'session',
      fileName: () => 'session',
      schema: storedSessionSchema,
      version: 1,
      limit: LARGEST_SESSION,
      label: 'The stored sign-in',
      keepsDamaged: false,
      // The refresh token of a session that could not be written may have been replaced: the older one is of no use.
      deletesStale: true,
      onDamaged: () => {
        this.#isDamaged = true
      },
      vault,
      formerOwners: () => {
        const inUse = connection.profile()
        return inUse === undefined ? [] : [formerSessionOwner(inUse)]
      },
      logger,
    })
  }

  /** The stored session. One that is damaged, or belongs to another connection, is deleted: `dropped`. */
  async read(profile: ConnectionProfile): Promise<RestoredSession> {
    this.#isDamaged = false
    const loaded = await this.#store.load(connectionBinding(profile))
    const stored = loaded.ok ? loaded.value[0] : undefined
    const session = stored === undefined ? undefined : identified(stored, profile)
    if (session !== undefined) return { state: 'restored', session }
    if (stored === undefined && !this.#isDamaged) return { state: 'none' }
    await this.remove()
    return { state: 'dropped' }
  }

  /** Stores a session in place of the last. When that fails the old one is deleted. */
  write(session: Session, profile: ConnectionProfile): Promise<Result<undefined>> {
    return this.#store.replace(connectionBinding(profile), [storedSession(session)])
  }

  remove(): Promise<Result<undefined>> {
    return this.#store.remove('')
  }
}
