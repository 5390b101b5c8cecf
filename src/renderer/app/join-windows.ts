import type { ConsoleServices } from '#data/bridge/bridge-context.ts'
import { announceChange, joinWindows, onOtherWindow } from '#data/windows/other-windows.ts'

/** Joins the console's other windows, and shows the preferences that were changed in one of them. */
export function joinOtherWindows({ preferences, seeing }: Pick<ConsoleServices, 'preferences' | 'seeing'>): void {
  joinWindows(new BroadcastChannel('admin-console'))
  onOtherWindow(({ kind }) => {
    if (kind === 'preferences') void preferences.read()
    // A window beside one that is seen as somebody else would look like theirs and change things as the administrator.
    if (kind === 'opened') seeing.stop()
  })
  announceChange({ kind: 'opened' })
}
