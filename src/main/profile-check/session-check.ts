import { type Finding, suspected, works, wrong } from '../connection/finding.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { claimsOf } from '../identity/claims/claims.ts'
import { provedAtOf, unlockRefusal } from '../identity/fresh-sign-in.ts'
import { identityProblem, isGrantOver } from '../identity/problems/provider-problem.ts'
import type { Provider } from '../identity/provider.ts'
import type { Session } from '../identity/session.ts'
import type { CheckContext, NotTried } from './check.ts'

/** Signs the user in once more as a locked console does. Says nothing where the policy of this computer locks none. */
export async function checkUnlock({ signIn, locks = false, profile }: CheckContext): Promise<readonly Finding[] | NotTried> {
  if (!locks) return []
  if (!signIn.isWanted) return { notTried: 'Left out by --no-sign-in.' }
  if (signIn.session === undefined) return { notTried: 'Only a signed-in user can try it.' }
  const began = Date.now()
  const { idToken } = await signIn.signInAgain()
  const claims = claimsOf(idToken)
  if (claims === undefined) return [wrong('The provider gives an identity token that cannot be read.')]
  return [unlockFinding(claims, Date.now() - began, profile.identity.unlock)]
}

function unlockFinding(claims: NonNullable<ReturnType<typeof claimsOf>>, took: number, unlock: ConnectionProfile['identity']['unlock']): Finding {
  const says = provedAtOf(claims) !== undefined
  const unlocks = unlockRefusal(claims, took, unlock) === undefined
  if (unlocks && says) return works('The provider asks again for a locked console, and says when it did.', 'auth-time')
  if (unlocks) return works('The provider is told to ask again for a locked console. identity.unlock believes that it did: it does not say so.')
  if (says)
    return wrong(
      'The provider uses the session of the browser although it is told to ask again: a locked console stays locked. Have it obey prompt=login.',
      'auth-time',
    )
  return wrong(
    'The provider does not say when a user proved who they are (auth_time): a locked console stays locked. Have it send auth_time, or set identity.unlock ' +
      'to "prompted", which believes that it asks.',
    'auth-time',
  )
}

/** Ends the sign-in at the provider as the console does, and tries whether it has ended, here and in the browser. */
export async function checkSignOut({ signIn, profile }: CheckContext): Promise<readonly Finding[] | NotTried> {
  if (!signIn.isWanted) return { notTried: 'Left out by --no-sign-in.' }
  const { session } = signIn
  if (session === undefined) return { notTried: 'There is no refresh token to revoke.' }
  const provider = await signIn.provider()
  return [await revocationFinding(signIn, provider, session), ...(await browserFinding(signIn, session, profile))]
}

async function revocationFinding(signIn: CheckContext['signIn'], provider: Provider, { refreshToken }: Session): Promise<Finding> {
  if (refreshToken === undefined) return works('There is no refresh token to revoke.')
  if (!provider.revokes) return works('The provider has no address where refresh tokens are revoked: one stays good there until it ends.')
  const refusal = await signIn.end().then(() => undefined, identityProblem)
  if (refusal !== undefined) return wrong(refusal.message)
  const proof = await provider.refresh(refreshToken).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (proof === undefined) {
    return wrong('The provider answers that it has revoked the refresh token, and still takes it. Have revocation switched on for this client.')
  }
  if (isGrantOver(proof)) return works('Signing out revokes the refresh token.')
  return suspected('The provider answers that it has revoked the refresh token. Whether it has could not be seen.')
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function browserFinding(signIn: CheckContext['signIn'], session: Session, { identity }: ConnectionProfile): Promise<readonly Finding[]> {
  const hasEnded = await signIn.endBrowserSession(session).catch(messageOf)
  if (hasEnded === undefined) return []
  if (hasEnded === true) return [works('The page for signing out ends the session of the browser.')]
  if (hasEnded !== false) return [suspected(`Whether the page for signing out ends the session of the browser could not be seen: ${hasEnded}`)]
  const still = 'The page for signing out was opened, and the browser is still signed in: the next person at it gets in without a password.'
  const hint =
    identity.signOutHint === true ? 'Have the provider end it without a question.' : 'If you pressed what it asked for, set identity.signOutHint to true.'
  return [wrong(`${still} ${hint}`)]
}
