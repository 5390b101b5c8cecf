/** A page's HTML in three: only the middle is edited, the rest comes back as it is. */
export interface DocumentParts {
  /** All up to the body's content: empty for a page that is a piece of a document. */
  readonly before: string
  readonly body: string
  readonly after: string
}

/** Splits HTML at its body. The editor would drop a head: what is there must not be lost by changing a word. */
export const splitDocument = (html: string): DocumentParts => {
  const start = /<body\b[^>]*>|<\/head\s*>/gi
  let from = 0
  for (const match of html.matchAll(start)) from = match.index + match[0].length
  const end = html.search(/<\/body\s*>(?:\s|<\/html\s*>|<!--[\s\S]*?-->)*$|<\/html\s*>\s*$/i)
  const to = end < from ? html.length : end
  return { before: html.slice(0, from), body: html.slice(from, to), after: html.slice(to) }
}
