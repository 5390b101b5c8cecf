/**
 * For tests that draw: what is in the page is visible. jsdom lays nothing out, so the focus manager would find nothing to focus in a dialog and focus its
 * surface instead; and a dialog whose surface has the focus before the manager knows of it is hidden from readers, with the page behind it.
 */

if (typeof document !== 'undefined') {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement): Element | null {
      const isVisible = this.isConnected && this.closest('[hidden], [style*="display: none"]') === null
      return isVisible && this !== document.body ? this.parentElement : null
    },
  })
  HTMLBodyElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, window.innerHeight)
}
