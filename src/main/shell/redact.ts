const HIDDEN = '[redacted]'

// Three base64url parts, the first of which is a JSON object: a signed token, wherever it stands.
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
const AUTHORIZATION = /\b(bearer|basic)\s+[\w.~+/=-]+/gi

// The name may stand quoted (JSON), bare (form) or in an address; the value ends at what ends a value there.
const NAMED =
  /\b((?:access|id|refresh)_?token|client_secret|code|code_verifier|code_challenge|state|nonce|password|api_?key|x-amz-(?:signature|credential|security-token)|awsaccesskeyid|signature|sig)(["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi

/** The text without tokens, keys, passwords and signed parts of addresses. Whatever goes to the log file goes through here. */
export const redact = (text: string): string => text.replace(TOKEN, HIDDEN).replace(AUTHORIZATION, `$1 ${HIDDEN}`).replace(NAMED, `$1$2${HIDDEN}`)
