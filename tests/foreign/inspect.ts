import type { Page } from '@playwright/test'

/** How many windows high anything but the inside of a table may be. */
const HIGHEST = 20

/** Pixels by which the line below a field in focus goes beyond it. */
const FOCUS_LINE = 4

/** What is wrong with the window as it is now, a sentence each. */
export const problemsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([highest, tolerance]) => {
      const found = new Set<string>()
      const excerpt = (text: string, at: number): string => JSON.stringify(text.slice(Math.max(0, at - 30), at + 40))
      const WRONG = /Invalid Date|\bNaN\b|\bundefined\b|\[object \w+\]|(?<![\w-])null(?![\w-])|\bInfinity\b/
      const look = (text: string | null | undefined, where: () => string): void => {
        const hit = text === null || text === undefined ? null : WRONG.exec(text)
        if (hit !== null && text !== null && text !== undefined) found.add(`${where()} reads ${excerpt(text, hit.index)}`)
      }
      const nameOf = (element: Element): string => {
        const named = element.closest('[role],[aria-label],main,header,nav')
        const label = element.getAttribute('aria-label') ?? named?.getAttribute('aria-label') ?? named?.getAttribute('role') ?? ''
        return `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').match(/fui-\w+/)?.[0] ?? ''}"> of ${label.slice(0, 40)}`
      }

      // The header keeps the title of a screen whose content gave up.
      for (const alert of document.querySelectorAll('[role=alert]')) {
        const text = alert.textContent ?? ''
        if (/ran into an error|could not be shown/.test(text)) found.add(`gave up: ${text.slice(0, 300)}`)
      }

      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { parentElement: parent, textContent: text } = texts.currentNode
        if (parent !== null && !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName)) look(text, () => nameOf(parent))
      }
      for (const element of document.querySelectorAll<HTMLElement>('[aria-label],[title],[placeholder],[alt]')) {
        for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) look(element.getAttribute(attribute), () => `${attribute} of ${nameOf(element)}`)
      }
      for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
        look(field.value, () => `value of ${nameOf(field)}`)

      const { scrollWidth } = document.documentElement
      if (scrollWidth > window.innerWidth) found.add(`the document is ${scrollWidth} px wide`)
      for (const part of document.querySelectorAll('main, [role=dialog], [role=alertdialog], [role=tabpanel], form')) {
        const { left, right } = part.getBoundingClientRect()
        if (part.scrollWidth > part.clientWidth + tolerance && part.clientWidth > 0)
          found.add(`${nameOf(part)} is ${part.scrollWidth} px wide inside ${part.clientWidth} px`)
        if (left < -tolerance || right > window.innerWidth + tolerance) found.add(`${nameOf(part)} goes from ${Math.round(left)} to ${Math.round(right)} px`)
      }
      // A table draws the rows in sight only; its inside is as high as all of them together.
      for (const element of document.body.querySelectorAll('*')) {
        if (element.getBoundingClientRect().height <= highest * window.innerHeight) continue
        if (element.matches('[role=grid], [role=grid] *:not([role=row], [role=row] *), [role=listbox], :has([role=grid])')) continue
        found.add(`${nameOf(element)} is ${Math.round(element.getBoundingClientRect().height)} px high`)
      }
      // Fields beside each other must not lie over each other.
      const boxes = [...document.querySelectorAll('.fui-Field, .fui-Select, .fui-Input, .fui-Combobox')].map((element) => ({
        element,
        box: element.getBoundingClientRect(),
      }))
      for (const { element, box } of boxes) {
        const owner = element.parentElement?.closest('main, [role=dialog], [role=alertdialog]')?.getBoundingClientRect()
        if (owner !== undefined && box.width > 0 && box.right > owner.right + 1)
          found.add(`${nameOf(element)} ends at ${Math.round(box.right)} px, outside of what holds it`)
        if (element.matches('.fui-Select') && element.parentElement !== null && box.width > element.parentElement.getBoundingClientRect().width + 1)
          found.add(`${nameOf(element)} grows over its neighbour`)
      }
      return [...found]
    },
    [HIGHEST, FOCUS_LINE] as const,
  )
