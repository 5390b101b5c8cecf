import { AuthorizationResponseError, ClientError, type CustomFetch, ResponseBodyError } from 'openid-client'
import { shownLine } from '#shared/domain/text/shown-line.ts'
import { type FailureKind, failure, type Result } from '#shared/result.ts'
import { bodyWithin } from '../../platform/http/body-within.ts'
import { causes, notUnderstood, statusOf } from './strange-answer.ts'

const OAUTH_ERRORS: Readonly<Record<string, string>> = {
  access_denied: 'The sign-in was refused or stopped in the browser.',
  login_required: 'The identity provider wants you to sign in again.',
  interaction_required: 'The identity provider wants you to sign in again.',
  consent_required: 'The identity provider wants your consent first.',
  invalid_grant: 'The identity provider no longer accepts this sign-in.',
  invalid_client: 'The identity provider does not know this console: check identity.clientId in the connection profile.',
  unauthorized_client: 'The identity provider does not allow this console to sign people in: check identity.clientId in the connection profile.',
  invalid_scope: 'The identity provider does not offer what was asked of it: check identity.scopes in the connection profile.',
  server_error: 'The identity provider had an internal error.',
  temporarily_unavailable: 'The identity provider is busy.',
}

const CLIENT_ERRORS: Readonly<Record<string, string>> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'The clock of this computer and that of the identity provider differ too much. Set the clock and try again.',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'The answer of the identity provider does not belong to this sign-in. Try again.',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'Another identity provider answers at that address. Check identity.issuer in the connection profile.',
}

/** Turns whatever openid-client threw into words. */
export function identityProblem(error: unknown): IdentityProblem {
  if (error instanceof IdentityProblem) return error
  const unreachable = causes(error).find((cause) => cause instanceof ProviderUnreachable)
  if (unreachable !== undefined) {
    return new IdentityProblem('unreachable', `The identity provider cannot be reached: ${unreachable.message}. ${unreachable.advice}`, { cause: error })
  }
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return new IdentityProblem('identity', oauthMessage(error.error, error.error_description), { cause: error })
  }
  const known = error instanceof ClientError ? CLIENT_ERRORS[error.code ?? ''] : undefined
  return new IdentityProblem('identity', known ?? notUnderstood(error), { cause: error })
}

/** True if the provider rejects a parameter of the request (RFC 6749, section 4.1.2.1). */
export const isInvalidRequest = ({ cause }: IdentityProblem): boolean => cause instanceof AuthorizationResponseError && cause.error === 'invalid_request'

const WANTS_SECRET =
  'The identity provider does not revoke the sign-in (status 401): it wants a secret, which a program on a desktop cannot keep. ' +
  'Have it revoke tokens of public clients.'

/** Errors of OAuth that pass (RFC 6749, section 4.1.2.1). */
const PASSING = new Set(['server_error', 'temporarily_unavailable'])

/**
 * As `identityProblem`, of a revocation. A `RevocationRefused` only where the provider itself said no: a sign-in page of
 * the network answers too.
 */
export function revocationProblem(error: unknown): IdentityProblem {
  const { kind, message } = identityProblem(error)
  if (error instanceof ResponseBodyError && !PASSING.has(error.error)) return new RevocationRefused(kind, message, { cause: error })
  return statusOf(error) === 401 ? new RevocationRefused(kind, WANTS_SECRET, { cause: error }) : identityProblem(error)
}

/** Answers to a refresh that only a new sign-in helps against: the token is over, or, as Entra has it, the user must do something first. */
const OVER = new Set(['invalid_grant', 'interaction_required', 'login_required', 'consent_required'])

export const isGrantOver = (error: unknown): boolean => error instanceof ResponseBodyError && OVER.has(error.error)

function oauthMessage(code: string, description: string | undefined): string {
  const message = OAUTH_ERRORS[code] ?? `The identity provider answered "${printable(code)}".`
  return description === undefined || description === '' ? message : `${message} It says: ${printable(description)}`
}

/** A foreign text, cut to a sentence's length and without control characters. */
export const printable = (text: string): string => shownLine(text, 200)

export type IdentityProblemKind = Extract<FailureKind, 'identity' | 'unreachable' | 'cancelled' | 'signed-out'>

