/**
 * What crosses between page and host is JSON; Electron's calls carry bytes as well. In JSON they stand as `{ "$bytes": "<base64>" }`.
 */
const BYTES = '$bytes'

/** The replacer for `JSON.stringify` in the page, as text: it becomes part of the preload script. */
export const BYTES_REPLACER = `(key, value) => (value instanceof Uint8Array ? { ${JSON.stringify(BYTES)}: value.toBase64() } : value)`

/** The reviver for `JSON.parse` in the page, as text: bytes as bytes. */
export const BYTES_REVIVER = `(key, value) => (typeof value?.[${JSON.stringify(BYTES)}] === 'string' ? Uint8Array.fromBase64(value[${JSON.stringify(BYTES)}]) : value)`

/** The text of what the host sends to the page. */
export const crossingText = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (part instanceof Uint8Array ? { [BYTES]: Buffer.from(part).toString('base64') } : part))

/** The value of what the page sent, bytes as bytes. */
export const parseCrossing = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown) => (isBytes(value) ? new Uint8Array(Buffer.from(value[BYTES], 'base64')) : value))

const isBytes = (value: unknown): value is { readonly [BYTES]: string } =>
  typeof value === 'object' && value !== null && BYTES in value && typeof value[BYTES] === 'string' && Object.keys(value).length === 1
