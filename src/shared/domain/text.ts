const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Cuts a text after this many characters as a reader counts them and marks the cut with three dots. An emoji or a letter with its marks
 * counts as one and is never split.
 */
export const truncate = (text: string, limit: number): string => {
  // No text has more characters than code units: nearly every cell is answered here.
  if (text.length <= limit) return text
  let end = 0
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) end = index
    count += 1
    if (count > limit) return `${text.slice(0, end)}...`
  }
  return text
}

/** A message of the server as people read it: every underscore a space. */
export const readableServerMessage = (message: string): string => message.replaceAll('_', ' ')

/** The lower-case slug of a title: letters and digits of any script, everything between them one hyphen. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** The domain to check for a new site: `{subdomain}.{domain}`, trimmed. */
export const fullDomain = (subdomain: string, domain: string): string => `${subdomain.trim()}.${domain.trim()}`

const grouped = new Intl.NumberFormat('en-US')

/** "104,204" */
export function formatCount(count: number): string {
  return grouped.format(count)
}
