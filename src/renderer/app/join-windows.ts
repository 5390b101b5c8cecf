import type { ConsoleServices } from '#data/bridge/bridge-context.ts'
import { joinWindows, onOtherWindow } from '#data/windows/other-windows.ts'

/** Joins the console's other windows, and shows the preferences that were changed in one of them. */
export function joinOtherWindows({ preferences }: Pick<ConsoleServices, 'preferences'>): void {
  joinWindows(new BroadcastChannel('admin-console'))
  onOtherWindow(({ kind }) => {
    if (kind === 'preferences') void preferences.read()
  })
}
