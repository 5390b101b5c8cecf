import type { CustomFetch } from 'openid-client'

/** The identity provider gave no answer, or said itself that it is failing; `message` is the end of a sentence. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
}

/** Answers of a provider are small; a larger one is not meant for us. */
const LARGEST_ANSWER = 1 << 20

/**
 * `fetch` as openid-client uses it, with the bad days told apart: everything that is the network's or the server's fault rejects with `ProviderUnreachable`,
 * so that a session is never ended by it. The body is read here, so that an answer cut short counts as none.
 */
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
      throw error instanceof ProviderUnreachable ? error : new ProviderUnreachable(reasonOf(error), { cause: error })
    }
  }
}

/** openid-client sends forms and, for requests this console does not make, bytes. */
const bodyInit = (body: unknown): string | URLSearchParams | null => (typeof body === 'string' || body instanceof URLSearchParams ? body : null)

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the connection failed'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'it did not answer in time'
  // Node says it in the cause's code, Chromium in the message.
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.message
  if (/TUNNEL_CONNECTION|PROXY/.test(code)) return 'the proxy of this computer does not let the console through'
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return 'its certificate is not trusted by this computer'
  if (/ENOTFOUND|EAI_AGAIN|NAME_NOT_RESOLVED/.test(code)) return 'its name cannot be found'
  if (/ECONNREFUSED|CONNECTION_REFUSED/.test(code)) return 'it refuses connections'
  if (/INTERNET_DISCONNECTED|ENETUNREACH|EHOSTUNREACH|ADDRESS_UNREACHABLE/.test(code)) return 'there is no network'
  return 'the connection failed'
}
