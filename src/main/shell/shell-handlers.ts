import type { CallResult } from '#shared/bridge/bridge.ts'
import { success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Logs } from '../log/log.ts'
import type { Vault } from '../vault/vault.ts'
import type { Desktop } from './desktop.ts'
import type { Notices } from './notices.ts'
import type { linkOpener } from './open-link.ts'

export interface ShellHandlersOptions {
  readonly information: CallResult<'shell.information'>
  readonly openLink: ReturnType<typeof linkOpener>
  readonly desktop: Pick<Desktop, 'print'>
  readonly notices: Pick<Notices, 'list'>
  readonly vault: Pick<Vault, 'retry'>
  readonly report: Logs['report']
}

export const shellHandlers = ({ information, openLink, desktop, notices, vault, report }: ShellHandlersOptions): HandlersOf<'shell'> => ({
  'shell.information': () => success(information),
  'shell.openLink': ({ name }) => openLink(name),
  'shell.report': ({ level, message }) => {
    report(level, message)
    return success(undefined)
  },
  'shell.print': () => desktop.print(),
  'shell.notices': () => success(notices.list()),
  'shell.unlockKeychain': async () => success({ isUnlocked: (await vault.retry()).mode === 'keychain' }),
})
