import { join } from 'node:path'
import { app, nativeTheme } from 'electron'
import { followFrontRequests } from '../connection/front-request.ts'
import { IdleLock } from '../policy/idle-lock.ts'
import { setJumpList } from '../shell/background/jump-list.electron.ts'
import { imageBaseOf } from '../shell/content/serve-images.ts'
import { followContextMenu } from '../shell/context-menu.ts'
import { followLinks } from '../shell/deep-links.ts'
import { applyTheme } from '../shell/desktop.ts'
import { setApplicationMenu } from '../shell/menu.ts'
import { menuActions } from '../shell/menu-actions.ts'
import { servePage } from '../shell/page.ts'
import { systemPresence } from '../shell/presence.ts'
import { finishBeforeQuit } from '../shell/quit.ts'
import type { Ground } from './ground.ts'
import type { Services } from './services.ts'
import type { Session } from './session.ts'
import type { Shell } from './shell.ts'

/** Follows what the system asks of the application while it runs. */
export function followSystem(
  { userData, log }: Ground,
  { windows, links, openWindow }: Shell,
  { network, clientCertificates }: Session,
  { zoom }: Services,
): void {
  windows.follow(app)
  zoom.follow(app)
  followContextMenu(app, openWindow)
  followLinks(app, links, () => windows.show())
  void followFrontRequests(userData, () => windows.show(), log)
  network.proxyLogin.refuse(app)
  clientCertificates.follow(app)
}

/** Ends what is in progress before the process ends. */
export function finishOnQuit(session: Session, { files, drafts, preferences, sending, updates }: Services): void {
  const { platform, offline, activity, identity, connections, vault } = session
  finishBeforeQuit(app, {
    finish: async () => {
      files.cancelOfPage()
      files.invoiceDownloads.cancelAll()
      platform.close()
      sending.close()
      updates.close()
      await Promise.all([offline, drafts, preferences, sending, activity, files, identity].map((service) => service.settled()))
      await connections.close()
    },
    isStuck: () => vault.isAsking(),
  })
}

/** Shows the first window as soon as Electron can, and watches for an absent user once the policy is known. */
export async function showConsole({ build, test, log }: Ground, shell: Shell, session: Session, services: Services): Promise<void> {
  const { windows, openWindow, openLink } = shell
  const { connection, network, policy, identity, loaded } = session
  const { preferences, sending } = services
  const imageBase = imageBaseOf({ connection, loaded, reload: () => windows.reloadAll() })
  await app.whenReady()
  applyTheme(nativeTheme, preferences.choices().theme)
  await servePage({ folder: join(build, 'renderer'), imageBase, fetchImage: network.fetchImage, log })
  setApplicationMenu(menuActions({ ...shell, ...session, ...services, logFile: log.file }), { canStayOnTop: !shell.isWayland })
  setJumpList(app, { newWindow: () => openWindow('/'), open: openLink })
  windows.show()
  await loaded
  const { idleLockMinutes } = policy.settings()
  if (idleLockMinutes !== undefined) {
    new IdleLock({ presence: systemPresence(test.idle), identity, sending: sending.work, logger: log }).start(idleLockMinutes)
  }
}
