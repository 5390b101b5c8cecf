const HIDDEN = '[redacted]'

// Three base64url parts, the first of which is a JSON object: a signed token, wherever it is.
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
const AUTHORIZATION = /\b(bearer|basic)\s+[\w.~+/=-]+/gi

const SECRETS =
  '(?:(?:access|id|refresh|session|security)?_?token|client_?secret|secret_?access_?key|code|code_verifier|code_challenge|state|nonce|password|api_?key|x-amz-(?:signature|credential|security-token)|awsaccesskeyid|signature|sig)'
const PERSONAL =
  '(?:(?:cust|customer|company|business|contact|owner|partner|first|last|full|user|billing)_?name|[a-z_]*(?:e-?mail|phone|mobile|whatsapp)(?:id|no|number|address)?|mob|to_?number|address_?line_?\\d?|street|landmark|pin_?code|zip_?code)'

// The name may be quoted (JSON, also inside a JSON text), bare (form) or in an address; the value ends at what ends a value there.
const NAMED = new RegExp(String.raw`\b(${SECRETS}|${PERSONAL})(\\?["']?\s*[=:]\s*)(?:(\\")(?:(?!\\").)*|(["'])(?:(?!\4)[^\\]|\\.)*|[^\s"'&,;}\\]+)`, 'gis')

// What the file system says of an error ends with what it was about: the folder of a person, the invoice of a customer. A name may hold the quotation mark.
const FILES = /\b(E[A-Z\d]{2,20}: [^'\n]{1,100}, [a-z]{1,20} )'[^\n]*'/g

const LOCAL_PART = String.raw`[\p{L}\p{M}\p{N}._%+'’-]`
const LABEL = String.raw`[\p{L}\p{M}\p{N}-]+`
// It begins where a run of its characters begins: so a long text is read once, not from each of its characters.
const EMAIL = new RegExp(String.raw`(?:"[^"\n]{1,64}"|(?<!${LOCAL_PART})${LOCAL_PART}+)(?:[@＠]|%40)${LABEL}(?:\.${LABEL})*`, 'gu')

// Eight to seventeen digits of any script with what people write between them. A date is matched first, so that it is left alone.
const BETWEEN = String.raw`(?:%20|[^\S\r\n]|[.()/\-\u2010-\u2015\uff0d]){0,3}`
const PHONE = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}_]-?)(?:(?<date>\d{4}-\d{2}-\d{2}|\d{2}[-/]\d{2}[-/]\d{4})|(?:[+＋]|%2B)?\(?\p{Nd}(?:${BETWEEN}\p{Nd}){7,16})(?![\p{L}\p{Nd}_])`,
  'gu',
)
/** A version: one of its later numbers has a single digit, which no group of a phone number has. */
const VERSION = /\.\d(?:\.|$)/

/** The text without secrets, personal data and names in fields. Whatever goes to a log file goes through here. */
export const redact = (text: string): string =>
  text
    .replace(FILES, `$1${HIDDEN}`)
    .replace(TOKEN, HIDDEN)
    .replace(AUTHORIZATION, `$1 ${HIDDEN}`)
    .replace(NAMED, `$1$2$3$4${HIDDEN}`)
    .replace(EMAIL, HIDDEN)
    .replace(PHONE, (found, ...rest: unknown[]) => {
      const { date } = rest.at(-1) as { readonly date?: string }
      return date !== undefined || VERSION.test(found) ? found : HIDDEN
    })
