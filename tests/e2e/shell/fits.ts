import type { Page } from '@playwright/test'

/**
 * What does not fit the window as it is now, a sentence each: buttons, links, tabs and fields that are cut, lie over each other, or stand beyond what can be
 * scrolled to. A text that ends with an ellipsis and has its whole text as title is cut by design; a table scrolls, so that the buttons of its cells are only
 * compared with their cell.
 */
export const whatDoesNotFit = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'button, a[href], input, select, textarea, [role=tab], [role=combobox], [role=switch], label, h1, h2, h3'
    const SLACK = 2
    const found = new Set<string>()
    const nameOf = (element: Element): string =>
      `${element.localName} ${JSON.stringify((element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40))}`
    if (document.documentElement.scrollWidth > window.innerWidth) found.add(`the document is ${document.documentElement.scrollWidth} px wide`)
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      const { visibility, opacity, clipPath } = getComputedStyle(element)
      const isForReadersOnly = (width <= 1 && height <= 1) || clipPath !== 'none'
      return (
        width > 1 && height > 1 && visibility === 'visible' && opacity !== '0' && !isForReadersOnly && element.closest('[aria-hidden=true], [inert]') === null
      )
    }
    /** What an element shows of itself, within all that clips it; null: it is clipped away, or can be scrolled to sideways. */
    const seen = (element: Element): { left: number; right: number; top: number; bottom: number } | null => {
      let { left, right, top, bottom } = element.getBoundingClientRect()
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        if (overflowX === 'auto' || overflowX === 'scroll') {
          if (at.scrollWidth > at.clientWidth + 1) return null
        }
        if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
      }
      return left < right && top < bottom ? { left, right, top, bottom } : null
    }
    const layers = document.querySelectorAll('.fui-DialogSurface')
    const root = layers[layers.length - 1] ?? document.body
    const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (element) => isShown(element) && element.closest('[role=gridcell], [role=columnheader]') === null,
    )
    const places: { element: HTMLElement; box: { left: number; right: number; top: number; bottom: number } }[] = []
    for (const element of controls) {
      const box = element.getBoundingClientRect()
      const visible = seen(element)
      if (visible === null) continue
      if (visible.left > box.left + SLACK || visible.right < box.right - SLACK)
        found.add(`${nameOf(element)} is cut by ${Math.round(box.width - (visible.right - visible.left))} px`)
      if (box.right > window.innerWidth + SLACK || box.left < -SLACK)
        found.add(`${nameOf(element)} goes from ${Math.round(box.left)} to ${Math.round(box.right)} px`)
      const isText = !(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (
        isText &&
        overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + SLACK &&
        !(textOverflow === 'ellipsis' && (element.title || element.dataset['whole']))
      )
        found.add(`the text of ${nameOf(element)} is cut`)
      if (element.matches('button, a[href], select, [role=tab]')) places.push({ element, box: visible })
    }
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (width > SLACK && height > SLACK) found.add(`${nameOf(one.element)} and ${nameOf(other.element)} lie over each other`)
      }
    }
    for (const element of root.querySelectorAll<HTMLElement>('[role=gridcell] button, [role=gridcell] a[href]')) {
      if (!isShown(element)) continue
      const cell = element.closest<HTMLElement>('[role=gridcell]') ?? element
      const [box, around] = [element.getBoundingClientRect(), cell.getBoundingClientRect()]
      const over = Math.max(around.left - box.left, box.right - around.right, around.top - box.top, box.bottom - around.bottom)
      if (over > SLACK) found.add(`${nameOf(element)} is ${Math.round(over)} px larger than its cell`)
      const hasWhole = cell.dataset['whole'] !== undefined || (getComputedStyle(element).textOverflow === 'ellipsis' && element.title !== '')
      if (element.scrollWidth > element.clientWidth + SLACK && !hasWhole) found.add(`the text of ${nameOf(element)} is cut`)
    }
    return [...found]
  })
