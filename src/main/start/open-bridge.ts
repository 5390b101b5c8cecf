import { app } from 'electron'
import { ipcMainPort } from '../bridge/ipc-main.electron.ts'
import { serveBridge } from '../bridge/serve-bridge.ts'
import { refusalOfLocked } from '../policy/locked-calls.ts'
import { consoleHandlers } from './console-handlers.ts'
import type { Ground } from './ground.ts'
import type { Services } from './services.ts'
import type { Session } from './session.ts'
import type { Shell } from './shell.ts'

/** What the page may call before anyone is signed in: the theme does not depend on the user, and the first paint needs it. */
const OF_NOBODY = /^(?:shell\.|connection\.|diagnostics\.|policy\.|proxy\.|preferences\.read$|updates\.(?!restart$))/

/** Serves the page's calls. They wait for the profile, and those of a user also for the keychain, which may be asking to be unlocked. */
export function openBridge({ userData, log }: Ground, shell: Shell, session: Session, services: Services): void {
  const { emit, windows } = shell
  const { identity, network, loaded, restored } = session
  serveBridge({
    port: ipcMainPort,
    handlers: consoleHandlers({
      ...shell,
      ...session,
      ...services,
      information: { version: app.getVersion(), platform: process.platform as 'darwin' | 'win32' | 'linux', canStayOnTop: !shell.isWayland },
      userData,
      log,
      onPart: (part, page) => emit('platform.part', part, page),
      proxyLogin: network.proxyLogin,
    }),
    ready: (channel) => (OF_NOBODY.test(channel) ? loaded : restored),
    refusal: (channel) => (identity.isLocked() ? refusalOfLocked(channel) : undefined),
    isKnownWindow: (id) => windows.owns(id),
    checkResults: !app.isPackaged,
    log: log.warn,
    onRefused: (channel, reason, detail) => log.refused(`a call of ${channel}: ${reason}`, detail),
  })
}

/** Passes on what changes, between services and to the page. */
export function connectEvents({ emit }: Shell, { connection, identity, vault, platform, clock, offline }: Session, { sending }: Services): void {
  connection.onChange((status) => emit('connection.changed', status))
  connection.onChange(() => clock.forget())
  identity.onChange((status) => emit('identity.changed', status))
  // A sign-in or a refresh may have brought another role.
  identity.onChange(() => void offline.removeHidden())
  vault.onUnlock(() => {
    void identity.remember()
    sending.resume()
  })
  platform.onReachability((reachability) => emit('platform.reachabilityChanged', reachability))
}
