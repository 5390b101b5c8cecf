import type { CallResult } from '#shared/bridge/bridge.ts'
import type { LinkName } from '#shared/bridge/connection.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import { linkAddress } from '../connection/connection.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import type { Logs } from '../log/log.ts'
import type { Vault } from '../vault/vault.ts'
import type { Desktop } from './desktop.ts'
import type { Notices } from './notices.ts'

export interface ShellHandlersOptions {
  readonly information: CallResult<'shell.information'>
  readonly profile: () => ConnectionProfile | undefined
  readonly openBrowser: (address: string) => Promise<void>
  readonly desktop: Pick<Desktop, 'print'>
  readonly notices: Pick<Notices, 'list'>
  readonly vault: Pick<Vault, 'retry'>
  readonly report: Logs['report']
}

export const shellHandlers = ({ information, profile, openBrowser, desktop, notices, vault, report }: ShellHandlersOptions): HandlersOf<'shell'> => ({
  'shell.information': () => success(information),
  'shell.openLink': ({ name }) => openLink(name, profile(), openBrowser),
  'shell.report': ({ level, message }) => {
    report(level, message)
    return success(undefined)
  },
  'shell.print': () => desktop.print(),
  'shell.notices': () => success(notices.list()),
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
