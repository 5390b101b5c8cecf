/** A part of a number format: text that is shown as it is, or what the number is put into. */
type Token = { readonly literal: string } | { readonly code: string }

/** The displayed value of a number cell, if its format shows anything but the number. */
export type CellFormat =
  /** Typed behind an apostrophe. */
  | { readonly kind: 'text' }
  | { readonly kind: 'percent'; readonly least: number; readonly most: number }
  /** `elapsed`: the largest unit counts on, as in 36:00. */
  | { readonly kind: 'time'; readonly elapsed: 'h' | 'm' | 's' | null; readonly hasSeconds: boolean }
  /** The digits of a code, `"SHOP-"000` or `00000`. */
  | { readonly kind: 'digits'; readonly tokens: readonly Token[] }

export interface ShownNumber {
  readonly text: string
  readonly problem: string | null
}

/** Formats that workbooks name by number alone. */
const BUILT_IN: Readonly<Record<string, string>> = {
  9: '0%',
  10: '0.00%',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
}

const PART = /"([^"]*)"|\\(.)|[_*].|\[\$([^\]-]*)[^\]]*\]|\[([hms])\4*\]|\[[^\]]*\]|(;)|([-+ ():])|(.)/gisu

/** The format of positive numbers, in parts: colours, conditions and widths are left out. */
const tokensOf = (code: string): readonly Token[] => {
  const tokens: Token[] = []
  for (const [, quoted, escaped, currency, elapsed, end, sign, other] of code.matchAll(PART)) {
    if (end !== undefined) break
    const literal = quoted ?? escaped ?? currency ?? sign
    if (literal !== undefined) tokens.push({ literal })
    else if (elapsed !== undefined) tokens.push({ code: `[${elapsed.toLowerCase()}]` })
    else if (other !== undefined) tokens.push({ code: other })
  }
  return tokens
}

/** The format of a number that changes what people see of it. @param code undefined: one of the built-in formats */
export const cellFormat = (id: string, code: string | undefined): CellFormat | undefined => {
  const tokens = tokensOf(code ?? BUILT_IN[id] ?? '')
  const codes = tokens.map((token) => ('code' in token ? token.code : '')).join('')
  if (codes.includes('%')) {
    const decimals = /\.([0#?]+)/.exec(codes)?.[1] ?? ''
    return { kind: 'percent', least: decimals.replaceAll('#', '').length, most: decimals.length }
  }
  const clock = codes.replaceAll(/am\/pm|a\/p/gi, '')
  const [, elapsed] = /\[([hms])\]/.exec(clock) ?? []
  if (elapsed !== undefined || (/[hs]/i.test(clock) && !/[a-gi-ln-rt-z]/i.test(clock))) {
    const largest = elapsed ?? (/h/i.test(clock) ? null : 'm')
    return { kind: 'time', elapsed: largest as 'h' | 'm' | 's' | null, hasSeconds: /s/i.test(clock) }
  }
  return /^0{2,}$/.test(codes) ? { kind: 'digits', tokens } : undefined
}

/** A number as its format shows it. */
export const shownNumber = (number: number, format: Exclude<CellFormat, { readonly kind: 'text' }>): ShownNumber => {
  if (format.kind === 'percent') return { text: percentText(number, format), problem: null }
  return format.kind === 'time' ? shownTime(number, format) : { text: digitsText(number, format.tokens), problem: null }
}

const percentText = (number: number, { least, most }: { readonly least: number; readonly most: number }): string => {
  // Spreadsheets round what they keep, which are 15 digits: 0.285 is 28.5 and not 28.499999999999996.
  const [whole = '', decimals = ''] = Number((number * 100).toPrecision(15))
    .toFixed(most)
    .split('.')
  const kept = decimals.replace(/0+$/, '').padEnd(least, '0')
  return `${whole}${kept === '' ? '' : `.${kept}`}%`
}

const SECONDS_OF_DAY = 86_400
const two = (number: number): string => String(number).padStart(2, '0')

const shownTime = (number: number, { elapsed, hasSeconds }: Extract<CellFormat, { readonly kind: 'time' }>): ShownNumber => {
  if (number < 0) return { text: '########', problem: 'The cell has no time that a spreadsheet can show.' }
  const all = Math.round(number * SECONDS_OF_DAY)
  const [minutes, seconds] = [Math.floor(all / 60), all % 60]
  if (elapsed === 's') return { text: String(all), problem: null }
  const behind = hasSeconds ? `:${two(seconds)}` : ''
  if (elapsed === 'm') return { text: `${minutes}${behind}`, problem: null }
  const hours = Math.floor(minutes / 60)
  const text = `${two(elapsed === null ? hours % 24 : hours)}:${two(minutes % 60)}${behind}`
  const hidesDays = elapsed === null && all >= SECONDS_OF_DAY
  return { text, problem: hidesDays ? `“${text}” leaves out the days of the cell. Format it as a date, or as [h]:mm.` : null }
}

/** Fills the places of a format from the right; digits without a place go before the first one. */
const digitsText = (number: number, tokens: readonly Token[]): string => {
  const plain = String(number)
  if (!/^\d+$/.test(plain)) return plain
  const places = tokens.filter((token) => 'code' in token).length
  const digits = plain.padStart(places, '0')
  let next = digits.length - places
  let text = ''
  for (const token of tokens) {
    const isFirst = next === digits.length - places
    if ('literal' in token) text += token.literal
    else {
      text += isFirst ? digits.slice(0, next + 1) : (digits[next] ?? '')
      next += 1
    }
  }
  return text
}
