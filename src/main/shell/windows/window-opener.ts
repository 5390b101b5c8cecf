import type { Desktop } from '../desktop.ts'
import type { ConsoleWindows } from './console-windows.ts'

interface WindowOpenerOptions {
  readonly windows: Pick<ConsoleWindows, 'open'>
  readonly desktop: Pick<Desktop, 'inform'>
}

/** Opens windows for the menus, which have no page to show a refusal in. Takes a path of the console. */
export const windowOpener =
  ({ windows, desktop }: WindowOpenerOptions) =>
  (path: string): void => {
    const opened = windows.open(path)
    if (!opened.ok) void desktop.inform('No new window', opened.error.message)
  }
