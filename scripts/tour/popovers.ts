import type { Page } from 'playwright'

const SELECTORS = {
  // A chart keeps its hints as popovers of its own, hidden until the pointer is over it.
  popover: '.fui-PopoverSurface:not([aria-label^="Chart: "] *), .fui-MenuPopover',
  dialog: '.fui-DialogSurface',
  button: 'button, [role="button"], [role="tab"], a[href]',
  opener: '[aria-expanded="true"]',
}

/**
 * Returns what is wrong with the open popovers as a sentence, or null. At most one may be open; it must not be at the
 * window's
 * corner, where Fluent draws one without a target, nor cover a button of the top dialog, except the one that opens it.
 */
export const popoverFault = (page: Page): Promise<string | null> =>
  page.evaluate(({ popover, dialog, button, opener }) => {
    const nameOf = (element: Element): string => {
      const labelled = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent
      return (element.getAttribute('aria-label') ?? labelled ?? element.textContent ?? '').trim().slice(0, 60)
    }
    const popovers = [...document.querySelectorAll(popover)].filter((element) => element.checkVisibility({ checkVisibilityCSS: true, opacityProperty: true }))
    const inCorner = popovers.find((element) => {
      const { left, top } = element.getBoundingClientRect()
      return left < 8 && top < 8
    })
    if (inCorner !== undefined) return `A popover lies in the corner of the window: "${nameOf(inCorner)}"`
    const [one, another] = popovers
    if (one !== undefined && another !== undefined) return `Two popovers are open: "${nameOf(one)}" and "${nameOf(another)}"`
    const onTop = [...document.querySelectorAll(dialog)].at(-1)
    if (one === undefined || onTop === undefined) return null
    const box = one.getBoundingClientRect()
    const hangsAt = ({ left, right, top, bottom, width }: DOMRect): boolean =>
      width > 0 && left < box.right + 16 && right > box.left - 16 && top < box.bottom + 16 && bottom > box.top - 16
    if ([...onTop.querySelectorAll(opener)].some((element) => hangsAt(element.getBoundingClientRect()))) return null
    const covered = [...onTop.querySelectorAll(button)].find((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    return covered === undefined ? null : `A popover covers ${nameOf(covered)}: "${nameOf(one)}"`
  }, SELECTORS)
