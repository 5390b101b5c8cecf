import type { App } from 'electron'
import type { AskingProxyStatus } from '#shared/bridge/proxy.ts'
import type { Notice } from '#shared/bridge/shell.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../../bridge/serve-bridge.ts'
import type { Logger } from '../../log/logger.ts'
import type { ProxyLoginFile, StoredLogin } from './proxy-login-file.ts'
import type { AskingProxy, Passage, ProxyCredentials, ProxyProbe } from './proxy-probe.ts'

export interface ProxyLoginOptions {
  readonly probe: ProxyProbe
  /** Which proxies the system's settings name for an address: `PROXY proxy.example:3128; DIRECT`. */
  readonly resolveProxy: (address: string) => Promise<string>
  /** Makes every session forget the passwords it has. */
  readonly clearSessions: () => Promise<void>
  /** The session whose requests may be asked again; the sign-in is tried there. */
  readonly partition: string
  readonly file: Pick<ProxyLoginFile, 'canKeep' | 'read' | 'write' | 'remove'>
  readonly onSignedIn: () => void
  readonly announce: (notice: Omit<Notice, 'id'>) => void
  readonly withdraw: (kind: Notice['kind']) => void
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

/** Directories lock an account after a few wrong passwords. */
const ATTEMPTS = 3
/** Milliseconds until further attempts. */
const PAUSE = 60_000

const LONGEST_REALM = 80

/** The password of the proxy that the system's settings name: asks for it, gives it to that proxy and to nobody else, and keeps it sealed. */
export class ProxyLogin {
  readonly #options: ProxyLoginOptions
  readonly #now: () => number
  /** The proxy that waits for a password, and the address that it holds up. */
  #asking: { readonly proxy: AskingProxy; readonly address: string; isDismissed: boolean } | undefined
  #login: StoredLogin | undefined
  #hasAsked = false
  /** Grows with each password that a proxy took or refused: a session that passed before has to pass again. */
  #generation = 0
  #timesLetThrough = 0
  readonly #passed = new Map<string, number>()
  readonly #passing = new Map<string, Promise<Passage>>()
  #refusedAt: number[] = []
  #isSigningIn = false

