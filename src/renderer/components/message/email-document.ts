import type { Placeholder } from '#shared/domain/content/template.ts'
import { textSegments } from './text-segments.ts'

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
  const texts: Node[] = []
  while (walker.nextNode()) if (walker.currentNode.parentElement?.localName !== 'style') texts.push(walker.currentNode)
  for (const node of texts) {
    const segments = textSegments(node.nodeValue ?? '', placeholders)
    if (segments.every(({ placeholder }) => placeholder === null)) continue
    const parts = segments.map(({ text, placeholder }) => (placeholder === null ? parsed.createTextNode(text) : marked(parsed, placeholder)))
    node.parentNode?.replaceChild(fragmentOf(parsed, parts), node)
  }
}

function marked(parsed: Document, { label, token }: Placeholder): HTMLElement {
  const mark = parsed.createElement('mark')
  mark.textContent = label
  mark.title = token
  return mark
}

function fragmentOf(parsed: Document, parts: readonly Node[]): DocumentFragment {
  const fragment = parsed.createDocumentFragment()
  fragment.append(...parts)
  return fragment
}
