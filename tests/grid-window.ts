import { vi } from 'vitest'

/** Gives jsdom what a grid asks of its window: to tell of sizes, of which it has none, and to scroll. */
export const completeGridWindow = (): void => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  Element.prototype.scrollTo = () => undefined
}
