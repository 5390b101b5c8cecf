import type { App } from 'electron'

/** The longest that quitting waits for what is still being written, milliseconds. */
const PATIENCE = 3000

/** Lets something come to its end before the process does. */
export function finishBeforeQuit(app: Pick<App, 'on' | 'quit'>, finish: () => Promise<void>): void {
  let isFinished = false
  app.on('will-quit', (event) => {
    if (isFinished) return
    event.preventDefault()
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE).unref())
    void Promise.race([finish(), patience]).finally(() => {
      isFinished = true
      // Electron takes no new request to quit while it still handles the one that was prevented.
      setImmediate(() => app.quit())
    })
  })
}
