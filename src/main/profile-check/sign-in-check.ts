import { ROLES } from '#shared/domain/role.ts'
import type { Finding } from '../connection/finding.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { claimsOf } from '../identity/claims.ts'
import type { Session } from '../identity/session.ts'
import type { CheckContext, NotTried } from './check.ts'

const SERVICE = 'Sign-in'

/** Signs a user in through the browser, says who the console takes them for, and renews the sign-in once. */
export async function checkSignIn({ profile, signIn }: CheckContext): Promise<readonly Finding[] | NotTried> {
  if (!signIn.isWanted) return { notTried: 'Left out by --no-sign-in.' }
  const isProviderKnown = await signIn.provider().then(
    () => true,
    () => false,
  )
  if (!isProviderKnown) return { notTried: 'The identity provider has to answer first.' }
  if (signIn.isForgone) return { notTried: 'The provider has to show its sign-in page first.' }
  const session = await signIn.signIn()
  return [roleFinding(session, profile), await renewalFinding(signIn)]
}

function roleFinding({ user, idToken }: Session, { identity }: ConnectionProfile): Finding {
  const claims = claimsOf(idToken) ?? {}
  const names = Object.keys(claims).join(', ')
  if (user.role === null) {
    const message = `${user.userName} has no role of the console, so every page is closed. Roles: ${ROLES.join(', ')}. Check identity.roleClaim; the identity holds: ${names}.`
    return { service: SERVICE, ok: false, message }
  }
  const isGranted = !Object.hasOwn(claims, identity.roleClaim)
  const source = isGranted ? `The identity has no "${identity.roleClaim}", so identity.roleWhenAbsent gives the role.` : ''
  return { service: SERVICE, ok: true, message: `Signed in as ${user.userName} with the role ${user.role}. ${source}`.trim() }
}

async function renewalFinding(signIn: CheckContext['signIn']): Promise<Finding> {
  if (await signIn.renew()) return { service: SERVICE, ok: true, message: 'The sign-in can be renewed without the browser.' }
  const message =
    'The provider gives no refresh token, so users sign in again whenever the token ends. Add offline_access to identity.scopes, or allow refresh tokens for the client.'
  return { service: SERVICE, ok: false, message }
}
