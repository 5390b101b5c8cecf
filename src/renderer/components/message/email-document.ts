import type { Placeholder } from '#shared/domain/content/template.ts'

/** What has no place in an email that is only looked at: it runs, loads, sends or leads away. */
const UNSAFE = 'script, base, meta, link, iframe, object, embed, form, input, button, select, textarea, template, noscript'
const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'background', 'srcset']

/**
 * The text of an email as the HTML to look at: whatever could run, load another document or send something is taken out, placeholders are marked. Plain text
 * keeps its line breaks. It belongs into a frame with an empty `sandbox`.
 */
export const emailMarkup = (text: string, placeholders: readonly Placeholder[]): string => {
  const parsed = new DOMParser().parseFromString(isMarkup(text) ? text : asParagraph(text), 'text/html')
  for (const element of parsed.querySelectorAll(UNSAFE)) element.remove()
  for (const element of parsed.querySelectorAll('*')) clean(element)
  markPlaceholders(parsed, placeholders)
  return parsed.documentElement.outerHTML
}

const isMarkup = (text: string): boolean => /<[a-z][^>]*>/i.test(text)

const asParagraph = (text: string): string => {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  paragraph.style.whiteSpace = 'pre-wrap'
  return paragraph.outerHTML
}

function clean(element: Element): void {
  for (const { name, value } of element.attributes) {
    const isHandler = name.toLowerCase().startsWith('on') || name.toLowerCase() === 'srcdoc'
    if (isHandler || (ADDRESS_ATTRIBUTES.includes(name.toLowerCase()) && !isHarmlessAddress(value))) element.removeAttribute(name)
  }
}

/** Browsers pass over blanks and control characters in an address: so does this. */
const isHarmlessAddress = (address: string): boolean => {
  const text = address.replaceAll(/[\s\p{C}]/gu, '').toLowerCase()
  const scheme = /^[a-z][a-z0-9+.-]*:/.exec(text)?.[0]
  return scheme === undefined || ['https:', 'http:', 'mailto:', 'tel:'].includes(scheme) || text.startsWith('data:image/')
}

function markPlaceholders(parsed: Document, placeholders: readonly Placeholder[]): void {
  const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Text && node.parentElement?.localName !== 'style') texts.push(node)
  }
  for (const node of texts) {
    const segments = textSegments(node.data, placeholders)
    if (segments.every(({ placeholder }) => placeholder === null)) continue
    node.replaceWith(...segments.map(({ text, placeholder }) => (placeholder === null ? text : marked(parsed, placeholder))))
  }
}

function marked(parsed: Document, { label, token }: Placeholder): HTMLElement {
  const mark = parsed.createElement('mark')
  mark.textContent = label
  mark.title = token
  return mark
}

/** A part of a text: plain, or a placeholder. */
export interface TextSegment {
  /** Where it begins in the text. */
  readonly at: number
  readonly text: string
  /** What the placeholder stands for; null in plain text. */
  readonly placeholder: Placeholder | null
}

/** A text cut at its placeholders, in order; none is lost. Tokens are compared as they are, capitals included; they are letters and underscores only. */
export const textSegments = (text: string, placeholders: readonly Placeholder[]): readonly TextSegment[] => {
  const byToken = new Map(placeholders.map((placeholder) => [placeholder.token, placeholder]))
  // Without placeholders nothing is found: no text holds the end of itself and more.
  const tokens = new RegExp([...byToken.keys()].join('|') || '$.', 'g')
  const segments: TextSegment[] = []
  let end = 0
  const add = (at: number, part: string): void => void (part !== '' && segments.push({ at, text: part, placeholder: byToken.get(part) ?? null }))
  for (const { index, 0: token } of text.matchAll(tokens)) {
    add(end, text.slice(end, index))
    add(index, token)
    end = index + token.length
  }
  add(end, text.slice(end))
  return segments
}
