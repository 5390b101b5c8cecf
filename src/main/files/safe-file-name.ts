// Names that Windows keeps for devices, with or without an ending.
const RESERVED = /^(?:con|prn|aux|nul|con(?:in|out)\$|clock\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?:\.|$)/i

// Separators and wildcards of every system; control characters; marks that turn the direction of writing (they make
// `gpj.exe` look like `exe.jpg`) and other characters without a width.
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/**
 * Longest name in UTF-16 units. Leaves room for ` (99)` and the ending of a part file within 255 bytes,
 * the limit of most file systems.
 */
const LONGEST = 60
const LONGEST_ENDING = 10

/** A name that every system takes and that is what it looks like: no path, device, hidden file or invisible character. */
export function safeFileName(name: string, fallback: string): string {
  const cleaned = name.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ')
  const { stem, ending } = splitEnding(trimDotsAndBlanks(cleaned))
  const cut = trimDotsAndBlanks(cutTo(stem, LONGEST))
  if (cut === '') return fallback
  return RESERVED.test(cut) ? `_${cut}${ending}` : cut + ending
}

/** The name and its ending with the dot; the ending is empty when there is none that looks like one. */
export function splitEnding(name: string): { readonly stem: string; readonly ending: string } {
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 ? name.slice(dot) : ''
  const isEnding = ending.length > 1 && ending.length <= LONGEST_ENDING && /^\.[a-z0-9]+$/i.test(ending)
  return isEnding ? { stem: name.slice(0, dot), ending } : { stem: name, ending: '' }
}

// Windows drops dots and blanks at the end; a dot at the beginning hides the file elsewhere.
const trimDotsAndBlanks = (name: string): string => name.replace(/^[\s.]+|[\s.]+$/g, '')

/** Cuts to a number of UTF-8 bytes that fits `longest` characters of three bytes, never inside a character. */
function cutTo(name: string, longest: number): string {
  let kept = ''
  let bytes = 0
  for (const character of name) {
    bytes += Buffer.byteLength(character)
    if (bytes > longest * 3) break
    kept += character
  }
  return kept
}
