/** The longest that quitting waits for what is still being written, milliseconds. */
const TIMEOUT = 3000

/** The part of Electron's `app` that is used, so that tests can quit without Electron. */
export interface QuittableApp {
  on(event: 'will-quit', listener: (event: { preventDefault(): void }) => void): unknown
  quit(): void
  exit(): void
}

/** @param isStuck whether a call may hang (the keychain's): the process then ends without its own tidying up */
export function finishBeforeQuit(app: QuittableApp, { finish, isStuck }: { finish: () => Promise<void>; isStuck: () => boolean }): void {
  let isFinished = false
  app.on('will-quit', (event) => {
    if (isFinished) return
    event.preventDefault()
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT).unref())
    void Promise.race([finish(), timeout]).finally(() => {
      isFinished = true
      // Electron takes no new request to quit while it still handles the one that was prevented.
      setImmediate(() => (isStuck() ? app.exit() : app.quit()))
    })
  })
}
