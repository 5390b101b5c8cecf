/** Line breaks, direction marks and invisible characters, without the two joiners that Indic scripts and emoji need. */
const UNSHOWN = /(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}]/u

/**
 * Whether a text from outside can be shown as it is: as one line of at most `longest` characters that hides nothing.
 */
export const isShownLine = (text: string, longest: number): boolean => text.trim() !== '' && text.length <= longest && !UNSHOWN.test(text)

/** A text from outside as such a line. */
export const shownLine = (text: string, longest: number): string => text.slice(0, longest).replaceAll(new RegExp(UNSHOWN, 'gu'), ' ')
