import { failure } from '#shared/result.ts'
import type { Finding, Suspicion } from '../connection/finding.ts'
import { Fittings } from '../platform/fitting/fittings.ts'
import { messageText } from '../platform/message-text.ts'
import { type Check, type CheckContext, SILENT } from './check.ts'
import { CheckedSignIn, type CheckedSignInOptions } from './checked-sign-in.ts'
import { CHECKS } from './checks.ts'
import { forAuthor } from './for-author.ts'

export interface Outcome extends Pick<Finding, 'suspicion' | 'settles'> {
  readonly service: string
  readonly state: Finding['state']
  /** One line of at most 300 characters, without a token, a key or the parameters of a link. */
  readonly message: string
  /** How long the whole service took, milliseconds; with the last of its lines only. */
  readonly took?: number
}

export interface ProfileCheckOptions extends CheckedSignInOptions {
  /** Set to store a small object, which stays there. */
  readonly writesTest?: boolean
  /** Text of the file that `platform.schema` names. */
  readonly schemaText?: string | undefined
  /** Set if the policy of this computer locks the console. */
  readonly locks?: boolean
  /** Titles of the screens that are made of an operation, for what is said of it. */
  readonly screensOf?: (operation: string) => readonly string[]
}

const NOTHING_KEPT = 'A check keeps nothing.'
const NO_VAULT = {
  status: () => ({ mode: 'memory-only', reason: NOTHING_KEPT }) as const,
  seal: async () => failure('storage', NOTHING_KEPT),
  open: async () => ({ state: 'unavailable', reason: NOTHING_KEPT }) as const,
}

/**
 * Tries each service of a profile as the console uses it. Writes nothing on this computer and changes nothing on the
 * platform.
 */
export class ProfileCheck {
  readonly #options: ProfileCheckOptions
  readonly #fittings = new Fittings({ folder: '', vault: NO_VAULT, release: 'check', logger: SILENT })
  readonly #signIn: CheckedSignIn
  readonly #suspicions = new Set<Suspicion>()
  readonly #failed = new Set<string>()

  constructor(options: ProfileCheckOptions) {
    this.#options = options
    this.#signIn = new CheckedSignIn(options)
  }

  /** The outcomes, each as soon as it is known. Never rejects. */
  async *run(): AsyncGenerator<Outcome> {
    for (const check of CHECKS) yield* await this.#outcomesOf(check)
    await this.end()
  }

  /** Ends the sign-in at the provider too. Also for a run that is left early. Never rejects. */
  end(): Promise<void> {
    return this.#signIn.end().catch(() => undefined)
  }

  async #outcomesOf(check: Check): Promise<readonly Outcome[]> {
    const began = performance.now()
    const outcomes = await this.#tried(check)
    const took = performance.now() - began
    if (outcomes.some(({ state }) => state === 'wrong')) this.#failed.add(check.service)
    return outcomes.map((outcome, index) => ({
      ...outcome,
      service: check.service,
      message: messageText(conceal(forAuthor(outcome.message), [...this.#signIn.secrets(), this.#options.profile.places?.apiKey ?? ''])),
      ...(index === outcomes.length - 1 && outcome.state !== 'not tried' ? { took } : {}),
    }))
  }

  async #tried({ run, limit }: Check): Promise<readonly Omit<Outcome, 'service' | 'took'>[]> {
    const { profile, schemaText, fetch: send, writesTest = false, locks = false, screensOf } = this.#options
    const over = new AbortController()
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      over.abort()
      late.reject(new Error(`No answer came within ${limit / 1000} seconds. Check its address in the profile, and that this network reaches it.`))
    }, limit)
    const fetch: typeof globalThis.fetch = (input, init) =>
      send(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, over.signal]) : over.signal })
    const fittings = {
      fitOf: (_: unknown, operation: string) => this.#fittings.fitOf(profile, operation),
      offerOf: () => this.#fittings.offerOf(profile),
    }
    const fitSchema = () => this.#fittings.prepare({ ok: true, profile, ...(schemaText === undefined ? {} : { schemaText }) })
    const context: CheckContext = {
      profile,
      fetch,
      fittings,
      fitSchema,
      ...(schemaText === undefined ? {} : { schemaText }),
      signIn: this.#signIn,
      suspicions: this.#suspicions,
      failed: this.#failed,
      ...(screensOf === undefined ? {} : { screensOf }),
      ...(writesTest ? { writesTest } : {}),
      ...(locks ? { locks } : {}),
    }
    try {
      const result = await Promise.race([run(context), late.promise])
      if ('notTried' in result) return [{ state: 'not tried', message: result.notTried }]
      for (const { suspicion } of result) if (suspicion !== undefined) this.#suspicions.add(suspicion)
      return result
    } catch (error) {
      return [{ state: 'wrong', message: error instanceof Error ? error.message : String(error) }]
    } finally {
      clearTimeout(timer)
    }
  }
}

/** This many characters in a row of a secret are a part of it, and no accident. */
const WINDOW = 12

/** What a token is made of: what touches a part of a secret belongs to it. */
const ENDS_IN_TOKEN = /[\w.~+/-]+$/
const BEGINS_WITH_TOKEN = /^[\w.~+/-]+/

/** As a platform's message is made readable: that must not hide a secret from the search. */
const readable = (text: string): string => text.replaceAll('_', ' ')

/**
 * The text with `...` for every secret in it, whole or cut: what a service repeats may have been shortened on its
 * way, or its blanks drawn together.
 */
export function conceal(text: string, secrets: readonly string[]): string {
  const present = secrets.filter((secret) => secret !== '').map(readable)
  const searched = readable(text)
  let shown = ''
  let at = 0
  while (at < text.length) {
    const length = Math.max(0, ...present.map((secret) => partAt(searched, at, secret)))
    if (length === 0) {
      shown += text.charAt(at)
      at += 1
    } else {
      shown = `${shown.replace(ENDS_IN_TOKEN, '')}...`
      at += length
      at += BEGINS_WITH_TOKEN.exec(text.slice(at))?.[0].length ?? 0
    }
  }
  return shown
}

/** How much of a secret stands at a place of a text, 0 when it is too little to count. */
function partAt(text: string, at: number, secret: string): number {
  const least = Math.min(WINDOW, secret.length)
  const found = secret.indexOf(text.slice(at, at + least))
  if (found === -1 || at + least > text.length) return 0
  let length = least
  while (at + length < text.length && found + length < secret.length && text[at + length] === secret[found + length]) length += 1
  return length
}
