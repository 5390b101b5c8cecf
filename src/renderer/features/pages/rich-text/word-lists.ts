/** List and level of a paragraph, as Word writes them in its style. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d)/i
const ORDERED = /^\(?(?:(\d+)|[a-z]+)[.)]/i

interface OpenList {
  readonly list: HTMLElement
  readonly level: number
}

/**
 * Word copies lists as paragraphs, each with its bullet or number as text between two conditional comments. Makes them
 * lists, in place.
 */
export function makeWordLists(body: HTMLElement): void {
  let open: OpenList[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0) continue
    const number = ORDERED.exec(takeMarker(paragraph))
    const kind = number === null ? 'ul' : 'ol'
    if (open[0]?.list !== paragraph.previousElementSibling) open = []
    while ((open.at(-1)?.level ?? 0) > level || (open.at(-1)?.level === level && open.at(-1)?.list.localName !== kind)) open.pop()
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(kind)
      if (Number(number?.[1] ?? 1) > 1) list.setAttribute('start', String(Number(number?.[1])))
      const outer = open.at(-1)?.list.lastElementChild
      if (outer instanceof Element) outer.append(list)
      else paragraph.before(list)
      open.push({ list, level })
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.list.append(item)
    paragraph.remove()
  }
}

/** Removes the bullet or number from a paragraph of a list, and returns it. */
function takeMarker(paragraph: HTMLElement): string {
  const marked = [...paragraph.querySelectorAll<HTMLElement>('[style*="mso-list" i]')].filter((element) => /mso-list:\s*ignore/i.test(element.outerHTML))
  const nodes: ChildNode[] = marked.length > 0 ? marked : betweenComments(paragraph)
  const text = nodes.map((node) => node.textContent ?? '').join('')
  for (const node of nodes) node.remove()
  return text.trim()
}

function betweenComments(paragraph: HTMLElement): ChildNode[] {
  const nodes: ChildNode[] = []
  const comments = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode() !== null) {
    if (comments.currentNode.nodeValue?.includes('!supportLists') !== true) continue
    for (let next = comments.currentNode.nextSibling; next !== null && next.nodeType !== Node.COMMENT_NODE; next = next.nextSibling) nodes.push(next)
  }
  return nodes
}
