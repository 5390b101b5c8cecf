import * as z from 'zod'
import type { ConnectionProfile } from '../connection/profile.ts'
import { SealedStore, type StoreSurroundings } from '../vault/sealed-store.ts'
import { LoopbackListener, SIGNED_OUT_PAGE } from './loopback-listener.ts'
import { type IdentityProblem, identityProblem, RevocationRefused } from './problems/provider-problem.ts'
import type { IdentityContext } from './provider.ts'
import { ownerId, type Session } from './session.ts'

/** The longest that providers let a refresh token live by default (a Cognito pool: 30 days), milliseconds. */
const LONGEST_TOKEN = 30 * 24 * 3_600_000

export interface RemoteSignOut {
  readonly profile: ConnectionProfile
  /** Empty where the console holds none any more. */
  readonly idToken: string
  readonly revocation: Revocation | undefined
  readonly isKept: boolean
}

/** The part of a sign-out that needs the provider. It runs in the background, and a step that fails does not keep the others from being taken. */
export class ProviderSignOut {
  readonly #options: IdentityContext
  readonly #pending: PendingRevocations
  readonly #running = new Set<Promise<void>>()

  constructor(options: IdentityContext, pending: PendingRevocations) {
    this.#options = options
    this.#pending = pending
  }

  /** Writes down, sealed, what has to be revoked. With `keep: false` it is tried in this run only. */
  async prepare(session: Session, profile: ConnectionProfile, { keep }: { readonly keep: boolean }): Promise<RemoteSignOut> {
    const { idToken, refreshToken, subject } = session
    if (refreshToken === undefined) return { profile, idToken, revocation: undefined, isKept: false }
    const { issuer, clientId } = profile.identity
    const until = this.#options.now() + LONGEST_TOKEN
    const revocation: Revocation = { issuer, clientId, owner: ownerId(profile, subject), refreshToken, until }
    return { profile, idToken, revocation, isKept: keep && (await this.#pending.add(revocation)) }
  }

  start(remote: RemoteSignOut): void {
    this.#run(this.#signOut(remote))
  }

  retry(profile: ConnectionProfile): void {
    this.#run(this.#retry(profile))
  }

  async forget(owner: string): Promise<void> {
    await this.#pending.remove((revocation) => revocation.owner === owner)
  }

  async settled(): Promise<void> {
    await Promise.all(this.#running)
  }

  async #signOut({ profile, idToken, revocation, isKept }: RemoteSignOut): Promise<void> {
    const revoked = revocation === undefined ? null : await problemOf(this.#revoke(profile, revocation))
    const opened = await problemOf(this.#openPage(profile, idToken))
    const problem = revoked ?? opened
    if (problem === null) return
    this.#options.logger.error(`Sign-out failed: ${problem.message}`)
    const next = revoked !== null && isKept && mayPass(revoked) ? ' The console tries again the next time it starts.' : ''
    const message = `You are signed out of the console, but not of the identity provider. ${sentenceOf(problem)}${next}`
    this.#options.announce({ kind: 'sign-out-failed', intent: 'error', message })
  }

  async #retry(profile: ConnectionProfile): Promise<void> {
    const { now, logger } = this.#options
    await this.#pending.remove(({ until }) => until <= now())
    const { issuer, clientId } = profile.identity
    for (const revocation of await this.#pending.list()) {
      if (revocation.issuer !== issuer || revocation.clientId !== clientId) continue
      const problem = await problemOf(this.#revoke(profile, revocation))
      if (problem !== null) logger.warn(`A sign-out of an earlier run failed again: ${problem.message}`)
    }
  }

  async #revoke(profile: ConnectionProfile, { refreshToken }: Revocation): Promise<void> {
    const problem = await problemOf(this.#options.providerOf(profile).then((provider) => provider.revoke(refreshToken)))
    if (problem === null || !mayPass(problem)) await this.#pending.remove((revocation) => revocation.refreshToken === refreshToken)
    if (problem !== null) throw problem
  }

  async #openPage(profile: ConnectionProfile, idToken: string): Promise<void> {
    const { openBrowser, providerOf } = this.#options
    const { logoutUrl } = profile.identity
    if (logoutUrl !== undefined) return openLogoutPage(logoutUrl, profile, openBrowser)
    const page = (await providerOf(profile)).endSessionAddress(idToken)
    if (page !== undefined) await openBrowser(page)
  }

  #run(work: Promise<void>): void {
    const running = work
      .catch((cause: unknown) => this.#options.logger.error(`Sign-out failed inside the console: ${String(cause)}`))
      .finally(() => this.#running.delete(running))
    this.#running.add(running)
  }
}

/** Why a step failed; null when it did not. */
const problemOf = (step: Promise<void>): Promise<IdentityProblem | null> => step.then(() => null, identityProblem)

/** A refusal of the provider is the same at each start; any other problem may pass. */
const mayPass = (problem: IdentityProblem): boolean => !(problem instanceof RevocationRefused)

/** The user has nothing to try again: they are signed out here. */
const sentenceOf = ({ message }: IdentityProblem): string => message.replace(/ Try again(?: in a moment)?\.$/, '')

/** How long the browser has to come back to the page that says "You are signed out", milliseconds. */
const RETURN_TIMEOUT = 60_000

/**
 * Ends the browser's session at a provider that has a page of its own for that, as a Cognito pool does: it takes `client_id` and `logout_uri`,
 * which must be registered. Resolves when the browser was opened; the page it comes back to is served for a minute.
 */
async function openLogoutPage(
  logoutUrl: string,
  { identity }: Pick<ConnectionProfile, 'identity'>,
  openBrowser: (url: string) => Promise<void>,
): Promise<void> {
  const listener = await LoopbackListener.open(identity, '/signed-out')
  const timer = setTimeout(() => listener.close(), RETURN_TIMEOUT)
  timer.unref()
  void listener
    .returned(() => true)
    .then(({ answer }) => {
      clearTimeout(timer)
      answer(SIGNED_OUT_PAGE)
      listener.close()
    })
  const address = new URL(logoutUrl)
  address.searchParams.set('client_id', identity.clientId)
  address.searchParams.set('logout_uri', listener.address)
  await openBrowser(address.href)
}

const revocationSchema = z.object({
  issuer: z.string().describe('gave the token, which is sent to no other'),
  clientId: z.string(),
  owner: z.string(),
  refreshToken: z.string(),
  until: z.number().describe('milliseconds; the token is of no use to anybody by then'),
})
export type Revocation = z.infer<typeof revocationSchema>

const EVERYBODY = 'every user of this computer'

/** The refresh tokens that still have to be revoked at their provider, sealed. Without a keychain a token is forgotten with the process. */
export class PendingRevocations {
  readonly #store: SealedStore<{ revocations: Revocation[] }>

  constructor({ vault, folder, logger }: Pick<StoreSurroundings, 'vault' | 'folder' | 'logger'>) {
    this.#store = new SealedStore({
      folder,
      purpose: 'revocations',
      fileName: () => 'revocations',
      schema: z.object({ revocations: z.array(revocationSchema) }),
      version: 1,
      limit: 1024 ** 2,
      label: 'The list of sign-outs to repeat',
      keepsDamaged: false,
      vault,
      logger,
    })
  }

  /** Whether the revocation is kept beyond this run. */
  add(revocation: Revocation): Promise<boolean> {
    return this.#change((known) => [...known, revocation])
  }

  remove(isOver: (revocation: Revocation) => boolean): Promise<boolean> {
    return this.#change((known) => known.filter((revocation) => !isOver(revocation)))
  }

  async list(): Promise<readonly Revocation[]> {
    const loaded = await this.#store.load(EVERYBODY)
    return loaded.ok ? (loaded.value[0]?.revocations ?? []) : []
  }

  async #change(change: (known: readonly Revocation[]) => Revocation[]): Promise<boolean> {
    const changed = await this.#store.change(EVERYBODY, (stored) => {
      const before = stored[0]?.revocations ?? []
      const revocations = change(before)
      if (revocations.length === before.length) return stored
      return revocations.length === 0 ? [] : [{ revocations }]
    })
    return changed.ok
  }
}
