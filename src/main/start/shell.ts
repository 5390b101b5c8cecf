import { join } from 'node:path'
import { app } from 'electron'
import { CancellableCalls } from '../bridge/cancellable-calls.ts'
import { createEmit } from '../bridge/serve-bridge.ts'
import type { fileServices } from '../files/file-services.ts'
import type { Identity } from '../identity/identity.ts'
import type { sendingServices } from '../money/sending-services.ts'
import type { Preferences } from '../preferences/preferences.ts'
import { BackgroundWork } from '../shell/background/background-work.ts'
import { systemDesktop } from '../shell/background/system-desktop.electron.ts'
import { DeepLinks } from '../shell/deep-links.ts'
import { Desktop } from '../shell/desktop.ts'
import { Notices } from '../shell/notices.ts'
import { ConsoleWindows } from '../shell/windows/console-windows.ts'
import { isNativeWayland } from '../shell/windows/wayland.ts'
import { windowOpener } from '../shell/windows/window-opener.ts'
import type { Ground } from './ground.ts'

/** The services that windows and notifications ask; they are built after them. */
export interface AskedByShell {
  readonly files: Pick<ReturnType<typeof fileServices>, 'cancelOfPage' | 'kindOf'>
  readonly identity: Pick<Identity, 'isLocked'>
  readonly preferences: Pick<Preferences, 'choices'>
  readonly sending: Pick<ReturnType<typeof sendingServices>, 'mayClose'>
}

export type Shell = ReturnType<typeof buildShell>

/** The windows, the way to their pages, and what of the desktop the services use. */
export function buildShell({ build, test, userData, log }: Ground, services: () => AskedByShell) {
  const calls = new CancellableCalls()
  const isWayland = isNativeWayland({
    platform: process.platform,
    environment: process.env,
    ozonePlatform: app.commandLine.getSwitchValue('ozone-platform'),
  })
  const windows = new ConsoleWindows({
    preload: join(build, 'preload/index.cjs'),
    icon: join(app.getAppPath(), 'resources/icon.png'),
    placement: join(userData, 'window.json'),
    isPlacedBySystem: isWayland,
    onGone: (page) => {
      services().files.cancelOfPage(page)
      calls.cancelOf(page)
    },
    onRecovered: (page) => notices.recovered(page),
    announce: (notice) => notices.announce(notice),
    waitsForPage: (window) => desktop.waitsForPage(window),
    beforeClose: (page, isLast) => services().sending.mayClose(page, isLast, (question) => desktop.ask(question)),
    logger: log,
  })
  const openLink = (link: string | null): void => {
    windows.show()
    if (link !== null) links.receive(link)
  }
  const background = new BackgroundWork({
    ...systemDesktop({ record: test.notifications, logger: log }),
    isLocked: () => services().identity.isLocked(),
    isWanted: () => services().preferences.choices().notifications,
    open: openLink,
    kindOf: (id) => services().files.kindOf(id),
  })
  const emit = background.follow(createEmit({ send: windows.send.bind(windows), checkPayloads: !app.isPackaged, log: log.error }))
  const notices = new Notices(emit)
  const links = new DeepLinks({ emit, notices, refused: log.refused, page: () => windows.currentPage() })
  const desktop = new Desktop((page) => windows.windowFor(page), test)
  return {
    windows,
    isWayland,
    calls,
    emit,
    notices,
    announce: notices.announce.bind(notices),
    withdraw: notices.withdraw.bind(notices),
    links,
    openLink,
    desktop,
    openWindow: windowOpener({ windows, desktop }),
  }
}
