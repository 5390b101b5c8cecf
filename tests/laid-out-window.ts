/**
 * For tests that draw: what is in the page is visible. jsdom lays nothing out, so the focus manager would find nothing to focus in a dialog and focus its
 * surface instead; and a dialog whose surface has the focus before the manager knows of it is hidden from readers, with the page behind it.
 */

if (typeof document !== 'undefined') {
  const isVisible = (element: Element): boolean => element.isConnected && element.closest('[hidden], [style*="display: none"]') === null
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement): Element | null {
      return isVisible(this) && this !== document.body ? this.parentElement : null
    },
  })
  Element.prototype.checkVisibility = function (this: Element) {
    return isVisible(this)
  }
  HTMLBodyElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, window.innerHeight)
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
}
