import type { CallResult } from '#shared/bridge.ts'
import { failure, success } from '#shared/result.ts'
import type { Connection } from '../connection/connection.ts'
import type { Downloads } from '../files/downloads.ts'
import type { Exports } from '../files/exports.ts'
import type { FileLibrary } from '../files/file-library.ts'
import type { FileOpener } from '../files/file-opener.ts'
import type { Identity } from '../identity/identity.ts'
import type { OfflineCache } from '../offline/offline-cache.ts'
import type { Logger } from '../platform/logger.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import type { Preferences } from '../preferences/preferences.ts'
import type { Notices } from '../shell/notices.ts'
import type { linkOpener } from '../shell/open-link.ts'
import { CancellableCalls } from './cancellable-calls.ts'
import type { Handlers } from './serve-bridge.ts'

export interface Services {
  readonly information: CallResult<'shell.information'>
  readonly openLink: ReturnType<typeof linkOpener>
  readonly notices: Notices
  readonly connection: Connection
  readonly identity: Identity
  readonly platform: PlatformClient
  readonly offline: OfflineCache
  readonly library: FileLibrary
  readonly downloads: Downloads
  readonly exports: Exports
  readonly opener: FileOpener
  readonly preferences: Preferences
  readonly logger: Logger
}

/** Which service answers which channel. Nothing is decided here. */
export function createHandlers(services: Services): Handlers {
  const { connection, identity, platform, offline, library, downloads, exports, opener, preferences, notices, logger } = services
  const calls = new CancellableCalls()

  return {
    'shell.information': () => success(services.information),
    'shell.openLink': ({ name }) => services.openLink(name),
    'shell.report': ({ level, message }) => {
      logger[level](`Renderer: ${message}`)
      return success(undefined)
    },
    'shell.notices': () => success(notices.list()),

    'connection.status': () => success(connection.status()),
    'connection.use': ({ text }) => connection.use(text),
    'connection.forget': () => connection.forget(),

    'identity.status': () => success(identity.status()),
    'identity.signIn': () => identity.signIn(),
    'identity.cancelSignIn': async () => success(await identity.cancelSignIn()),
    'identity.signOut': () => identity.signOut(),

    'platform.execute': ({ operation, variables, requestId }) => calls.run(requestId, (signal) => platform.execute(operation, variables, { signal })),
    'platform.cancel': ({ requestId }) => {
      calls.cancel(requestId)
      return success(undefined)
    },
    'platform.rest': (call) => platform.rest(call),
    'platform.reachability': () => success(platform.reachability()),

    'offline.read': ({ list }) => offline.read(list),

    'files.download': (request) => downloads.start(request),
    'files.list': () => success(library.list()),
    'files.cancel': ({ id }) => (library.cancel(id) ? success(undefined) : failure('not-found', 'This file is no longer being written.')),
    'files.open': ({ id }) => opener.open(id),
    'files.showInFolder': ({ id }) => opener.showInFolder(id),
    'files.beginExport': (request) => exports.begin(request),
    'files.appendExport': (request) => exports.append(request),
    'files.finishExport': (request) => exports.finish(request),

    'preferences.read': () => success(preferences.read()),
    'preferences.write': (change) => preferences.write(change),
  }
}
