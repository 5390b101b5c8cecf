import { folded } from '#shared/domain/text/folded-text.ts'
import { placesOf } from '#shared/domain/text/found-places.ts'

/** A place where the text was found: a part of the page's text, or a field that holds it. */
export type Match = { readonly kind: 'text'; readonly range: Range } | { readonly kind: 'field'; readonly field: HTMLElement }

/** More would only be counted, and slow each keystroke on a long list. */
export const MOST_MATCHES = 999

const SKIPPED = 'script, style, noscript, template, [aria-hidden="true"] svg'
const FIELDS = 'input:not([type="password"], [type="checkbox"], [type="radio"], [type="hidden"], [type="file"]), textarea'

/**
 * Finds a text on the page, in the page's order, at most `MOST_MATCHES` times, comparing as searches do. Empty for
 * blanks.
 * @param isSearched whether an element is on screen and not part of the search itself
 */
export const findMatches = (root: Element, text: string, isSearched: (element: Element) => boolean): readonly Match[] => {
  const wanted = folded(text)
  if (wanted.trim() === '') return []
  const matches: Match[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node !== null && matches.length < MOST_MATCHES; node = walker.nextNode()) {
    if (node instanceof Element) {
      const isFound = node.matches(FIELDS) && folded((node as HTMLInputElement).value).includes(wanted) && isSearched(node)
      if (isFound) matches.push({ kind: 'field', field: node as HTMLElement })
    } else matches.push(...rangesIn(node, wanted, isSearched))
  }
  return matches.slice(0, MOST_MATCHES)
}

const rangesIn = (node: Node, wanted: string, isSearched: (element: Element) => boolean): readonly Match[] => {
  const places = placesOf(node.nodeValue ?? '', wanted, MOST_MATCHES)
  const parent = node.parentElement
  if (places.length === 0 || parent === null || parent.closest(SKIPPED) !== null || parent.closest('textarea') !== null || !isSearched(parent)) return []
  return places.map(([start, end]) => {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return { kind: 'text', range }
  })
}

export const elementOf = (match: Match): Element | null => (match.kind === 'field' ? match.field : match.range.startContainer.parentElement)

/** Whether two searches found the same place. */
export const isSameMatch = (one: Match, other: Match): boolean => {
  if (one.kind === 'text') {
    return other.kind === 'text' && one.range.startContainer === other.range.startContainer && one.range.startOffset === other.range.startOffset
  }
  return other.kind === 'field' && one.field === other.field
}