/** Signing in, refreshing or signing out went wrong. The message is a sentence for the user that names the next step; it never holds a token. */
export class IdentityProblem extends Error {
  override readonly name = 'IdentityProblem'
  readonly kind: IdentityProblemKind

  constructor(kind: IdentityProblemKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }

  toFailure(): Result<never> {
    return failure(this.kind, this.message)
  }
}

/** The provider does not revoke this token, now or later. */
export class RevocationRefused extends IdentityProblem {}

/** The identity provider gave no answer, or said itself that it is failing; `message` is the end of a sentence. */
class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
  readonly advice: string

  constructor(message: string, { advice = TRY_AGAIN, ...options }: ErrorOptions & { readonly advice?: string | undefined } = {}) {
    super(message, options)
    this.advice = advice
  }
}

const TRY_AGAIN = 'Try again in a moment.'

const LARGEST_ANSWER = 1 << 20

/** Statuses by which it says that the same may be asked again later. */
const BUSY = new Set([408, 429])

const ASKS_FOR_PASSWORD = 'the proxy of this computer asks for a password'

/** What is the network's or the server's fault, a cut answer too, rejects with `ProviderUnreachable`: it never ends a session. */
export function providerFetch(fetch: typeof globalThis.fetch): CustomFetch {
  return async (url, { body, signal, ...options }) => {
    try {
      const response = await fetch(url, { ...options, body: bodyInit(body), signal: signal ?? null, credentials: 'omit', cache: 'no-store' })
      if (response.status >= 500) throw new ProviderUnreachable(`it answered with an error (${response.status})`)
      if (response.status === 407) throw new ProviderUnreachable(ASKS_FOR_PASSWORD)
      if (BUSY.has(response.status)) throw new ProviderUnreachable(`it is too busy (${response.status})`)
      const content = await bodyWithin(response, LARGEST_ANSWER)
      if (content === undefined) throw new ProviderUnreachable('its answer is far too long')
      return new Response(content.byteLength === 0 ? null : content, { status: response.status, headers: response.headers })
    } catch (error) {
      throw error instanceof ProviderUnreachable ? error : networkFault(error)
    }
  }
}

/** openid-client sends forms and, for requests this console does not make, bytes. */
const bodyInit = (body: unknown): string | URLSearchParams | null => (typeof body === 'string' || body instanceof URLSearchParams ? body : null)

/** What a failure's code means, and what helps where trying again does not. The first that matches counts. */
const REASONS: readonly (readonly [RegExp, string, string?])[] = [
  [/PROXY_AUTH/, ASKS_FOR_PASSWORD, 'Sign in to the proxy by the notice at the top of the window, then try again.'],
  [/TUNNEL_CONNECTION|PROXY/, 'the proxy of this computer does not let the console through'],
  [
    /CERT_AUTHORITY|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/,
    'its certificate is not trusted by this computer',
    'Ask your administrator to add its certificate authority to the certificates of this computer.',
  ],
  [
    /CERT_DATE|CERT_HAS_EXPIRED|CERT_NOT_YET/,
    'its certificate is not valid today',
    'Check the clock of this computer; if it is right, tell your administrator.',
  ],
  [/CERT|SSL|TLS/, 'its certificate or encryption is not accepted by this computer', 'Tell your administrator.'],
  [/ENOTFOUND|EAI_AGAIN|NAME_NOT_RESOLVED/, 'its name cannot be found'],
  [/ECONNREFUSED|CONNECTION_REFUSED/, 'the connection was refused'],
  [/INTERNET_DISCONNECTED|ENETUNREACH|EHOSTUNREACH|ADDRESS_UNREACHABLE/, 'there is no network'],
]

function networkFault(error: unknown): ProviderUnreachable {
  if (!(error instanceof Error)) return new ProviderUnreachable('the connection failed', { cause: error })
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return new ProviderUnreachable('it did not answer in time', { cause: error })
  // Node says it in the cause's code, Chromium in the message.
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.message
  const [, reason = 'the connection failed', advice] = REASONS.find(([pattern]) => pattern.test(code)) ?? []
  return new ProviderUnreachable(reason, { cause: error, advice })
}
