import { truncate } from '#shared/domain/text.ts'
import type { ReadingChoice } from './table.ts'

/** The encodings to choose from, by their `TextDecoder` label. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-u': 'Cyrillic (KOI8)',
  ibm866: 'Cyrillic (DOS)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  shift_jis: 'Japanese (Shift-JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'iso-2022-jp': 'Japanese (ISO-2022-JP)',
  gb18030: 'Chinese, simplified (GB18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
  macintosh: 'Western European (Macintosh)',
  'utf-16le': 'UTF-16, little-endian',
  'utf-16be': 'UTF-16, big-endian',
}

interface DecodedText {
  readonly text: string
  /** Every byte is a character of the encoding. */
  readonly isClean: boolean
  /** Null if the encoding is certain. */
  readonly notice: string | null
  readonly choice: ReadingChoice | null
}

const decoded = (label: string, bytes: Uint8Array): string => new TextDecoder(label).decode(bytes)
const strictly = (label: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Decodes a text by its byte order mark, or as UTF-8 if every byte fits. Otherwise the encoding is a guess: the notice
 * shows a line to judge it by, and the user can choose another.
 */
export const decodeText = (bytes: Uint8Array, chosen: string | undefined): DecodedText => {
  const mark = markOf(bytes)
  const strict = strictly(mark ?? 'utf-8', bytes)
  const isJapanese = mark === undefined && strict !== null && strict.includes(ESCAPE)
  const wide = mark === undefined ? wideOf(bytes) : mark === 'utf-8' ? undefined : mark
  if (strict !== null && !isJapanese && (mark !== undefined || wide === undefined)) return { text: strict, isClean: true, notice: null, choice: null }
  const guess = mark ?? wide ?? (isJapanese ? 'iso-2022-jp' : guessOf(bytes))
  const encoding = chosen ?? guess
  const line = wide === undefined ? doubtfulLine(bytes) : { number: 1, bytes: firstWideLine(wide, bytes) }
  const label = encoding ?? 'windows-1252'
  return {
    text: decoded(label, bytes),
    isClean: strictly(label, bytes) !== null,
    notice: noticeOf(encoding, line.number, truncate(decoded(label, line.bytes), 120)),
    choice: {
      key: 'encoding',
      label: 'Encoding',
      value: encoding ?? '',
      options: Object.entries(ENCODINGS).flatMap(([value, name]) => {
        const reading = strictly(value, line.bytes)
        const isPossible =
          value.startsWith('utf-16') === (wide !== undefined) && reading !== null && !/[\p{Cc}\p{Co}\p{Cn}]/u.test(reading.replaceAll('\t', ''))
        if (value === 'utf-8' || value === encoding) return [{ value, label: name }]
        return isPossible ? [{ value, label: `${name}: ${excerpt(reading)}` }] : []
      }),
    },
  }
}

/** Escape sequences by which ISO-2022-JP, all of whose bytes are ASCII, switches to Japanese. */
const ESCAPE = '\u001B$'

const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
const markOf = (bytes: Uint8Array): string | undefined => MARKS.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte))?.[0]

/** UTF-16 without a byte order mark: every Latin letter of the headings has a zero byte on the same side. */
const wideOf = (bytes: Uint8Array): string | undefined => {
  const start = bytes.subarray(0, 1000)
  const [even, odd] = [0, 1].map((side) => start.filter((byte, place) => byte === 0 && place % 2 === side).length)
  if (bytes.length % 2 === 1 || even === undefined || odd === undefined || Math.max(even, odd) < Math.min(8, start.length / 4) || Math.min(even, odd) > 0)
    return undefined
  return odd > 0 ? 'utf-16le' : 'utf-16be'
}

/** UTF-8 with a few invalid bytes, or Windows-1252; undefined if it is neither. */
const guessOf = (bytes: Uint8Array): string | undefined => {
  const loose = decoded('utf-8', bytes)
  const wrong = loose.match(/\ufffd/g)?.length ?? 0
  const right = loose.match(/[^\0-\u007f\ufffd]/gu)?.length ?? 0
  if (right >= wrong) return 'utf-8'
  return isWestern(decoded('windows-1252', bytes)) ? 'windows-1252' : undefined
}

/**
 * In other alphabets nearly every letter of a word is beyond ASCII, and some bytes become symbols that nobody types.
 */
const isWestern = (text: string): boolean => {
  if (!/^[\t\r\n -~€‚„…‘’“”–—•™\u00a0¡£§©ª«®°±·º»¿À-ÖØ-öø-ÿ]*$/u.test(text)) return false
  const letters = (text.match(/\p{L}+/gu) ?? []).filter((word) => /[À-ÿ]/.test(word)).join('')
  return letters.replaceAll(/[a-z]/gi, '').length <= letters.length * 0.75
}

/** The first line of UTF-16, two bytes a character. */
const firstWideLine = (label: string, bytes: Uint8Array): Uint8Array => bytes.subarray(0, 2 * (decoded(label, bytes).split(/[\r\n]/, 1)[0]?.length ?? 0))

/** The first line with a byte that is not UTF-8. Line ends are the same bytes in every encoding but UTF-16. */
const doubtfulLine = (bytes: Uint8Array): { readonly number: number; readonly bytes: Uint8Array } => {
  const number = decoded('utf-8', bytes)
    .split(/\r\n|\r|\n/)
    .findIndex((line) => line.includes('\ufffd') || line.includes(ESCAPE))
  // One character a byte: places in this text are places of the bytes.
  const lines = decoded('windows-1252', bytes).split(/(\r\n|\r|\n)/)
  const start = lines.slice(0, 2 * number).join('').length
  return { number: number + 1, bytes: bytes.subarray(start, start + (lines[2 * number]?.length ?? 0)) }
}

const noticeOf = (encoding: string | undefined, line: number, text: string): string => {
  if (encoding === undefined) return `The file is not UTF-8. Choose the encoding in which line ${line} reads right.`
  if (encoding === 'utf-8')
    return `Some characters of the file are not UTF-8. Line ${line} reads: “${text}”. Correct the rows with a problem, or choose another encoding.`
  return `The file is not UTF-8. As ${ENCODINGS[encoding] ?? encoding}, line ${line} reads: “${text}”. Choose another encoding if that is wrong.`
}

/** Around the first character that is not ASCII. */
const excerpt = (text: string): string => {
  const at = Math.max(0, text.search(/[^\0-\u007f]/) - 12)
  return `${at === 0 ? '' : '...'}${truncate(text.slice(at), 40)}`
}
