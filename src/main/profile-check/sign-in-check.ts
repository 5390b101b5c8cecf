import { type Finding, suspected, untried, works, wrong } from '../connection/finding.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { claimName, claimsOf, sentRoles } from '../identity/claims/claims.ts'
import { provedAtOf } from '../identity/fresh-sign-in.ts'
import { IdentityProblem, identityProblem } from '../identity/problems/provider-problem.ts'
import type { Provider } from '../identity/provider.ts'
import { refusalOf as accessRefusalOf, roleClaims, type Session } from '../identity/session.ts'
import type { CheckContext, NotTried } from './check.ts'

/** A port nobody registers, for a client that may come back to any. */
const ANY_PORT = 49_737

/** Asks for the sign-in page as a browser would, once for each address that the browser may come back to. Nobody signs in. */
export async function checkSignInPage({ profile, fetch, signIn }: CheckContext): Promise<readonly Finding[] | NotTried> {
  const provider = await signIn.provider().catch(() => undefined)
  if (provider === undefined) return { notTried: 'The identity provider has to answer first.' }
  const callbacks = callbackAddresses(profile)
  const answers = await Promise.all(callbacks.map((callback) => pageRefusal(provider, callback, fetch)))
  const refused = answers.filter((refusal) => refusal !== undefined)
  const [first] = refused
  if (first === undefined) {
    return [works(`The provider knows the client ${profile.identity.clientId} and lets the browser come back to ${listed(profile, callbacks)}.`)]
  }
  if (refused.length === callbacks.length && refused.every(({ isCertain }) => isCertain)) signIn.isForgone = true
  const addresses = refused.map(({ callback }) => callback).join(', ')
  const refusal = `The provider refuses to sign in the client ${profile.identity.clientId} and come back to ${addresses} (${first.reason}).`
  const ports = refused.some(({ reason }) => reason === 'status 403') ? ' A provider that takes no free port wants identity.callbackPorts.' : ''
  return [wrong(`${refusal} Check identity.clientId, identity.scopes and the client's registered callback addresses.${ports}`)]
}

const callbackAddresses = ({ identity }: ConnectionProfile): readonly string[] =>
  (identity.callbackPorts ?? [ANY_PORT]).map((port) => `http://${identity.callbackHost}:${port}/callback`)

const listed = ({ identity }: ConnectionProfile, callbacks: readonly string[]): string =>
  identity.callbackPorts === undefined ? `http://${identity.callbackHost} at any port` : callbacks.join(', ')

/** Statuses by which a provider refuses what was asked; others may be a guard against robots, and say nothing of a browser. */
const REFUSED = new Set([400, 401, 404])

/** Why the provider does not show its page, undefined when it does. Providers answer with a status, with an error page, or with an error for the client. */
async function pageRefusal(
  provider: Provider,
  callback: string,
  fetch: typeof globalThis.fetch,
): Promise<{ callback: string; reason: string; isCertain: boolean } | undefined> {
  const { address } = await provider.authorizationRequest(callback)
  const answer = await fetch(address, { redirect: 'manual', credentials: 'omit', cache: 'no-store' })
  await answer.body?.cancel()
  if (answer.status >= 400) return { callback, reason: `status ${answer.status}`, isCertain: REFUSED.has(answer.status) }
  const location = answer.headers.get('location')
  if (location === null || !URL.canParse(location, address)) return undefined
  const { pathname, searchParams } = new URL(location, address)
  const error = searchParams.get('error') ?? (pathname.endsWith('/error') ? 'its error page' : null)
  return error === null ? undefined : { callback, reason: error, isCertain: true }
}

/**
 * Signs a user in through the browser, says who the console takes them for and whether it could unlock for them, and
 * renews the sign-in once.
 */
export async function checkSignIn({ profile, signIn, suspicions, locks = false }: CheckContext): Promise<readonly Finding[] | NotTried> {
  if (!signIn.isWanted) return { notTried: 'Left out by --no-sign-in.' }
  if ((await signIn.provider().catch(() => undefined)) === undefined) return { notTried: 'The identity provider has to answer first.' }
  if (signIn.isForgone) return { notTried: 'The provider has to show its sign-in page first.' }
  const session = await signIn.signIn()
  const scopes = suspicions.has('scopes') ? [works('The provider takes identity.scopes as they are, whatever it lists.', 'scopes')] : []
  return [roleFinding(session, profile), ...scopes, ...provedFinding(session, profile, locks), await renewalFinding(signIn, profile)]
}

function roleFinding(session: Session, profile: ConnectionProfile): Finding {
  const { userName, role } = session.user
  const refusal = accessRefusalOf(session, profile)
  if (refusal !== undefined) return wrong(`${userName}: ${refusal}`)
  const claim = claimName(profile.identity.roleClaim)
  const claims = roleClaims(session, profile) ?? {}
  const sent = sentRoles(claims, profile)
  if (role === null) {
    const held = sent.length === 0 ? `there is no role in "${claim}"` : `"${claim}" holds ${sent.map((name) => `"${name}"`).join(', ')}`
    return wrong(
      `${userName} has no role of the console: ${held}. Check identity.roleClaim and identity.roles. The token has: ${Object.keys(claims).join(', ')}.`,
    )
  }
  const source = sent.length === 0 ? ` The token has no "${claim}", so identity.roleWhenAbsent decides.` : ''
  return works(`Signed in as ${userName} with the role ${role}.${source}`)
}

/** Says if a locked console could see that its user signed in again; nothing where the check of the lock will tell. */
function provedFinding({ idToken }: Session, { identity: { unlock } }: ConnectionProfile, locks: boolean): readonly Finding[] {
  const claim = claimsOf(idToken)?.['auth_time']
  if (provedAtOf({ auth_time: claim }) !== undefined) {
    return [works('The identity token says when the user proved who they are (auth_time), by which a console that the policy locks is unlocked.')]
  }
  const lack = claim === undefined ? 'The identity token has no auth_time' : `The identity token has ${JSON.stringify(claim).slice(0, 40)} as auth_time`
  if (unlock === 'prompted') return [works(`${lack}. identity.unlock is "prompted", so it is enough that the provider is told to ask again.`)]
  if (claim !== undefined) {
    const locked = 'which is no time: a console that the policy locks stays locked.'
    return [suspected(`${lack}, ${locked} Have the provider send the time, or set identity.unlock to "prompted".`, 'auth-time')]
  }
  if (locks) return []
  const unseen = 'Some providers send it only when the console asks for it, which a locked console does; without it the console stays locked.'
  return [untried(`${lack}. ${unseen} Lock a console and sign in before you rely on it, or set identity.unlock to "prompted".`)]
}

async function renewalFinding(signIn: CheckContext['signIn'], profile: ConnectionProfile): Promise<Finding> {
  const renewed = await signIn.renew().catch(identityProblem)
  if (renewed instanceof IdentityProblem) return wrong(`The sign-in cannot be renewed: ${renewed.message}`, 'renewal')
  if (renewed === undefined) {
    return wrong(
      'The provider gives no refresh token, so users sign in again each time a token ends. Add "offline_access" to identity.scopes, or allow it at the provider.',
      'renewal',
    )
  }
  if (renewed.isIdTokenFinal && profile.platform.token !== 'access') {
    return wrong(
      'The provider gives no new identity token on renewal, so users sign in again each time it ends. Have it give one, or set platform.token to "access".',
    )
  }
  return works('The sign-in can be renewed without the browser.', 'renewal')
}
