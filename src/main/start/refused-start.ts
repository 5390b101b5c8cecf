import { app, dialog } from 'electron'

const TITLE = 'Admin Console did not start'

/** Says why the console does not start, on the terminal and in a dialog, and ends the process with a failure. */
export async function refuseStart(reason: string): Promise<void> {
  process.stderr.write(`${TITLE}\n${reason}\n`)
  if (process.platform === 'linux') {
    // Before Electron is ready a dialog on Linux is a line on the terminal only; without a display it never is.
    if (!process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) return app.exit(1)
    await app.whenReady()
  }
  dialog.showErrorBox(TITLE, reason)
  app.exit(1)
}

/** Refuses options that weaken the protection. They would work once Electron is ready: it does not wait for that. */
export function refuseOptions(options: readonly string[]): void {
  dialog.showErrorBox(TITLE, `These options would weaken its protection: ${options.join(', ')}. Start it without them.`)
  app.exit(1)
}
