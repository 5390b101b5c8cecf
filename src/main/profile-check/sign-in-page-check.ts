import type { Finding } from '../connection/finding.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import type { Provider } from '../identity/provider.ts'
import type { CheckContext, NotTried } from './check.ts'

const SERVICE = 'Sign-in page'

/** A port nobody registers, for a client that may come back to any. */
const ANY_PORT = 49_737

/** Asks for the sign-in page as a browser would, once for each address that the browser may come back to. Nobody signs in. */
export async function checkSignInPage({ profile, fetch, signIn }: CheckContext): Promise<readonly Finding[] | NotTried> {
  const provider = await signIn.provider().catch(() => undefined)
  if (provider === undefined) return { notTried: 'The identity provider has to answer first.' }
  const callbacks = callbackAddresses(profile)
  const answers = await Promise.all(callbacks.map((callback) => refusalOf(provider, callback, fetch)))
  const refused = answers.filter((refusal) => refusal !== undefined)
  const [first] = refused
  if (first === undefined) {
    const message = `The provider knows the client ${profile.identity.clientId} and lets the browser come back to ${listed(profile, callbacks)}.`
    return [{ service: SERVICE, ok: true, message }]
  }
  if (refused.length === callbacks.length && refused.every(({ isCertain }) => isCertain)) signIn.forgo()
  const addresses = refused.map(({ callback }) => callback).join(', ')
  const message = `The provider refuses to sign in the client ${profile.identity.clientId} and come back to ${addresses} (${first.reason}). Check identity.clientId, identity.scopes and the client's registered callback addresses.`
  return [{ service: SERVICE, ok: false, message }]
}

const callbackAddresses = ({ identity }: ConnectionProfile): readonly string[] =>
  (identity.callbackPorts ?? [ANY_PORT]).map((port) => `http://${identity.callbackHost}:${port}/callback`)

const listed = ({ identity }: ConnectionProfile, callbacks: readonly string[]): string =>
  identity.callbackPorts === undefined ? `http://${identity.callbackHost} at any port` : callbacks.join(', ')

/** Statuses by which a provider refuses what was asked; others may be a guard against robots, and say nothing of a browser. */
const REFUSED = new Set([400, 401, 404])

interface Refusal {
  readonly callback: string
  /** As part of a sentence. */
  readonly reason: string
  readonly isCertain: boolean
}

/** Why the provider does not show its page, undefined when it does. Providers answer with a status, with an error page, or with an error for the client. */
async function refusalOf(provider: Provider, callback: string, fetch: typeof globalThis.fetch): Promise<Refusal | undefined> {
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
