import type { Page } from 'playwright'

/** Rows, details and charts hold data, which moves with the day the picture was taken. */
const DATA = '[role=gridcell], [role=rowheader], dd, svg, [role=img]'

/**
 * The console's own texts on the screen, one per line in the order of the page: headings, labels, buttons, tabs, column heads, placeholders.
 * Numbers and dates become "#".
 */
export async function screenTexts(page: Page): Promise<string> {
  const texts = await page.evaluate((data) => {
    const isDrawn = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      // Texts for screen readers alone are 1 pixel large.
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest(data) === null
    }
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (element === null || !isDrawn(element)) continue
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) found.push(node.placeholder)
      else if (node instanceof Text && !(element instanceof HTMLOptionElement)) found.push(node.data)
    }
    return found
  }, DATA)
  const lines = texts.map((text) =>
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\d[\d.,:/-]*/g, '#')
      .trim(),
  )
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}
