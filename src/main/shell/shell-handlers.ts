import type { CallResult } from '#shared/bridge/bridge.ts'
import type { LinkName } from '#shared/bridge/connection.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { windowAddress } from '#shared/window-address.ts'
import { callingPage } from '../bridge/calling-page.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import { linkAddress } from '../connection/connection.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import type { Logs } from '../log/log.ts'
import type { Vault } from '../vault/vault.ts'
import type { DeepLinks } from './deep-links.ts'
import type { Desktop } from './desktop.ts'
import type { Notices } from './notices.ts'
import type { ConsoleWindows } from './windows/console-windows.ts'
import type { Zoom } from './zoom.ts'

export interface ShellHandlersOptions {
  readonly information: CallResult<'shell.information'>
  readonly profile: () => ConnectionProfile | undefined
  readonly windows: Pick<ConsoleWindows, 'open' | 'currentPage'>
  readonly desktop: Pick<Desktop, 'print' | 'openLink' | 'openContact' | 'unlockKeychain'>
  readonly notices: Pick<Notices, 'list'>
  readonly links: Pick<DeepLinks, 'take'>
  readonly zoom: Pick<Zoom, 'step'>
  readonly vault: Pick<Vault, 'retry'>
  readonly report: Logs['report']
}

export const shellHandlers = ({ information, profile, windows, desktop, notices, links, zoom, vault, report }: ShellHandlersOptions): HandlersOf<'shell'> => ({
  'shell.information': () => success(information),
  'shell.openLink': ({ name }) => openLink(name, profile(), desktop),
  'shell.contact': ({ way, number }) => desktop.openContact(way, number),
  'shell.report': ({ level, message }) => {
    report(level, message)
    return success(undefined)
  },
  'shell.print': () => desktop.print(),
  'shell.notices': () => success(notices.list(callingPage())),
  // A link opens where the user is, not in whichever window asks first.
  'shell.takeLink': () => success(windows.currentPage() === callingPage() ? links.take() : null),
  'shell.openWindow': ({ address }) => {
    const path = windowAddress(address)
    return path === null ? failure('invalid-arguments', 'No window can be opened there.') : windows.open(path)
  },
  'shell.zoom': ({ direction }) => {
    zoom.step(direction)
    return success(undefined)
  },
  'shell.unlockKeychain': async () => {
    const asked = await desktop.unlockKeychain(() => vault.retry())
    return asked.ok ? success({ isUnlocked: asked.value.mode === 'keychain' }) : asked
  },
})

/** Opens a link of the connection profile by its name. The renderer never names an address. */
async function openLink(name: LinkName, profile: ConnectionProfile | undefined, desktop: Pick<Desktop, 'openLink'>): Promise<Result<undefined>> {
  const address = profile && linkAddress(profile, name)
  return address === undefined ? failure('not-found', 'The connection profile has no such link.') : desktop.openLink(address)
}
