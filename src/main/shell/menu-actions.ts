import type { Emit } from '../bridge/serve-bridge.ts'
import { announceUnchanged, type Connection } from '../connection/connection.ts'
import type { Identity } from '../identity/identity.ts'
import { refusedWhileLocked } from '../policy/locked-calls.ts'
import type { Policy } from '../policy/policy.ts'
import { updateByMenu } from '../updates/update-by-menu.ts'
import type { Updates } from '../updates/updates.ts'
import type { Desktop } from './desktop.ts'
import type { MenuActions } from './menu.ts'
import type { Notices } from './notices.ts'
import type { ConsoleWindows } from './windows/console-windows.ts'
import type { Zoom } from './zoom.ts'

interface MenuServices {
  readonly windows: ConsoleWindows
  readonly openWindow: (route: string) => void
  readonly zoom: Zoom
  readonly desktop: Desktop
  readonly connection: Connection
  readonly updates: Updates
  readonly policy: Policy
  readonly identity: Pick<Identity, 'isLocked'>
  readonly logFile: string
  readonly announce: Notices['announce']
  readonly emit: Emit
}

/** What the application's menu does. Entries that show or change anything of the user do nothing while the console is locked. */
export function menuActions({ windows, openWindow, zoom, desktop, connection, updates, policy, identity, logFile, announce, emit }: MenuServices): MenuActions {
  const unlessLocked = refusedWhileLocked(() => identity.isLocked())
  return {
    newWindow: () => openWindow('/'),
    reload: () => windows.reload(),
    zoom: (direction) => zoom.step(direction),
    print: unlessLocked(() => void desktop.print()),
    changeConnection: unlessLocked(() => void connection.change().then((result) => announceUnchanged(result, announce))),
    checkForUpdates: unlessLocked(() => void updateByMenu({ updates, ask: (question) => desktop.ask(question), announce })),
    showLogFile: () => void desktop.showInFolder(logFile),
    showPolicy: () => void desktop.inform('Policy of this computer', policy.summary()),
    find: unlessLocked(() => emit('shell.find', null, windows.currentPage())),
    compactRows: () => emit('shell.compactRows', null, windows.currentPage()),
    go: (direction) => emit('shell.go', { direction }, windows.currentPage()),
    help: (topic) => emit('shell.help', { topic }, windows.currentPage()),
  }
}
