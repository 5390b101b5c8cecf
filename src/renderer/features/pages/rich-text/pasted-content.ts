import { isImageAddress, isLinkAddress } from './page-address.ts'
import { makeWordLists } from './word-lists.ts'

/** The structure that a paste brings: elements, and those of their attributes that stay. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries('p h1 h2 h3 h4 h5 h6 div blockquote pre br hr ul li dl dt dd figure figcaption'.split(' ').map((name) => [name, []])),
  ...Object.fromEntries('b strong i em u s sub sup code table caption thead tbody tfoot tr'.split(' ').map((name) => [name, []])),
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
}

/** Elements that go with all that is in them; any other that is not kept leaves its content. */
const DROPPED = new Set(
  'script style title template noscript xml iframe frame object embed svg math audio video canvas input button select textarea'.split(' '),
)

interface PastedContent {
  readonly html: string
  /** Number of images without an address that visitors of the page can load. */
  readonly imagesLeftOut: number
}

/**
 * Reduces pasted HTML to its structure, without the styles, scripts, handlers and local addresses of the program it was
 * copied from. Jodit's own cleaning
 * knows Word only, and writes what was copied into a document of the console first.
 */
export function pastedContent(copied: string): PastedContent {
  const { body } = new DOMParser().parseFromString(`<body>${withinFragment(copied)}`, 'text/html')
  makeWordLists(body)
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: ChildNode[] = []
  while (comments.nextNode() !== null) found.push(comments.currentNode as ChildNode)
  for (const comment of found) comment.remove()

  let imagesLeftOut = 0
  // Inner elements first: what an outer one leaves is clean.
  for (const element of Array.from(body.querySelectorAll<HTMLElement>('*')).toReversed()) {
    if (element.localName === 'img' && !isImageAddress(element.getAttribute('src') ?? '')) {
      imagesLeftOut += 1
      element.remove()
    } else if (DROPPED.has(element.localName)) element.remove()
    else if (isKept(element)) keepAttributes(element)
    else element.replaceWith(...marked(element))
  }
  return { html: body.innerHTML.replace(/^\n+|\n+$/g, ''), imagesLeftOut }
}

/**
 * The copied part of what the clipboard holds: Windows puts a document around it, other systems its encoding before it.
 */
export const withinFragment = (copied: string): string =>
  copied
    .replace(/^[\s\S]*<!--StartFragment-->/i, '')
    .replace(/<!--EndFragment-->[\s\S]*$/i, '')
    .replace(/^<meta charset=[^>]*>/i, '')

const isKept = (element: HTMLElement): boolean => {
  // Google Docs copies an item of a list as a paragraph inside it.
  if (element.localName === 'p' && element.parentElement?.localName === 'li') return element.parentElement.childNodes.length > 1
  if (element.localName === 'a') return isLinkAddress(element.getAttribute('href') ?? '')
  // Google Docs puts everything it copies into a `<b>` that is not bold.
  if (element.localName === 'b' || element.localName === 'strong') return !/font-weight:\s*(?:normal|[1-4]00)/i.test(element.getAttribute('style') ?? '')
  return Object.hasOwn(KEPT, element.localName)
}

const keepAttributes = (element: HTMLElement): void => {
  const kept = KEPT[element.localName] ?? []
  for (const { name, value } of Array.from(element.attributes)) {
    // Without it an Arabic paragraph would begin at the left.
    const isDirection = name === 'dir' && value.toLowerCase() === 'rtl'
    if (!kept.includes(name) && !isDirection) element.removeAttribute(name)
  }
}

const MARKS: readonly (readonly [string, RegExp])[] = [
  ['strong', /font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
  ['u', /text-decoration[^;]*:[^;]*underline/i],
  ['s', /text-decoration[^;]*:[^;]*line-through/i],
  ['sub', /vertical-align:\s*sub/i],
  ['sup', /vertical-align:\s*super/i],
]

/** The content of an element that goes, inside the marks that its style stood for. */
function marked(element: HTMLElement): ChildNode[] {
  const style = element.localName === 'span' || element.localName === 'font' ? (element.getAttribute('style') ?? '') : ''
  const isLink = element.closest('a') !== null || element.querySelector('a') !== null
  const names = MARKS.filter(([name, sign]) => sign.test(style) && !(name === 'u' && isLink))
  let content = [...element.childNodes]
  if (element.textContent.trim() === '') return content
  for (const [name] of names) {
    const mark = element.ownerDocument.createElement(name)
    mark.append(...content)
    content = [mark]
  }
  return content
}
