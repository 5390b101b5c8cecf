import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useMemo, useRef, useState } from 'react'
import { documentNonce } from '../document-nonce.ts'

const useStyles = makeStyles({
  frame: {
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    padding: tokens.spacingHorizontalM,
    // The page is a white sheet on a desk of the theme, as in the rich editor.
    backgroundColor: tokens.colorNeutralBackground4,
    backgroundImage: 'linear-gradient(white, white), none',
    backgroundClip: 'content-box, border-box',
    colorScheme: 'light',
  },
})

/** What a page's HTML looks like: nothing in it runs, loads from elsewhere or leads out. */
export const HtmlFrame = ({ title, html, className }: { readonly title: string; readonly html: string; readonly className?: string }) => {
  const styles = useStyles()
  const content = useMemo(() => previewDocument(html, documentNonce()), [html])
  const [shown, setShown] = useState(content)
  const isLoading = useRef(true)
  // Chromium loses a document that is set while the frame loads another one, in a process of its own.
  useEffect(() => {
    if (isLoading.current || content === shown) return
    isLoading.current = true
    setShown(content)
  }, [content, shown])
  const onLoad = (): void => {
    isLoading.current = content !== shown
    setShown(content)
  }
  return <iframe className={mergeClasses(styles.frame, className)} title={title} sandbox="" srcDoc={shown} onLoad={onLoad} />
}

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
