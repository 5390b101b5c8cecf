/**
 * How far a request came. `not-sent`: certainly nothing of it reached the platform. `no-answer`: it may have. `cut-short`: an answer began and broke off.
 * `too-slow`: it may never have ended. `redirected`, `too-large`: an answer that is not read.
 */
export type TransportStage = 'not-sent' | 'no-answer' | 'cut-short' | 'too-slow' | 'redirected' | 'too-large'

/** A request without a whole answer; `message` is the end of a sentence. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly stage: TransportStage

  constructor(stage: TransportStage, message: string, options?: ErrorOptions) {
    super(message, options)
    this.stage = stage
  }
}

/**
 * Errors that come before the first byte of a request, by their codes in Node and in Chromium. Only what is certain is here: a reset or a fault within
 * an established TLS connection may come after the request.
 */
const NOT_SENT: readonly (readonly [codes: RegExp, reason: string])[] = [
  [/\b(ECONNREFUSED|ERR_CONNECTION_REFUSED)\b/, 'the connection was refused'],
  [/\b(ENOTFOUND|EAI_AGAIN|ERR_NAME_NOT_RESOLVED|ERR_NAME_RESOLUTION_FAILED|ERR_DNS_\w+)\b/, 'its name cannot be found'],
  [
    /\b(ENETUNREACH|ENETDOWN|EHOSTUNREACH|EHOSTDOWN|EADDRNOTAVAIL|ERR_INTERNET_DISCONNECTED|ERR_ADDRESS_UNREACHABLE|ERR_NETWORK_ACCESS_DENIED)\b/,
    'there is no network',
  ],
  [/\b(UND_ERR_CONNECT_TIMEOUT|ERR_CONNECTION_TIMED_OUT|ERR_CONNECTION_FAILED|ERR_UNSAFE_PORT)\b/, 'no connection could be made'],
  [/\bERR_PROXY_AUTH_\w+/, 'the proxy of this computer asks for a password'],
  [
    /\b(ERR_PROXY_CONNECTION_FAILED|ERR_TUNNEL_CONNECTION_FAILED|ERR_NO_SUPPORTED_PROXIES|ERR_MANDATORY_PROXY_CONFIGURATION_FAILED)\b/,
    'the proxy does not let it through',
  ],
  [
    /\b(ERR_CERT_\w+|CERT_\w+|\w*SELF_SIGNED_CERT\w*|UNABLE_TO_(VERIFY|GET)_\w+|ERR_TLS_CERT_\w+|ERR_SSL_(VERSION_OR_CIPHER_MISMATCH|WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG))\b/,
    'its certificate or encryption is not accepted by this computer',
  ],
]

export function requestError(error: unknown): TransportError {
  const codes = codesOf(error)
  if (/redirect/i.test(codes)) return new TransportError('redirected', 'it answers with a redirect', { cause: error })
  const known = NOT_SENT.find(([pattern]) => pattern.test(codes))
  return known === undefined
    ? new TransportError('no-answer', 'the connection broke off', { cause: error })
    : new TransportError('not-sent', known[1], { cause: error })
}

/** Node names the reason in the code of a cause, some causes deep; Chromium in the message. */
function codesOf(error: unknown): string {
  const codes: string[] = []
  for (let at = error; at instanceof Error && codes.length < 16; at = at.cause) codes.push(at.message, 'code' in at ? String(at.code) : '')
  return codes.join(' ')
}
