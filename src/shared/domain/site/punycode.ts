// Names of RFC 3492, section 5.
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE_POINT = 128
const LAST_CODE_POINT = 0x10_ff_ff

/** a to z are 0 to 25, 0 to 9 are 26 to 35; -1 for anything else. */
const digitOf = (character: string): number => 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(character)

const adapted = (delta: number, points: number, isFirst: boolean): number => {
  let rest = isFirst ? Math.floor(delta / DAMP) : Math.floor(delta / 2)
  rest += Math.floor(rest / points)
  let k = 0
  for (; rest > Math.floor(((BASE - T_MIN) * T_MAX) / 2); k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}

/** Decodes a label without its `xn--`, in lower case, by RFC 3492; null if it is not punycode. */
export const punycodeText = (encoded: string): string | null => {
  const basic = encoded.lastIndexOf('-')
  const points = Array.from(encoded.slice(0, Math.max(basic, 0)), (character) => character.codePointAt(0) ?? 0)
  let [codePoint, place, bias] = [FIRST_CODE_POINT, 0, FIRST_BIAS]
  for (let at = basic + 1; at < encoded.length; ) {
    const before = place
    let weight = 1
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded[at] ?? ' ')
      if (digit < 0) return null
      at += 1
      place += digit * weight
      if (place > Number.MAX_SAFE_INTEGER / BASE) return null
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    bias = adapted(place - before, points.length + 1, before === 0)
    codePoint += Math.floor(place / (points.length + 1))
    place %= points.length + 1
    if (codePoint > LAST_CODE_POINT) return null
    points.splice(place, 0, codePoint)
    place += 1
  }
  return String.fromCodePoint(...points)
}
