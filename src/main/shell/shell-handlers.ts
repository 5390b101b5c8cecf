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
import type { OpenContact } from './system-browser.ts'
import type { ConsoleWindows } from './windows/console-windows.ts'
import type { Zoom } from './zoom.ts'

export interface ShellHandlersOptions {
  readonly information: CallResult<'shell.information'>
  readonly profile: () => ConnectionProfile | undefined
  readonly openBrowser: (address: string) => Promise<void>
  readonly openContact: OpenContact
  readonly windows: Pick<ConsoleWindows, 'open' | 'currentPage'>
  readonly desktop: Pick<Desktop, 'print'>
  readonly notices: Pick<Notices, 'list'>
  readonly links: Pick<DeepLinks, 'take'>
  readonly zoom: Pick<Zoom, 'step'>
  readonly vault: Pick<Vault, 'retry'>
  readonly report: Logs['report']
}

export const shellHandlers = ({
  information,
  profile,
  openBrowser,
  openContact,
  windows,
  desktop,
  notices,
  links,
  zoom,
  vault,
  report,
}: ShellHandlersOptions): HandlersOf<'shell'> => ({
  'shell.information': () => success(information),
  'shell.openLink': ({ name }) => openLink(name, profile(), openBrowser),
  'shell.contact': async ({ way, number }) => {
    try {
      return (await openContact(way, number)) ? success(undefined) : failure('busy', 'Another number is being opened. Try again in a moment.')
    } catch {
      return failure('internal', way === 'call' ? 'No program of this computer makes calls.' : 'WhatsApp could not be opened in the browser.')
    }
  },
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
  'shell.unlockKeychain': async () => success({ isUnlocked: (await vault.retry()).mode === 'keychain' }),
})

/** Opens a link of the connection profile by its name. The renderer never names an address. */
async function openLink(name: LinkName, profile: ConnectionProfile | undefined, openBrowser: (address: string) => Promise<void>): Promise<Result<undefined>> {
  const address = profile && linkAddress(profile, name)
  if (address === undefined) return failure('not-found', 'The connection profile has no such link.')
  try {
    await openBrowser(address)
    return success(undefined)
  } catch {
    return failure('internal', 'The link could not be opened in the browser.')
  }
}
