/**
 * Splits a page's HTML at its body: only that is edited, the rest comes back as it is. The editor would drop a head: what is there must not be lost by changing
 * a word.
 */
export const splitDocument = (html: string): { readonly before: string; readonly body: string; readonly after: string } => {
  const start = /<body\b[^>]*>|<\/head\s*>/gi
  let from = 0
  for (const match of html.matchAll(start)) from = match.index + match[0].length
  const end = html.search(/<\/body\s*>(?:\s|<\/html\s*>|<!--[\s\S]*?-->)*$|<\/html\s*>\s*$/i)
  const to = end < from ? html.length : end
  return { before: html.slice(0, from), body: html.slice(from, to), after: html.slice(to) }
}

/** What every page is shown with in the editor; its own styles come after. */
const BASE = 'html{min-height:100%}body{box-sizing:border-box;margin:0;padding:12px;outline:none;overflow-wrap:anywhere}img{max-width:100%}'

/**
 * Makes a page look as it does for its visitors. The console's policy, which the editor's frame has too, takes neither style elements nor style attributes;
 * both are applied by the object model instead, so that the page's text stays as it is.
 *
 * @param head the page's HTML before its body, for the style elements in it
 * @returns stops following the page's changes
 */
export const applyPageStyles = (page: Document, head: string): (() => void) => {
  const Sheet = page.defaultView?.CSSStyleSheet
  if (Sheet === undefined) return () => undefined
  const base = sheetOf(new Sheet(), BASE)
  const heads = styleTexts(new DOMParser().parseFromString(head, 'text/html')).map((text) => sheetOf(new Sheet(), text))

  let shown = ''
  const apply = (): void => {
    const texts = styleTexts(page)
    const attributes = new Set(Array.from(page.querySelectorAll('[style]'), (element) => element.getAttribute('style') ?? ''))
    const next = JSON.stringify([texts, ...attributes])
    if (next === shown) return
    shown = next
    const inline = new Sheet()
    for (const text of attributes) addInline(inline, text)
    page.adoptedStyleSheets = [base, ...heads, ...texts.map((text) => sheetOf(new Sheet(), text)), inline]
  }
  apply()
  const observer = new MutationObserver(apply)
  observer.observe(page, { subtree: true, childList: true, characterData: true, attributeFilter: ['style'] })
  return () => observer.disconnect()
}

const styleTexts = (page: Document): string[] => Array.from(page.querySelectorAll('style'), (style) => style.textContent)

const sheetOf = (sheet: CSSStyleSheet, text: string): CSSStyleSheet => {
  sheet.replaceSync(text)
  return sheet
}

/** A rule for the elements that have exactly this style attribute, stronger than any selector of the page. */
const addInline = (sheet: CSSStyleSheet, text: string): void => {
  const at = sheet.insertRule(`[style=${quoted(text)}]:not(#a#a#a){}`, sheet.cssRules.length)
  const rule = sheet.cssRules[at] as CSSStyleRule
  rule.style.cssText = text
}

/** A text as a string of CSS. */
const quoted = (text: string): string => `"${text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`
