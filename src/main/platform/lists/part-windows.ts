import { callingPage } from '../../bridge/calling-page.ts'

/** Parts of one list that may be on their way to a page: enough that it never waits, few enough that they take no room. */
const OPEN = 8

/** Milliseconds after which a page that takes nothing is not waited for any longer. */
const PATIENCE = 5000

interface PartWindow {
  onWay: number
  release: (() => void) | undefined
}

/** How many parts of long lists each page has still to read: no more is read from the platform than it keeps up with. */
export class PartWindows {
  readonly #windows = new Map<string, PartWindow>()

  /** For the parts of one call of the calling page: `sent` gives what is to be waited for before the next part. */
  open(requestId: string): { readonly sent: () => Promise<void> | undefined; readonly close: () => void } {
    const key = keyOf(requestId)
    const window: PartWindow = { onWay: 0, release: undefined }
    this.#windows.set(key, window)
    return {
      sent: () => {
        window.onWay += 1
        return window.onWay < OPEN ? undefined : untilReleased(window)
      },
      close: () => {
        window.release?.()
        if (this.#windows.get(key) === window) this.#windows.delete(key)
      },
    }
  }

  /** The calling page has read one more part. One that was never sent is no error: its call may have ended meanwhile. */
  taken(requestId: string): void {
    const window = this.#windows.get(keyOf(requestId))
    if (window === undefined || window.onWay === 0) return
    window.onWay -= 1
    window.release?.()
  }
}

const untilReleased = (window: PartWindow): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE)
    window.release = () => {
      clearTimeout(timer)
      window.release = undefined
      resolve()
    }
  })

const keyOf = (requestId: string): string => `${callingPage() ?? ''}:${requestId}`
