import { failure, type Result, success } from '#shared/result.ts'

/** Windows at once: each is a process of its own. */
export const MOST_WINDOWS = 10

/** What the list looks at of a window. */
export interface ListedWindow {
  readonly page: number
  readonly isFocused: () => boolean
}

/** The open windows, the one used last at the end. */
export class WindowList<Window extends ListedWindow> {
  #windows: readonly Window[] = []

  /** Whether one more may be opened: `busy` with words for the user where not. */
  hasRoom(): Result<undefined> {
    if (this.#windows.length < MOST_WINDOWS) return success(undefined)
    return failure('busy', `${MOST_WINDOWS} windows are open, which is the most there can be. Close one of them first.`)
  }

  /** Adds a window, or notes that it is the one in use. */
  use(window: Window): void {
    this.#windows = [...this.#windows.filter((each) => each !== window), window]
  }

  remove(window: Window): void {
    this.#windows = this.#windows.filter((each) => each !== window)
  }

  all(): readonly Window[] {
    return this.#windows
  }

  of(page: number): Window | undefined {
    return this.#windows.find((window) => window.page === page)
  }

  /** The focused window, or the one that was focused last. */
  current(): Window | undefined {
    return this.#windows.find((window) => window.isFocused()) ?? this.#windows.at(-1)
  }
}
