/**
 * A page's HTML as a document that shows under the console's policy: scripts are dropped, its own styles get the nonce.
 * It belongs into a frame with an empty `sandbox`: nothing in it runs, nothing of it reaches the console.
 */
export const previewDocument = (html: string, nonce: string): string => {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  for (const element of parsed.querySelectorAll('script, base, meta[http-equiv], iframe, object, embed')) element.remove()
  for (const style of parsed.querySelectorAll('style')) style.setAttribute('nonce', nonce)

  // The policy takes no style attributes: each becomes a rule of its own.
  const rules = parsed.createElement('style')
  rules.setAttribute('nonce', nonce)
  const declarations: string[] = []
  for (const [index, element] of [...parsed.querySelectorAll('[style]')].entries()) {
    const style = element.getAttribute('style') ?? ''
    element.removeAttribute('style')
    element.setAttribute('data-preview-style', String(index))
    // What could end the rule, or the style element, is not let through.
    if (!/[{}<]/.test(style)) declarations.push(`[data-preview-style="${index}"]{${style}}`)
  }
  rules.textContent = declarations.join('\n')
  parsed.head.append(rules)
  return `<!doctype html>${parsed.documentElement.outerHTML}`
}
