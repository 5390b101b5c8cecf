import type { CustomFetch } from 'openid-client'

/** The identity provider gave no answer, or said itself that it is failing; `message` is the end of a sentence. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
  readonly advice: string

  constructor(message: string, { advice = TRY_AGAIN, ...options }: ErrorOptions & { readonly advice?: string | undefined } = {}) {
    super(message, options)
    this.advice = advice
  }
}

const TRY_AGAIN = 'Try again in a moment.'

const LARGEST_ANSWER = 1 << 20

/** What is the network's or the server's fault, a cut answer too, rejects with `ProviderUnreachable`: it never ends a session. */
export function providerFetch(fetch: typeof globalThis.fetch): CustomFetch {
  return async (url, { body, signal, ...options }) => {
    try {
      const response = await fetch(url, { ...options, body: bodyInit(body), signal: signal ?? null, credentials: 'omit', cache: 'no-store' })
      if (response.status >= 500) throw new ProviderUnreachable(`it answered with an error (${response.status})`)
      if (response.status === 407) throw new ProviderUnreachable('the proxy of this computer asks for a password')
      const content = await response.arrayBuffer()
      if (content.byteLength > LARGEST_ANSWER) throw new ProviderUnreachable('its answer is far too long')
      return new Response(content.byteLength === 0 ? null : content, { status: response.status, headers: response.headers })
    } catch (error) {
      throw error instanceof ProviderUnreachable ? error : unreachable(error)
    }
  }
}

/** openid-client sends forms and, for requests this console does not make, bytes. */
const bodyInit = (body: unknown): string | URLSearchParams | null => (typeof body === 'string' || body instanceof URLSearchParams ? body : null)

/** What a failure's code means, and what helps where trying again does not. The first that matches counts. */
const REASONS: readonly (readonly [RegExp, string, string?])[] = [
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
  [/ECONNREFUSED|CONNECTION_REFUSED/, 'it refuses connections'],
  [/INTERNET_DISCONNECTED|ENETUNREACH|EHOSTUNREACH|ADDRESS_UNREACHABLE/, 'there is no network'],
]

function unreachable(error: unknown): ProviderUnreachable {
  if (!(error instanceof Error)) return new ProviderUnreachable('the connection failed', { cause: error })
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return new ProviderUnreachable('it did not answer in time', { cause: error })
  // Node says it in the cause's code, Chromium in the message.
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.message
  const [, reason = 'the connection failed', advice] = REASONS.find(([pattern]) => pattern.test(code)) ?? []
  return new ProviderUnreachable(reason, { cause: error, advice })
}
