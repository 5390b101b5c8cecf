import type { Finding } from '../connection/finding.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { accessClaimsOf, claimName, claimsOf, sentRoles } from '../identity/claims/claims.ts'
import { IdentityProblem, identityProblem } from '../identity/provider-problem.ts'
import { refusalOf, type Session } from '../identity/session.ts'
import type { CheckContext, NotTried } from './check.ts'

const SERVICE = 'Sign-in'

/** Signs a user in through the browser, says who the console takes them for, and renews the sign-in once. */
export async function checkSignIn({ profile, signIn }: CheckContext): Promise<readonly Finding[] | NotTried> {
  if (!signIn.isWanted) return { notTried: 'Left out by --no-sign-in.' }
  if (!(await signIn.isProviderKnown())) return { notTried: 'The identity provider has to answer first.' }
  if (signIn.isForgone) return { notTried: 'The provider has to show its sign-in page first.' }
  const session = await signIn.signIn()
  return [roleFinding(session, profile), await renewalFinding(signIn, profile)]
}

function roleFinding(session: Session, profile: ConnectionProfile): Finding {
  const { userName, role } = session.user
  const refusal = refusalOf(session, profile)
  if (refusal !== undefined) return wrong(`${userName}: ${refusal}`)
  const claim = claimName(profile.identity.roleClaim)
  const claims = (profile.identity.roleFrom === 'access' ? accessClaimsOf(session.access?.token ?? '') : claimsOf(session.idToken)) ?? {}
  const sent = sentRoles(claims, profile)
  if (role === null) {
    const held = sent.length === 0 ? `there is no role in "${claim}"` : `"${claim}" holds ${sent.map((name) => `"${name}"`).join(', ')}`
    return wrong(
      `${userName} has no role of the console: ${held}. Check identity.roleClaim and identity.roles. The token has: ${Object.keys(claims).join(', ')}.`,
    )
  }
  const source = sent.length === 0 ? ` The token has no "${claim}", so identity.roleWhenAbsent decides.` : ''
  return ok(`Signed in as ${userName} with the role ${role}.${source}`)
}

async function renewalFinding(signIn: CheckContext['signIn'], profile: ConnectionProfile): Promise<Finding> {
  const renewed = await signIn.renew().catch(identityProblem)
  if (renewed instanceof IdentityProblem) return wrong(`The sign-in cannot be renewed: ${renewed.message}`)
  if (renewed === undefined) {
    return wrong(
      'The provider gives no refresh token, so users sign in again each time a token ends. Add "offline_access" to identity.scopes, or allow it there.',
    )
  }
  if (renewed.isIdTokenFinal && profile.platform.token !== 'access') {
    return wrong(
      'The provider gives no new identity token on renewal, so users sign in again each time it ends. Have it give one, or set platform.token to "access".',
    )
  }
  return ok('The sign-in can be renewed without the browser.')
}

const ok = (message: string): Finding => ({ service: SERVICE, ok: true, message })
const wrong = (message: string): Finding => ({ service: SERVICE, ok: false, message })