  constructor(options: ProxyLoginOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  /** Grows whenever a proxy takes a password: what it held up before may get through now. */
  get timesLetThrough(): number {
    return this.#timesLetThrough
  }

  /** Whether a request through a session may be held up: a proxy has asked in this run, and the session has not passed it. */
  mayHoldUp(partition: string): boolean {
    return this.#hasAsked && this.#passed.get(partition) !== this.#generation
  }

  /** Gets the session of a partition past the proxy, once at a time, and asks the user where it cannot. Never rejects. */
  pass(partition: string, address: string): Promise<Passage> {
    const key = `${partition} ${new URL(address).origin}`
    const passing = this.#passing.get(key)
    if (passing !== undefined) return passing
    const passage = this.#pass(partition, address).finally(() => this.#passing.delete(key))
    this.#passing.set(key, passage)
    return passage
  }

  status(): AskingProxyStatus | null {
    if (this.#asking === undefined) return null
    const { proxy, isDismissed } = this.#asking
    const realm = proxy.realm.replace(/\p{C}/gu, ' ').slice(0, LONGEST_REALM)
    return { host: proxy.host, port: proxy.port, realm, canRemember: this.#options.file.canKeep(), isDismissed }
  }

  /** Tries a password at the proxy that asks. Failures: `busy` while one is tried or after too many refusals, `unreachable`. */
  async signIn({
    userName,
    password,
    remember,
  }: ProxyCredentials & { readonly remember: boolean }): Promise<Result<{ isAccepted: boolean; attemptsLeft: number }>> {
    const asking = this.#asking
    if (asking === undefined) return success({ isAccepted: true, attemptsLeft: ATTEMPTS })
    if (this.#isSigningIn) return failure('busy', 'A password is being tried already.')
    if (this.#attemptsLeft() === 0)
      return failure('busy', 'The proxy refused the sign-in three times. Wait a minute before you try again, or ask your administrator.')
    this.#isSigningIn = true
    try {
      const passage = await this.#options.probe(this.#options.partition, asking.address, async (proxy) =>
        isSame(proxy, asking.proxy) && (await this.#isOfSettings(proxy, asking.address)) ? { userName, password } : undefined,
      )
      if (passage.state === 'open') {
        await this.#accept({ ...asking.proxy, userName, password }, remember)
        return success({ isAccepted: true, attemptsLeft: ATTEMPTS })
      }
      if (passage.state === 'failed' || !passage.isRefused) return failure('unreachable', 'The proxy could not be reached. Try again in a moment.')
      this.#refusedAt.push(this.#now())
      return success({ isAccepted: false, attemptsLeft: this.#attemptsLeft() })
    } finally {
      this.#isSigningIn = false
    }
  }

  /** The user closed the dialog: it does not open by itself again. */
  dismiss(): void {
    if (this.#asking !== undefined) this.#asking.isDismissed = true
  }

  /** Destroys what is kept; the run forgets the password too, once `after` has ended. */
  async forget(after: Promise<unknown> = Promise.resolve()): Promise<void> {
    const removed = await this.#options.file.remove()
    void after.then(async () => {
      this.#login = undefined
      this.#generation++
      await this.#options.clearSessions()
    })
    if (!removed.ok) throw new Error(removed.error.message)
  }

  /** Gives no name and password to anything that asks the process for them: only a probe does. */
  refuse(app: Pick<App, 'on'>): void {
    app.on('login', (event, _contents, _details, _asked, answer) => {
      event.preventDefault()
      answer()
    })
  }

  async #pass(partition: string, address: string): Promise<Passage> {
    const before = this.#generation
    const passage = await this.#options.probe(partition, address, (proxy) => this.#known(proxy, address))
    if (passage.state === 'asked') {
      this.#hasAsked = true
      // Signed in while the proxy was answering.
      if (before !== this.#generation) return this.#pass(partition, address)
      if (passage.isRefused) await this.#drop()
      this.#ask(passage.proxy, address)
    }
    if (passage.state === 'open') {
      if (passage.isAnswered) {
        this.#hasAsked = true
        this.#timesLetThrough++
      }
      this.#passed.set(partition, before)
      this.#stopAsking()
    }
    return passage
  }

  /** The password for a proxy: only for the very one it was typed for, and only while the system's settings name it. */
  async #known(proxy: AskingProxy, address: string): Promise<ProxyCredentials | undefined> {
    const login = this.#login ?? (await this.#options.file.read())
    if (login === undefined || !isSame(proxy, login) || !(await this.#isOfSettings(proxy, address))) return undefined
    this.#login = login
    return login
  }

  async #isOfSettings({ host, port }: AskingProxy, address: string): Promise<boolean> {
    const resolved = await this.#options.resolveProxy(address).catch(() => '')
    const named = resolved.split(';').map((one) =>
      one
        .trim()
        .replace(/^\w+ +/, '')
        .toLowerCase(),
    )
    const isNamed = named.includes(`${host}:${port}`.toLowerCase()) || named.includes(`[${host}]:${port}`.toLowerCase())
    if (!isNamed) this.#options.logger.warn('A proxy that the settings of this computer do not name asked for a password and got none')
    return isNamed
  }

  async #accept(login: StoredLogin, remember: boolean): Promise<void> {
    this.#login = login
    this.#generation++
    this.#timesLetThrough++
    this.#refusedAt = []
    this.#passed.set(this.#options.partition, this.#generation)
    this.#stopAsking()
    this.#options.logger.info('Signed in to the proxy')
    this.#options.onSignedIn()
    const kept = await (remember ? this.#options.file.write(login) : this.#options.file.remove())
    if (!kept.ok)
      this.#options.announce({ kind: 'cache-not-written', intent: 'warning', message: `The password of the proxy was not kept. ${kept.error.message}` })
  }

  /** A refused password is not tried again: the next refusal may lock the account. */
  async #drop(): Promise<void> {
    this.#login = undefined
    this.#generation++
    await this.#options.file.remove()
  }

  #ask(proxy: AskingProxy, address: string): void {
    if (this.#asking !== undefined && isSame(this.#asking.proxy, proxy)) return
    this.#asking = { proxy, address, isDismissed: false }
    this.#options.withdraw('proxy-login')
    this.#options.logger.warn('The proxy of this computer asks for a password')
    const message = `The proxy ${proxy.host}:${proxy.port} of this computer asks for a name and a password. Until you sign in to it, the console cannot reach the platform.`
    this.#options.announce({ kind: 'proxy-login', intent: 'error', message })
  }

  #stopAsking(): void {
    if (this.#asking === undefined) return
    this.#asking = undefined
    this.#options.withdraw('proxy-login')
  }

  #attemptsLeft(): number {
    this.#refusedAt = this.#refusedAt.filter((at) => this.#now() - at < PAUSE)
    return Math.max(0, ATTEMPTS - this.#refusedAt.length)
  }
}

const isSame = (one: AskingProxy, other: AskingProxy): boolean => one.host === other.host && one.port === other.port && one.realm === other.realm

export const proxyHandlers = (login: ProxyLogin): HandlersOf<'proxy'> => ({
  'proxy.status': () => success(login.status()),
  'proxy.signIn': (argument) => login.signIn(argument),
  'proxy.dismiss': () => {
    login.dismiss()
    return success(undefined)
  },
})
