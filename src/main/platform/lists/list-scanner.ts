const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

/**
 * Finds the ends of a JSON list's elements in bytes that arrive in any pieces. Begins behind the opening bracket. All that matters in JSON is ASCII, and no
 * byte of a longer UTF-8 character is. It trusts the text to be JSON: parsing what lies between the ends shows whether it is.
 */
export class ListScanner {
  #depth = 0
  #inString = false
  #escaped = false

  /** Offsets of the last comma between two elements and of the bracket that closes the list, -1 for one that is not in this chunk. */
  scan(chunk: Uint8Array) {
    let depth = this.#depth
    let inString = this.#inString
    let escaped = this.#escaped
    let lastComma = -1
    let close = -1
    for (let at = 0; at < chunk.length && close === -1; at += 1) {
      const byte = chunk[at]
      if (inString) {
        if (escaped) escaped = false
        else if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) inString = false
      } else if (byte === QUOTE) inString = true
      else if (byte === COMMA) {
        if (depth === 0) lastComma = at
      } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1
      else if (byte === CLOSE_BRACKET && depth === 0) close = at
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth -= 1
    }
    this.#depth = depth
    this.#inString = inString
    this.#escaped = escaped
    return { lastComma, close }
  }
}
